/* The range of a margin by chance alone, shown beside the margin with some players on court. */
import type { MatchEvent, Side } from '../contract/play-by-play.ts';
import { sides } from '../contract/play-by-play.ts';
import { type Interval, widthOfEighty } from './certainty.ts';
import { possessionPlays } from './possession-plays.ts';
import { allRecorded } from './ratio.ts';
import type { CourtTotals } from './stints.ts';

/** Variance of the points of one possession, in points squared: with the ball, and against it. */
export type PossessionVariance = Record<Side, number>;

/** A margin per 40 minutes, with the 80% interval of chance alone. */
export interface MarginRange {
  perForty: number;
  interval: Interval;
}

const forty = 40 * 60;

/**
 * The variance of the points of a possession over all possessions of some matches, a side each. `null` with fewer than two
 * possessions of a side.
 */
export function possessionVariance(
  matches: readonly (readonly MatchEvent[])[],
): PossessionVariance | null {
  const points: Record<Side, number[]> = { team: [], opponent: [] };
  for (const { side, plays } of matches.flatMap(possessionPlays)) {
    points[side].push(plays.reduce((sum, play) => sum + play.points, 0));
  }
  if (sides.some((side) => points[side].length < 2)) return null;
  return { team: varianceOf(points.team), opponent: varianceOf(points.opponent) };
}

/** Own less the opponent's points per 40 minutes; `null` without time or points. */
export function marginPerForty({ seconds, pointsFor, pointsAgainst }: CourtTotals): number | null {
  if (!seconds || seconds < 0 || pointsFor === null || pointsAgainst === null) return null;
  return (forty * (pointsFor - pointsAgainst)) / seconds;
}

/**
 * The margin for 40 minutes with the interval that four of five such seasons would fall in, if the same players
 * repeated the same possessions: normal around the margin, with the variance of as many possessions as both sides
 * had (the bootstrap of `resampledSums` without drawing, and without calling five scoreless possessions certain). The
 * variance is that of all possessions of the matches: one five has too few for a separate one. The strength of
 * opponents is not in it. `null` without time, points or possessions.
 */
export function marginRange(
  totals: CourtTotals,
  variance: PossessionVariance | null,
): MarginRange | null {
  const perForty = marginPerForty(totals);
  const error = errorOf(totals, variance);
  return perForty === null || error === null ? null : rangeAround(perForty, error);
}

/** The margin per 40 minutes on court less that off court, with its 80% interval. `null` if one is unknown. */
export function differenceRange(
  on: CourtTotals,
  off: CourtTotals,
  variance: PossessionVariance | null,
): MarginRange | null {
  const margins = [marginPerForty(on), marginPerForty(off)] as const;
  const errors = [errorOf(on, variance), errorOf(off, variance)] as const;
  if (!allRecorded(margins) || !allRecorded(errors)) return null;
  return rangeAround(margins[0] - margins[1], errors[0] + errors[1]);
}

/** The variance of a margin per 40 minutes, in points squared. */
function errorOf(totals: CourtTotals, variance: PossessionVariance | null): number | null {
  const { seconds, possessions, opponentPossessions } = totals;
  if (variance === null || !seconds || seconds < 0 || possessions + opponentPossessions === 0) {
    return null;
  }
  const points = possessions * variance.team + opponentPossessions * variance.opponent;
  return points * (forty / seconds) ** 2;
}

function rangeAround(perForty: number, error: number): MarginRange {
  const reach = widthOfEighty(Math.sqrt(error)) / 2;
  return { perForty, interval: { low: perForty - reach, high: perForty + reach } };
}

/** The sample variance (n − 1). */
function varianceOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}
