/** A team's points by quarter, and in the last five minutes of close matches. */
import { secondsPlayed } from '../../basketball/score.ts';
import type { Match, Score } from '../../contract/match.ts';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';

/** One period of regulation over a season, or all overtimes together. */
export interface QuarterRow {
  /** From 1; `null` for the overtimes. */
  period: number | null;
  /** Matches with known points in the period. */
  matches: number;
  /** Points of these matches together. */
  team: number;
  opponent: number;
  won: number;
  lost: number;
  level: number;
}

const known = (score: Score | undefined): score is Record<Side, number> =>
  score?.team != null && score.opponent !== null;

/**
 * Points by period over completed matches, and over all overtimes together. Matches with another number of periods
 * than the latest one are left out, since their periods are not comparable. @param matches newest first
 */
export function quarterRows(matches: readonly Match[]): QuarterRow[] {
  const [latest] = matches;
  if (latest === undefined) return [];
  const { regulationPeriods } = latest;
  const alike = matches.filter((match) => match.regulationPeriods === regulationPeriods);
  const periods = Array.from({ length: regulationPeriods }, (_, at) =>
    rowOf(
      at + 1,
      alike.flatMap((match) => match.periods[at] ?? []),
    ),
  );
  const overtimes = alike.flatMap(({ periods: all }) => all.slice(regulationPeriods));
  const all = overtimes.length > 0 ? [...periods, rowOf(null, overtimes)] : periods;
  return all.some((row) => row.matches > 0) ? all : [];
}

function rowOf(period: number | null, scores: readonly Score[]): QuarterRow {
  const all = scores.filter(known);
  const count = (test: (score: Record<Side, number>) => boolean) => all.filter(test).length;
  return {
    period,
    matches: all.length,
    team: all.reduce((sum, { team }) => sum + team, 0),
    opponent: all.reduce((sum, { opponent }) => sum + opponent, 0),
    won: count(({ team, opponent }) => team > opponent),
    lost: count(({ team, opponent }) => team < opponent),
    level: count(({ team, opponent }) => team === opponent),
  };
}

/** The largest margin of a close match, in points. */
export const closeWithin = 5;
/** The end of regulation that is looked at, in seconds. */
const lastSeconds = 5 * 60;

/** How a close match ended. */
export interface Finish {
  match: Match;
  /** The score with five minutes of regulation left. */
  before: Record<Side, number>;
  /** Points from then to the end, overtimes included. */
  points: Record<Side, number>;
}

/**
 * The end of a match that was within five points at some time in the last five minutes of regulation (the league
 * offices' "clutch"), from the score after each event. `null` for other matches, and if clock or score were not
 * recorded.
 */
export function finishOf(match: Match, events: readonly MatchEvent[]): Finish | null {
  const end = 60 * match.regulationPeriods * match.periodMinutes;
  const scored = events.flatMap((event) => {
    const at = secondsPlayed(event, match);
    return at === null || !known(event.score) ? [] : [{ at, score: event.score }];
  });
  const last = scored.at(-1);
  if (last === undefined || last.at < end - lastSeconds) return null;
  const nothing = { team: 0, opponent: 0 };
  const before = scored.findLast(({ at }) => at < end - lastSeconds)?.score ?? nothing;
  const moments = scored.filter(({ at }) => at >= end - lastSeconds && at <= end);
  const isClose = ({ team, opponent }: Record<Side, number>) =>
    Math.abs(team - opponent) <= closeWithin;
  if (![before, ...moments.map(({ score }) => score)].some(isClose)) return null;
  return {
    match,
    before,
    points: {
      team: last.score.team - before.team,
      opponent: last.score.opponent - before.opponent,
    },
  };
}
