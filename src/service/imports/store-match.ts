import { and, eq } from 'drizzle-orm';
import { v5 as uuidv5 } from 'uuid';
import { deriveBoxScore } from '../../basketball/box-score.ts';
import type { DerivationNote } from '../../basketball/lineups.ts';
import { type MatchRecord, scoreOfRecord } from '../../basketball/match-record.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import { matchStatuses } from '../../contract/match.ts';
import { normalisedName } from '../../contract/normalised-name.ts';
import type { Database } from '../database/database.ts';
import { matches, matchRecords } from '../database/schema.ts';
import { packReply } from '../stored-reply.ts';
import { contentHashOf } from './content-hash.ts';
import { withoutErased } from './erased-players.ts';

/** Where a match belongs. */
export interface MatchPlace {
  clubId: string;
  team: { id: string; name: string };
  /** YYYY-MM-DD, as the import named it. */
  matchDay: string;
}

/** What became of a record, and what was derived from it. */
export interface StoredMatch {
  outcome: 'added' | 'replaced' | 'unchanged';
  boxScore: BoxScore;
  contentHash: string;
  notes: DerivationNote[];
}

type MatchRow = typeof matches.$inferSelect;

/**
 * Stores a match with what is derived from it: score, periods, box score and content hash. A match
 * that is there is replaced only if it differs; where its events or match sheet do, its insights
 * turn stale by themselves, since they name another hash. What the new record leaves open
 * (competition, venue …) stays as it was stored. Call it in a transaction: it writes two rows.
 */
export async function storeMatch(
  tx: Database,
  place: MatchPlace,
  named: MatchRecord,
): Promise<StoredMatch> {
  const { clubId, team } = place;
  const matchSheet = await withoutErased(tx, { clubId, teamId: team.id }, named.matchSheet);
  const record = { ...named, matchSheet };
  const [stored] = await tx
    .select()
    .from(matches)
    .where(and(eq(matches.clubId, clubId), eq(matches.id, record.id)));
  const row = matchRow(place, record, stored);
  const { boxScore, notes } = derive(place, record, row);
  const { contentHash } = row;
  if (stored !== undefined && sameRow(stored, row)) {
    return { outcome: 'unchanged', boxScore, contentHash, notes };
  }
  const { events, given } = record;
  const hasPlays = given === undefined;
  const body = { matchSheet, events, boxScore, hasPlays, ...packReplies(record, boxScore) };
  await tx
    .insert(matches)
    .values(row)
    .onConflictDoUpdate({ target: [matches.clubId, matches.id], set: row });
  await tx
    .insert(matchRecords)
    .values({ clubId, matchId: record.id, ...body })
    .onConflictDoUpdate({ target: [matchRecords.clubId, matchRecords.matchId], set: body });
  const outcome = stored === undefined ? 'added' : 'replaced';
  return { outcome, boxScore, contentHash, notes };
}

/** The id of the team's match on that day against that opponent; null where there is none. */
export async function findMatch(
  db: Database,
  place: MatchPlace,
  opponentName: string,
): Promise<string | null> {
  const [found] = await db
    .select({ id: matches.id })
    .from(matches)
    .where(
      and(
        eq(matches.clubId, place.clubId),
        eq(matches.teamId, place.team.id),
        eq(matches.matchDay, place.matchDay),
        eq(matches.normalisedOpponent, normalisedName(opponentName)),
      ),
    );
  return found?.id ?? null;
}

/** The id that a club knows an opponent by: the same for every spelling that normalises alike. */
export function opponentIdOf(clubId: string, opponentName: string): string {
  return uuidv5(`opponent/${normalisedName(opponentName)}`, clubId);
}

function matchRow(place: MatchPlace, record: MatchRecord, stored: MatchRow | undefined): MatchRow {
  const { fixture, events, matchSheet, given } = record;
  const { score, periods } = scoreOfRecord(record);
  const status = matchStatuses.find((word) => word === fixture.status);
  const homeAway = (['home', 'away', 'neutral'] as const).find((word) => word === fixture.homeAway);
  if (status === undefined) throw new RangeError(`Unknown match status "${fixture.status}"`);
  return {
    clubId: place.clubId,
    id: record.id,
    teamId: place.team.id,
    startsAt: new Date(fixture.startsAt ?? `${place.matchDay}T12:00:00.000Z`),
    hourKnown: fixture.startsAt !== null,
    matchDay: place.matchDay,
    status,
    competition: fixture.competition ?? stored?.competition ?? null,
    round: fixture.round ?? stored?.round ?? null,
    venue: fixture.venue ?? stored?.venue ?? null,
    homeAway: homeAway ?? stored?.homeAway ?? 'neutral',
    opponentId: fixture.opponent.id ?? opponentIdOf(place.clubId, fixture.opponent.name),
    opponentName: fixture.opponent.name,
    normalisedOpponent: normalisedName(fixture.opponent.name),
    regulationPeriods: fixture.regulationPeriods,
    periodMinutes: fixture.periodMinutes,
    overtimeMinutes: fixture.overtimeMinutes,
    attendance: fixture.attendance ?? stored?.attendance ?? null,
    officials: fixture.officials ?? stored?.officials ?? null,
    score,
    periods,
    contentHash: contentHashOf(matchSheet, events, given),
  };
}

/** The box score that follows from the events, or of a match without plays the one that was given. */
function derive(
  place: MatchPlace,
  record: MatchRecord,
  row: MatchRow,
): { boxScore: BoxScore; notes: DerivationNote[] } {
  const { matchSheet, events, teamCoach, opponentCoach, given } = record;
  const about = { matchId: record.id, status: row.status };
  const team = { name: place.team.name, ...(teamCoach === undefined ? {} : { coach: teamCoach }) };
  const opponent = {
    name: row.opponentName,
    ...(opponentCoach === undefined ? {} : { coach: opponentCoach }),
  };
  if (given !== undefined) {
    const { boxScore } = given;
    const sides = {
      team: { ...team, ...boxScore.team },
      opponent: { ...opponent, ...boxScore.opponent },
    };
    return { boxScore: { ...about, ...sides }, notes: [] };
  }
  const { regulationPeriods, periodMinutes, overtimeMinutes } = row;
  const rules = { regulationPeriods, periodMinutes, overtimeMinutes };
  return deriveBoxScore({ ...about, rules, team, opponent, matchSheet, events });
}

/** What GET box-score and play-by-play will send for the match, made once; a match without plays has no reply for those. */
function packReplies({ id, matchSheet, events, given }: MatchRecord, boxScore: BoxScore) {
  const box = packReply(boxScore);
  const plays = given === undefined ? packReply({ matchId: id, matchSheet, events }) : null;
  return {
    boxScoreTag: box.tag,
    boxScoreReply: box.body,
    playByPlayTag: plays?.tag ?? null,
    playByPlayReply: plays?.body ?? null,
  };
}

/** Postgres gives jsonb back with its keys in another order, so rows are compared column by column. */
function sameRow(stored: MatchRow, row: MatchRow): boolean {
  const comparable = ({ startsAt, score, periods, officials, ...rest }: MatchRow) =>
    JSON.stringify([
      startsAt.getTime(),
      [score, ...periods].map((points) => [points?.team, points?.opponent]),
      officials,
      Object.entries(rest).sort(([one], [other]) => (one < other ? -1 : 1)),
    ]);
  return comparable(stored) === comparable(row);
}
