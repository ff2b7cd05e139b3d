import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { insightRuns, lastAdditions } from '../database/schema.ts';

/**
 * Makes what is written of some matches stale, whatever their content hash says: it names somebody by another name, or
 * compares with matches that it should not. A run under way has read what was, so it is given up: another can be asked for.
 */
export async function makeStale(tx: Database, clubId: string, matchIds: Iterable<string>) {
  const ids = [...matchIds];
  if (ids.length === 0) return;
  const status = sql`case when ${insightRuns.status} = 'generating' then 'failed' else ${insightRuns.status} end`;
  await tx
    .update(insightRuns)
    .set({ generatedFrom: null, status })
    .where(and(eq(insightRuns.clubId, clubId), inArray(insightRuns.matchId, ids)));
}

/**
 * The last adding can't be undone any more where it would put back what stood in one of these matches before: that knows
 * nothing of the care that they have had since.
 */
export async function closeUndo(tx: Database, clubId: string, matchIds: Iterable<string>) {
  const own = eq(lastAdditions.clubId, clubId);
  const [last] = await tx.select({ undo: lastAdditions.undo }).from(lastAdditions).where(own);
  const touched = new Set(matchIds);
  if (last?.undo.replaced.some(({ matchId }) => touched.has(matchId)) !== true) return;
  await tx.delete(lastAdditions).where(own);
}
