import { and, eq } from 'drizzle-orm';
import type { OneTeam } from '../../match-files/care/erased.ts';
import type { MatchContent } from '../../match-files/same-match.ts';
import type { StoredOutline } from '../../match-files/standing.ts';
import type { Database } from '../database/database.ts';
import { matches, matchRecords } from '../database/schema.ts';

/** All matches of a team. */
export async function outlinesOf(
  db: Database,
  { clubId, teamId }: OneTeam,
): Promise<StoredOutline[]> {
  return await db
    .select({
      id: matches.id,
      day: matches.matchDay,
      opponentName: matches.opponentName,
      normalisedOpponent: matches.normalisedOpponent,
      periods: matches.periods,
      score: matches.score,
    })
    .from(matches)
    .where(and(eq(matches.clubId, clubId), eq(matches.teamId, teamId)))
    .orderBy(matches.startsAt, matches.id);
}

/** Reads what was recorded on court of some matches, and remembers the latest few. */
export function contentReader(db: Database, clubId: string) {
  const kept = new Map<string, MatchContent | null>();
  return async (matchId: string): Promise<MatchContent | null> => {
    const known = kept.get(matchId);
    if (known !== undefined) return known;
    const [row] = await db
      .select({
        status: matches.status,
        matchSheet: matchRecords.matchSheet,
        events: matchRecords.events,
        boxScore: matchRecords.boxScore,
      })
      .from(matches)
      .innerJoin(
        matchRecords,
        and(eq(matchRecords.clubId, matches.clubId), eq(matchRecords.matchId, matches.id)),
      )
      .where(and(eq(matches.clubId, clubId), eq(matches.id, matchId)));
    const content =
      row === undefined
        ? null
        : {
            finished: row.status === 'completed',
            matchSheet: row.matchSheet,
            events: row.events,
            boxScore: row.boxScore,
          };
    kept.set(matchId, content);
    const [oldest] = kept.keys();
    if (kept.size > 8 && oldest !== undefined) kept.delete(oldest);
    return content;
  };
}
