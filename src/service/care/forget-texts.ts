import { and, eq, inArray } from 'drizzle-orm';
import { naming, type OneTeam } from '../../match-files/care/erased.ts';
import type { Database } from '../database/database.ts';
import { insightRuns, insights, matches } from '../database/schema.ts';

/**
 * Deletes what is written of some matches, and of every match of the team whose texts name somebody; the next
 * request writes them again without the name. They are not rewritten here, since a sentence without its subject may still
 * give the person away. Runs of the team that are under way have read the name and are given up with them.
 */
export async function forgetTexts(
  tx: Database,
  { clubId, teamId }: OneTeam,
  matchIds: readonly string[],
  names: readonly string[],
): Promise<void> {
  const ofTeam = and(eq(matches.clubId, clubId), eq(matches.teamId, teamId));
  const runs = await tx
    .select({ matchId: insightRuns.matchId, status: insightRuns.status })
    .from(insightRuns)
    .innerJoin(
      matches,
      and(eq(matches.clubId, insightRuns.clubId), eq(matches.id, insightRuns.matchId)),
    )
    .where(and(eq(insightRuns.clubId, clubId), ofTeam));
  const going = new Set(matchIds);
  const namesAny = naming(names);
  for (const { matchId, status } of runs) {
    if (going.has(matchId)) continue;
    if (status === 'generating') going.add(matchId);
    const texts = await tx
      .select({ summary: insights.summary, ratings: insights.ratings })
      .from(insights)
      .where(and(eq(insights.clubId, clubId), eq(insights.matchId, matchId)));
    if (texts.some((text) => namesAny(JSON.stringify(text)))) going.add(matchId);
  }
  if (going.size === 0) return;
  for (const table of [insightRuns, insights]) {
    await tx.delete(table).where(and(eq(table.clubId, clubId), inArray(table.matchId, [...going])));
  }
}
