import type { Shooting } from '../contract/box-score.ts';
import { addCounts } from './line.ts';
import { ratio } from './ratio.ts';

/**
 * A share over several matches: all made over all attempted, 0..1, never the mean of the matches' percentages, so that every
 * attempt counts the same and the season page says the same. `null` without attempts, and where a match did not record it.
 */
export function pooledShare(matches: readonly Shooting[]): number | null {
  const all = matches.reduce<Shooting>(
    (sum, { made, attempted }) => ({
      made: addCounts(sum.made, made),
      attempted: addCounts(sum.attempted, attempted),
    }),
    { made: 0, attempted: 0 },
  );
  return ratio(all.made, all.attempted);
}

/**
 * A rating of 0 to 10 from how many standard deviations (`better` > 0) a number lies from its reference: 5 + 5·tanh(z/2). 5 at
 * the reference, 2.5 a deviation there, drawn in towards the ends: 2 and 8 at 1.39 deviations, while 0.0 and 10.0 need 5.3,
 * which fewer than 1% of matches reach even against a reference of five matches. Monotone; not rounded.
 */
export function ratingOf(better: number): number {
  return 5 + 5 * Math.tanh(better / 2);
}
