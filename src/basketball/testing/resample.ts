import type { Interval } from '../certainty.ts';
import type { RandomSource } from '../random.ts';

/** Number of draws: an end of an 80% interval then varies by about 4% of its width. */
const usualDraws = 1000;

/**
 * Resamples possessions with replacement (Efron's bootstrap): each draw takes as many of `rows` as there are and adds them
 * up, column by column. `draws` sums, each with the columns of a row; all 0 without rows.
 */
export function resampledSums(
  rows: readonly (readonly number[])[],
  random: RandomSource,
  draws = usualDraws,
): Float64Array[] {
  const count = rows.length;
  const columns = rows[0]?.length ?? 0;
  const flat = Float64Array.from(rows.flat());
  return Array.from({ length: draws }, () => {
    const sums = new Float64Array(columns);
    for (let drawn = 0; drawn < count; drawn += 1) {
      const from = Math.floor(random() * count) * columns;
      for (let column = 0; column < columns; column += 1) {
        sums[column] = (sums[column] ?? 0) + (flat[from + column] ?? 0);
      }
    }
    return sums;
  });
}

/**
 * The middle 80% of the draws, from the 10th to the 90th percentile (linear between two draws, Hyndman & Fan's type 7). `null`
 * without draws.
 */
export function intervalOf(draws: readonly number[]): Interval | null {
  const sorted = Float64Array.from(draws).sort();
  if (sorted.length === 0) return null;
  const at = (part: number) => {
    const place = part * (sorted.length - 1);
    const below = sorted[Math.floor(place)] ?? 0;
    const above = sorted[Math.ceil(place)] ?? 0;
    return below + (above - below) * (place - Math.floor(place));
  };
  return { low: at(0.1), high: at(0.9) };
}
