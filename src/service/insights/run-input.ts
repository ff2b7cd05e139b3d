import { and, asc, eq, lt } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { matches, matchRecords, players, teams } from '../database/schema.ts';
import type { FinishedMatch } from './written-insight.ts';

/** Everything that a run reads: the match, what its team played before it, and its roster. */
export interface RunInput {
  match: FinishedMatch;
  /** The team's completed matches before this one, oldest first. */
  earlier: FinishedMatch[];
  roster: { playerId: string; name: string }[];
  category?: string;
  /** Of the match, read with its events in one statement. */
  contentHash: string;
}

/** Reads what a run needs; null where the match is gone or not completed any more. */
export async function readRunInput(
  db: Database,
  { clubId, matchId }: { clubId: string; matchId: string },
): Promise<RunInput | null> {
  const completed = and(eq(matches.clubId, clubId), eq(matches.status, 'completed'));
  const [row] = await selectMatches(db).where(and(completed, eq(matches.id, matchId)));
  if (row === undefined) return null;
  const earlier = await selectMatches(db)
    .where(
      and(
        completed,
        eq(matches.teamId, row.match.teamId),
        lt(matches.startsAt, row.match.startsAt),
      ),
    )
    .orderBy(asc(matches.startsAt), asc(matches.id));
  const roster = await db
    .select({ playerId: players.id, name: players.name })
    .from(players)
    .where(and(eq(players.clubId, clubId), eq(players.teamId, row.match.teamId)))
    .orderBy(asc(players.id));
  return {
    match: finishedMatch(row),
    earlier: earlier.map(finishedMatch),
    roster,
    ...(row.category === null ? {} : { category: row.category }),
    contentHash: row.match.contentHash,
  };
}

function selectMatches(db: Database) {
  return db
    .select({
      match: matches,
      record: matchRecords,
      teamName: teams.name,
      category: teams.category,
    })
    .from(matches)
    .innerJoin(
      matchRecords,
      and(eq(matchRecords.clubId, matches.clubId), eq(matchRecords.matchId, matches.id)),
    )
    .innerJoin(teams, and(eq(teams.clubId, matches.clubId), eq(teams.id, matches.teamId)))
    .$dynamic();
}

function finishedMatch(row: {
  match: typeof matches.$inferSelect;
  record: typeof matchRecords.$inferSelect;
  teamName: string;
}): FinishedMatch {
  const { match, record } = row;
  return {
    id: match.id,
    startsAt: match.startsAt,
    rules: {
      regulationPeriods: match.regulationPeriods,
      periodMinutes: match.periodMinutes,
      overtimeMinutes: match.overtimeMinutes,
    },
    boxScore: record.boxScore,
    matchSheet: record.matchSheet,
    events: record.events,
    opponentName: match.opponentName,
    teamName: row.teamName,
  };
}
