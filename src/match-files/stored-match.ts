import { deriveBoxScore } from '../basketball/box-score.ts';
import type { DerivationNote } from '../basketball/lineups.ts';
import {
  type GivenStatistics,
  type MatchRecord,
  scoreOfRecord,
} from '../basketball/match-record.ts';
import type { PeriodRules } from '../basketball/score.ts';
import type { BoxScore, BoxScoreSide } from '../contract/box-score.ts';
import type { InsightStatus } from '../contract/insight.ts';
import { type Match, type MatchStatus, matchStatuses, type Score } from '../contract/match.ts';
import { normalisedName } from '../contract/normalised-name.ts';
import type { MatchEvent, MatchSheet } from '../contract/play-by-play.ts';
import { opponentIdOf } from './recognise.ts';

/* What a club stores of a match in any store, and the replies made from it. */

/** Where a match is filed. */
export interface MatchLocation {
  clubId: string;
  team: { id: string; name: string };
  /** YYYY-MM-DD, as the import named it. */
  matchDay: string;
}

/** The columns that a list of matches needs; `null` = not known. */
export interface MatchRow extends PeriodRules {
  clubId: string;
  id: string;
  teamId: string;
  startsAt: Date;
  /** Whether the hour is known; otherwise `startsAt` is noon UTC of the day. */
  hourKnown: boolean;
  matchDay: string;
  status: MatchStatus;
  competition: string | null;
  round: string | null;
  venue: string | null;
  homeAway: 'home' | 'away' | 'neutral';
  opponentId: string;
  opponentName: string;
  normalisedOpponent: string;
  attendance: number | null;
  officials: string[] | null;
  score: Score | null;
  periods: Score[];
}

/** The recorded plays, and the box score derived from them or, without plays, given. */
export interface StoredRecord {
  matchSheet: MatchSheet;
  events: MatchEvent[];
  boxScore: BoxScore;
  hasPlays: boolean;
}

/**
 * The row of a record. Facts that the record leaves open (competition, venue …) keep their stored values. Throws RangeError
 * for a status that the contract does not have.
 */
export function matchRowOf(
  place: MatchLocation,
  record: MatchRecord,
  stored: MatchRow | undefined,
): MatchRow {
  const { fixture } = record;
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
  };
}

const dayLength = 86_400_000;

/** A start moved to `day` (YYYY-MM-DD) at the same hour; noon UTC if the hour is unknown. */
export function movedTo(
  { startsAt, matchDay }: Pick<MatchRow, 'startsAt' | 'matchDay'>,
  day: string,
): Pick<MatchRow, 'startsAt' | 'matchDay'> {
  const days = (Date.parse(day) - Date.parse(matchDay)) / dayLength;
  return { matchDay: day, startsAt: new Date(startsAt.getTime() + days * dayLength) };
}

/** The box score derived from the events, or the given one of a match without plays. */
export function boxScoreOfRecord(
  teamName: string,
  record: MatchRecord,
  row: MatchRow,
): { boxScore: BoxScore; notes: DerivationNote[] } {
  const { matchSheet, events, teamCoach, opponentCoach, given } = record;
  const about = { matchId: record.id, status: row.status };
  const team = { name: teamName, ...(teamCoach === undefined ? {} : { coach: teamCoach }) };
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
  return deriveBoxScore({ ...about, rules: rulesOf(row), team, opponent, matchSheet, events });
}

/** The given statistics of a match without plays, taken back out of its stored box score. */
function givenIn({ team, opponent }: BoxScore): GivenStatistics['boxScore'] {
  const statistics = ({ players, bench, totals }: BoxScoreSide) => ({ players, bench, totals });
  return { team: statistics(team), opponent: statistics(opponent) };
}

/** A stored match as the record that it came from. */
export function recordOfStored(
  row: MatchRow,
  { matchSheet, events, boxScore, hasPlays }: StoredRecord,
): MatchRecord {
  const { score, periods, competition, round, venue, attendance, officials } = row;
  const { team, opponent } = boxScore;
  return {
    id: row.id,
    fixture: {
      startsAt: row.hourKnown ? row.startsAt.toISOString() : null,
      status: row.status,
      homeAway: row.homeAway,
      opponent: { id: row.opponentId, name: row.opponentName },
      ...rulesOf(row),
      competition: competition ?? undefined,
      round: round ?? undefined,
      venue: venue ?? undefined,
      attendance: attendance ?? undefined,
      officials: officials ?? undefined,
    },
    ...(team.coach === undefined ? {} : { teamCoach: team.coach }),
    ...(opponent.coach === undefined ? {} : { opponentCoach: opponent.coach }),
    matchSheet,
    events,
    ...(hasPlays ? {} : { given: { score, periods, boxScore: givenIn(boxScore) } }),
  };
}

export function rulesOf({ regulationPeriods, periodMinutes, overtimeMinutes }: PeriodRules) {
  return { regulationPeriods, periodMinutes, overtimeMinutes };
}

export function toMatch(row: MatchRow, insightsStatus: InsightStatus): Match {
  return {
    id: row.id,
    startsAt: row.hourKnown ? row.startsAt.toISOString() : row.matchDay,
    status: row.status,
    competition: row.competition ?? undefined,
    round: row.round ?? undefined,
    venue: row.venue ?? undefined,
    homeAway: row.homeAway,
    opponent: { id: row.opponentId, name: row.opponentName },
    score: row.score,
    periods: row.periods,
    regulationPeriods: row.regulationPeriods,
    periodMinutes: row.periodMinutes,
    overtimeMinutes: row.overtimeMinutes,
    attendance: row.attendance ?? undefined,
    officials: row.officials ?? undefined,
    insightsStatus,
  };
}

/**
 * The recorded plays, or `given` of a match without plays, as a text to hash. Keys are sorted, since Postgres' jsonb does not
 * preserve their order.
 */
export function contentText(
  matchSheet: MatchSheet,
  events: readonly MatchEvent[],
  given?: GivenStatistics,
): string {
  return JSON.stringify(sorted({ matchSheet, events, given }));
}

/** A copy with sorted keys: a replacer for JSON.stringify would take several times as long. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const fields: Record<string, unknown> = {};
  for (const key of Object.keys(value).sort())
    fields[key] = sorted(value[key as keyof typeof value]);
  return fields;
}

/** The remark on a match that was imported as a box score only. */
export const withoutPlays = 'This match came without plays: only its box score is there';
