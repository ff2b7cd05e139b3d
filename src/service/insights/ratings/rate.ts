import type { Rating } from '../../../contract/insight.ts';
import type { Reference } from '../reference.ts';

/** How far a value lies from its reference, in standard deviations; better is above 0. */
export function deviations(
  value: number,
  reference: Reference,
  better: 'higher' | 'lower' = 'higher',
): number {
  const distance = (value - reference.mean) / reference.deviation;
  return better === 'higher' ? distance : -distance;
}

/** A rating: 5 at the reference's mean, 2.5 for each standard deviation, 0 to 10 with one decimal. */
export function rating(standardDeviations: number, comment: string): Rating {
  const value = Math.min(10, Math.max(0, 5 + 2.5 * standardDeviations));
  return { value: Math.round(value * 10) / 10, comment };
}

/** The rating of an empty sample: it says nothing either way. */
export function neutralRating(comment: string): Rating {
  return { value: 5, comment };
}

/** How much of a deviation a sample of `size` carries, 0..1; at `half` it is one half. */
export function weightOf(size: number, half: number): number {
  return size <= 0 ? 0 : size / (size + half);
}
