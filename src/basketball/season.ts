import type { BoxScore, Line, PlayerLine } from '../contract/box-score.ts';
import { scaleLine, sumLines } from './line.ts';
import { ratio } from './ratio.ts';

/** One match of a season with recorded totals. */
export interface SeasonMatch {
  boxScore: BoxScore;
  /** The length of the match in seconds, overtimes included (`matchSeconds`). */
  seconds: number;
}

/**
 * Lines of several matches together. Percentages of a season are those of `totals`, never the mean of the matches'
 * percentages, so that every shot counts the same.
 */
export interface SeasonLine {
  /** The number of matches in `totals`. */
  matches: number;
  /** A statistic that any of the matches did not record is `null`: a sum without that match would be too low. */
  totals: Line;
  /** Totals / matches; `null` without a match. */
  perMatch: Line | null;
}

/** A team's season, and its opponents' totals against it. */
export interface TeamSeason {
  team: SeasonLine;
  opponent: SeasonLine;
  /** Seconds of all matches together, overtimes included: the base of pace. */
  seconds: number;
}

/** A player's season. */
export interface PlayerSeason extends SeasonLine {
  playerId: string;
  name: string;
  number?: string;
  /** Matches started, of the `matches` played. */
  starts: number;
}

/** The team's and its opponents' totals over the matches in which both sides have totals. */
export function teamSeason(matches: readonly SeasonMatch[]): TeamSeason {
  const both = matches.flatMap(({ boxScore: { team, opponent }, seconds }) =>
    team.totals && opponent.totals
      ? [{ team: team.totals, opponent: opponent.totals, seconds }]
      : [],
  );
  return {
    team: seasonLine(both.map((match) => match.team)),
    opponent: seasonLine(both.map((match) => match.opponent)),
    seconds: both.reduce((sum, match) => sum + match.seconds, 0),
  };
}

/**
 * Seasons of the team's players over the matches they played in, in order of first appearance. Name and shirt number
 * are those of the last match given, so give the oldest first.
 */
export function playerSeasons(matches: readonly SeasonMatch[]): PlayerSeason[] {
  const linesOf = new Map<string, PlayerLine[]>();
  for (const { boxScore } of matches) {
    for (const line of boxScore.team.players) {
      if (!line.played) continue;
      linesOf.set(line.playerId, [...(linesOf.get(line.playerId) ?? []), line]);
    }
  }
  return [...linesOf].map(([playerId, lines]) => {
    const last = lines.at(-1);
    return {
      playerId,
      name: last?.name ?? '–',
      ...(last?.number === undefined ? {} : { number: last.number }),
      starts: lines.filter((line) => line.starter).length,
      ...seasonLine(lines),
    };
  });
}

/**
 * A player's totals per `minutes` on court (36, or FIBA's 40); `null` without recorded playing time. A few minutes say
 * little, so show the playing time too.
 */
export function perMinutes(line: Line, minutes: number): Line | null {
  const factor = ratio(minutes * 60, line.seconds);
  return factor === null ? null : scaleLine(line, factor);
}

function seasonLine(lines: readonly Line[]): SeasonLine {
  const totals = sumLines(lines);
  const matches = lines.length;
  return { matches, totals, perMatch: matches === 0 ? null : scaleLine(totals, 1 / matches) };
}
