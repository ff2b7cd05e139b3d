import type { BoxScore, Line, PlayerLine } from '../contract/box-score.ts';
import { scaleLine, sumLines } from './line.ts';
import { ratio } from './ratio.ts';

/** One match of a season, of which totals were recorded. */
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
  /** Matches that `totals` hold. */
  matches: number;
  /** A statistic that one of the matches did not record is `null` here: a sum without it would be too low. */
  totals: Line;
  /** Totals / matches; `null` without a match. */
  perMatch: Line | null;
}

/** A team's season, and what its opponents did against it. */
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

/** The team's and its opponents' totals over the matches in which both sides have some; the others are left out. */
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
 * The seasons of the team's players over the matches they played in, in order of first appearance. Name and shirt
 * number are the latest match's: give the matches oldest first.
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
 * A player's totals as they would be over `minutes` on court (36, or FIBA's 40); `null` without recorded time on court.
 * A few minutes say little: show the seconds beside it.
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
