import { and, asc, eq, inArray } from 'drizzle-orm';
import { usualBefore } from '../../basketball/seasons.ts';
import type { FinishedMatch } from '../../insights/finished-match.ts';
import type { KeptMatches } from '../../insights/kept-matches.ts';
import { rulesOf } from '../../match-files/stored-match.ts';
import type { Database } from '../database/database.ts';
import { matches, matchRecords, players, teams } from '../database/schema.ts';

/** Everything that a run reads: the match, what its team played before it, and its roster. */
export interface RunInput {
  match: FinishedMatch;
  /** The completed matches that say what was usual, oldest first. */
  earlier: FinishedMatch[];
  /** The name of their season, if that is the one before. */
  seasonBefore?: string;
  roster: { playerId: string; name: string }[];
  category?: string;
  /** Of the match, read with its events in one statement. */
  contentHash: string;
}

/**
 * Reads what a run needs; null where the match is gone or not completed any more. Of the matches that
 * are `kept`, only the version is read.
 */
export async function readRunInput(
  db: Database,
  { clubId, matchId }: { clubId: string; matchId: string },
  kept: KeptMatches,
): Promise<RunInput | null> {
  const completed = and(eq(matches.clubId, clubId), eq(matches.status, 'completed'));
  const [row] = await selectVersions(db).where(and(completed, eq(matches.id, matchId)));
  if (row === undefined) return null;
  const { teamId } = row.match;
  const { id, startsAt, status } = matches;
  const all = await db.select({ id, startsAt, status }).from(matches).where(ofTeam(row.match));
  const { matchIds, seasonBefore } = usualBefore(all, matchId, row.season ?? undefined);
  const before = await selectVersions(db)
    .where(and(completed, ofTeam(row.match), inArray(id, matchIds)))
    .orderBy(asc(startsAt), asc(id));
  const read = await readMatches(db, [row, ...before], kept);
  const roster = await db
    .select({ playerId: players.id, name: players.name })
    .from(players)
    .where(and(eq(players.clubId, clubId), eq(players.teamId, teamId)))
    .orderBy(asc(players.id));
  const own = read.get(matchId);
  if (own === undefined) return null;
  return {
    match: own.match,
    earlier: before.flatMap(({ match }) => read.get(match.id)?.match ?? []),
    roster,
    ...(row.category === null ? {} : { category: row.category }),
    ...(seasonBefore === null ? {} : { seasonBefore }),
    contentHash: own.contentHash,
  };
}

const recordOfMatch = and(
  eq(matchRecords.clubId, matches.clubId),
  eq(matchRecords.matchId, matches.id),
);
const teamOfMatch = and(eq(teams.clubId, matches.clubId), eq(teams.id, matches.teamId));
const light = {
  match: matches,
  boxScoreTag: matchRecords.boxScoreTag,
  teamName: teams.name,
  category: teams.category,
  season: teams.season,
};

const recorded = {
  boxScore: matchRecords.boxScore,
  matchSheet: matchRecords.matchSheet,
  events: matchRecords.events,
};
type Recorded = Pick<typeof matchRecords.$inferSelect, keyof typeof recorded>;

/** All of a match but what was recorded on court. */
function selectVersions(db: Database) {
  return db
    .select(light)
    .from(matches)
    .innerJoin(matchRecords, recordOfMatch)
    .innerJoin(teams, teamOfMatch)
    .$dynamic();
}
type Version = Awaited<ReturnType<typeof selectVersions>>[number];

/** Changes with whatever a `FinishedMatch` is made of. */
function versionOf({ match, boxScoreTag, teamName }: Version): string {
  const { contentHash, startsAt, opponentName } = match;
  return JSON.stringify([
    contentHash,
    boxScoreTag,
    startsAt,
    opponentName,
    teamName,
    rulesOf(match),
  ]);
}

/** The matches by id with the hash of what was read: from memory, and in one statement what is not there. */
async function readMatches(db: Database, versions: Version[], kept: KeptMatches) {
  const read = new Map<string, { match: FinishedMatch; contentHash: string }>();
  const missing: string[] = [];
  for (const version of versions) {
    const { id, contentHash } = version.match;
    const match = kept.find(id, versionOf(version));
    if (match === undefined) missing.push(id);
    else read.set(id, { match, contentHash });
  }
  const [first] = versions;
  if (first === undefined || missing.length === 0) return read;
  const rows = await db
    .select({ ...light, record: recorded })
    .from(matches)
    .innerJoin(matchRecords, recordOfMatch)
    .innerJoin(teams, teamOfMatch)
    .where(and(ofTeam(first.match), inArray(matches.id, missing)));
  for (const row of rows) {
    const match = finishedMatch(row);
    kept.keep(versionOf(row), match);
    read.set(match.id, { match, contentHash: row.match.contentHash });
  }
  return read;
}

function ofTeam({ clubId, teamId }: { clubId: string; teamId: string }) {
  return and(eq(matches.clubId, clubId), eq(matches.teamId, teamId));
}

function finishedMatch(row: Version & { record: Recorded }): FinishedMatch {
  const { match, record } = row;
  return {
    id: match.id,
    startsAt: match.startsAt,
    rules: rulesOf(match),
    boxScore: record.boxScore,
    matchSheet: record.matchSheet,
    events: record.events,
    opponentName: match.opponentName,
    teamName: row.teamName,
  };
}
