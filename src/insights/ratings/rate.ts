import type { Rating } from '../../contract/insight.ts';
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

export const notRecorded = neutralRating('Not recorded for this match.');

/** The deviations at which the scale ends. */
const most = 2;

/**
 * What a deviation counts for on a sample of `size`; at `half` it is one half. It is cut at the scale's end first: else
 * one rebound in one minute, a share beyond all measure, would outweigh a whole match.
 */
export function shrunk(standardDeviations: number, size: number, half: number): number {
  const weight = size <= 0 ? 0 : size / (size + half);
  return Math.min(most, Math.max(-most, standardDeviations)) * weight;
}
