import { type Spread, spreadOf } from '../../basketball/spread.ts';
import type { InsightResult } from '../../contract/insight.ts';

/** What a season's matches say of each rating, by the rating's key. */
export interface SeasonRatings {
  /** Every value that was sent, in the order of the matches. */
  values: ReadonlyMap<string, readonly number[]>;
  /** Their mean; a rating of fewer than two matches has none. */
  means: ReadonlyMap<string, Spread>;
  /** Matches with at least one rating. */
  matches: number;
}

/** Gathers the ratings of several matches; `null` is a match without insights. */
export function seasonRatings(results: readonly (InsightResult | null)[]): SeasonRatings {
  const values = new Map<string, number[]>();
  let matches = 0;
  for (const result of results) {
    const sent = Object.entries(result?.ratings ?? {}).flatMap(([key, { value }]) =>
      value === null ? [] : [{ key, value }],
    );
    if (sent.length > 0) matches += 1;
    for (const { key, value } of sent) values.set(key, [...(values.get(key) ?? []), value]);
  }
  const means = new Map<string, Spread>();
  for (const [key, seen] of values) {
    const spread = spreadOf(seen);
    if (spread && spread.matches > 1) means.set(key, spread);
  }
  return { values, means, matches };
}

/** The season's mean of each rating, with the decimals to write it with, by the rating's key. */
export function meansOf({
  means,
  values,
}: SeasonRatings): Map<string, { mean: number; decimals: number }> {
  return new Map(
    [...means].map(([key, { mean }]) => [
      key,
      { mean, decimals: decimalsOf(values.get(key) ?? []) },
    ]),
  );
}

/** How many decimals the most exact of the values was sent with, 3 at most: what a mean of them is written with. */
export function decimalsOf(values: readonly (number | null)[]): number {
  const decimals = values.map((value) => String(value).split('.')[1]?.length ?? 0);
  return Math.min(3, Math.max(0, ...decimals));
}
