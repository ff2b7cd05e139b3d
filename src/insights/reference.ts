import { spreadOf } from '../basketball/spread.ts';

/** How many earlier matches it takes until a team or a player is compared with itself. */
const enoughMatches = 5;

/** What stands in while there are too few own matches. */
export interface Fallback {
  mean: number;
  deviation: number;
  /** Says in words what is compared with, to follow "against 46% …". */
  source: string;
  /** `guide`: the printed bands; `match`: somebody else's number in this match or season. */
  basis: 'guide' | 'match';
}

/** What a number is compared with, and where that comes from. */
export interface Reference extends Omit<Fallback, 'basis'> {
  /** One standard deviation, never under the statistic's floor. */
  deviation: number;
  /** Earlier matches that the mean is taken from; 0 = not from the own matches. */
  matches: number;
  basis: Fallback['basis'] | 'earlier';
}

/**
 * The mean and the sample standard deviation of `earlier`, values of one statistic in earlier matches (`null` = not
 * recorded, left out), once there are five; else the fallback; `null` where there is neither.
 * `floor` keeps a team that repeats itself from being rated 0 or 10 for a trifle.
 */
export function referenceOf(
  earlier: readonly (number | null)[],
  floor: number,
  fallback: Fallback,
): Reference;
export function referenceOf(
  earlier: readonly (number | null)[],
  floor: number,
  fallback: Fallback | null,
): Reference | null;
export function referenceOf(
  earlier: readonly (number | null)[],
  floor: number,
  fallback: Fallback | null,
): Reference | null {
  const spread = spreadOf(earlier);
  if (spread === null || spread.matches < enoughMatches) {
    if (fallback === null) return null;
    return { ...fallback, deviation: Math.max(floor, fallback.deviation), matches: 0 };
  }
  const { mean, matches } = spread;
  return {
    mean,
    deviation: Math.max(floor, spread.standardDeviation ?? floor),
    matches,
    source: `in the ${matches} matches before`,
    basis: 'earlier',
  };
}
