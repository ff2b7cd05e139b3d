/** Mean and spread of one statistic over several matches. */
export interface Spread {
  mean: number;
  /** The sample's (n − 1); `null` for one match. */
  standardDeviation: number | null;
  /** Matches that recorded it. */
  matches: number;
}

/** The spread of one statistic's values, a match each; those not recorded (`null`) are left out, `null` without any. */
export function spreadOf(values: readonly (number | null)[]): Spread | null {
  const recorded = values.filter((value) => value !== null);
  const matches = recorded.length;
  if (matches === 0) return null;
  const mean = recorded.reduce((sum, value) => sum + value, 0) / matches;
  const squares = recorded.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return {
    mean,
    standardDeviation: matches > 1 ? Math.sqrt(squares / (matches - 1)) : null,
    matches,
  };
}
