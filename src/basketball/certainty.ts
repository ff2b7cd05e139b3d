import { normalShareBelow } from './normal.ts';

/**
 * The standard deviation of a margin over 48 minutes, in points. Typical of NBA seasons: between
 * Stern's 15.8 (1994, 493 matches) and that around betting lines, 12 to 13.
 */
export const leadDeviation = 13.5;

/** A range around an estimate. */
export interface Interval {
  low: number;
  high: number;
}

/** How sure one may be of a number's direction. */
export type Certainty = 'clearly' | 'probably';

/** From the middle of a normal distribution to the ends of its middle 80%, in standard deviations. */
const endOfEighty = 1.2816;
/**
 * How wide the 80% interval of a normal distribution is; of Student's where the deviation is itself drawn from few values,
 * with so many degrees of freedom (Abramowitz and Stegun 26.7.5, to 1% from three on).
 */
export function widthOfEighty(deviation: number, freedom = Number.POSITIVE_INFINITY): number {
  const square = endOfEighty ** 2;
  const first = (square + 1) / (4 * freedom);
  const second = (5 * square ** 2 + 16 * square + 3) / (96 * freedom ** 2);
  return 2 * endOfEighty * deviation * (1 + first + second);
}

/** Standard deviations from 0 beyond which 75% lies on one side. */
const probablyFrom = 0.6745;

/**
 * The word that a number and the width of its 80% interval allow: `clearly` where at least 90% lies on one side of 0 (the
 * whole 80% interval does), `probably` from 75% on, otherwise `null`: say nothing. Assumes a normal distribution around `estimate`.
 */
export function certaintyOf(estimate: number, { low, high }: Interval): Certainty | null {
  const share = shareOnOneSide(estimate, high - low);
  if (share >= 0.9) return 'clearly';
  return share >= 0.75 ? 'probably' : null;
}

/** The share on the likelier side of 0, 0.5..1, of a number whose 80% interval is `width` wide. */
export function shareOnOneSide(estimate: number, width: number): number {
  if (estimate === 0) return 0.5;
  // Rounding: an interval that ends at exactly 0 must read as 90%.
  return normalShareBelow((2 * endOfEighty * Math.abs(estimate)) / width + 1e-4);
}

const fullSeason = 40;

/**
 * "Too early: after some N matches": in how many matches like these a number of this size would be at least
 * `probably`, if each has the width `width` (its 80% interval over one match) and widths shrink with √N. 1 if it is
 * already; `null` if it would take more than a season, and for 0. Takes the observed
 * number with its own width, not a shrunk one.
 */
export function matchesUntilTold(estimate: number, width: number): number | null {
  const deviation = width / (2 * endOfEighty);
  const matches = Math.max(1, Math.ceil((probablyFrom * deviation) ** 2 / estimate ** 2));
  return matches <= fullSeason ? matches : null;
}
