/** How many earlier matches it takes until a team or a player is compared with itself. */
const enoughMatches = 5;

/** What a number is compared with, and where that comes from. */
export interface Reference {
  mean: number;
  /** One standard deviation, never under the statistic's floor. */
  deviation: number;
  /** Earlier matches that the mean is taken from; 0 = not from the own matches. */
  matches: number;
  /** Says in words what is compared with, to follow "against 46% …". */
  source: string;
}

/** The mean and standard deviation that stand in while there are too few own matches. */
export interface Fallback {
  mean: number;
  deviation: number;
  source: string;
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
  const values = earlier.filter((value) => value !== null);
  if (values.length < enoughMatches) {
    if (fallback === null) return null;
    return { ...fallback, deviation: Math.max(floor, fallback.deviation), matches: 0 };
  }
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return {
    mean,
    deviation: Math.max(floor, Math.sqrt(squares / (values.length - 1))),
    matches: values.length,
    source: `over the ${values.length} matches before`,
  };
}
