/**
 * `numerator / denominator`; `null` where either was not recorded or the denominator is not above 0,
 * so that "no attempts" never reads as 0 and nothing is ever NaN.
 */
export function ratio(numerator: number | null, denominator: number | null): number | null {
  if (numerator === null || denominator === null || !(denominator > 0)) return null;
  return numerator / denominator;
}

/** The average per match, for instance of points; `null` without a match. */
export const perMatch = (total: number, matches: number): number | null => ratio(total, matches);

/** True where every value was recorded. */
export function allRecorded<Values extends readonly (number | null)[]>(
  values: Values,
): values is Values & { readonly [Index in keyof Values]: number } {
  return values.every((value) => value !== null);
}
