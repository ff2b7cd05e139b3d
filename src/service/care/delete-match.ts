import { and, eq, inArray } from 'drizzle-orm';
import type { CareDone } from '../../contract/care.ts';
import { requireTypedName } from '../../match-files/care/typed-name.ts';
import type { Database } from '../database/database.ts';
import { insightRuns, insights, lastAdditions, matches, matchRecords } from '../database/schema.ts';
import { type ClubRow, requireMatch } from './find.ts';
import { closeUndo } from './touched-matches.ts';

/** Deletes a match with all that was recorded and written of it. Throws CareError where `typed` is not its opponent's name. */
export async function deleteMatch(tx: Database, row: ClubRow, typed: string): Promise<CareDone> {
  const match = await requireMatch(tx, row);
  requireTypedName(typed, match.opponentName);
  await deleteMatches(tx, row.clubId, [row.id]);
  return { matches: 1 };
}

/** The runs go first: one that is under way finds itself gone, and writes nothing. */
export async function deleteMatches(
  tx: Database,
  clubId: string,
  matchIds: string[],
): Promise<void> {
  if (matchIds.length === 0) return;
  for (const table of [insightRuns, insights, matchRecords]) {
    await tx.delete(table).where(and(eq(table.clubId, clubId), inArray(table.matchId, matchIds)));
  }
  await tx.delete(matches).where(and(eq(matches.clubId, clubId), inArray(matches.id, matchIds)));
  await closeUndo(tx, clubId, matchIds);
  await forgetAdded(tx, clubId, matchIds);
}

/** What is not there any more need not be taken back. */
async function forgetAdded(tx: Database, clubId: string, matchIds: string[]): Promise<void> {
  const own = eq(lastAdditions.clubId, clubId);
  const [last] = await tx.select({ undo: lastAdditions.undo }).from(lastAdditions).where(own);
  if (last === undefined) return;
  const added = last.undo.added.filter(({ matchId }) => !matchIds.includes(matchId));
  if (added.length === last.undo.added.length) return;
  if (added.length + last.undo.replaced.length === 0) await tx.delete(lastAdditions).where(own);
  else
    await tx
      .update(lastAdditions)
      .set({ undo: { ...last.undo, added } })
      .where(own);
}
