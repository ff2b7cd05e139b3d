import { ratingOf } from '../../basketball/references.ts';
import type { Rating } from '../../contract/insight.ts';
import type { ByLanguage } from '../../contract/language.ts';
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

/** A rating (`ratingOf`): 5 at the reference, near it 2.5 for each standard deviation, 0 to 10 with one decimal. */
export function rating(standardDeviations: number, comment: string): Rating {
  return { value: shownRating(standardDeviations), comment };
}

const shownRating = (standardDeviations: number) =>
  Math.round(ratingOf(standardDeviations) * 10) / 10;

/** Three matches of four are rated at most so far from 5 (74% of a normal distribution). */
const mostLuck = 2.5;

/** Whether the rating of a gap is more than chance, in words that end a comment: the rating as it is shown decides. */
export function besideLuck(standardDeviations: number): ByLanguage<string> {
  return Math.abs(shownRating(standardDeviations) - 5) <= mostLuck
    ? { en: 'within what luck does', es: 'dentro de lo que hace la suerte' }
    : {
        en: 'more than luck does in 3 matches of 4',
        es: 'más de lo que hace la suerte en 3 de cada 4 partidos',
      };
}

/** The rating of an empty sample: it says nothing either way. */
export function neutralRating(comment: string): Rating {
  return { value: 5, comment };
}

const notRecorded = neutralRating('Not recorded for this match.');

/** The same in each language. */
export const notRecordedIn: ByLanguage<Rating> = {
  en: notRecorded,
  es: neutralRating('No se registró en este partido.'),
};

/** The most that one small sample's deviation counts for. */
const most = 2;

/**
 * The weight of a deviation on a sample of `size`; at `half` it is one half. It is clipped first: otherwise one rebound in one
 * minute, an extreme share, would outweigh a whole match.
 */
export function shrunk(standardDeviations: number, size: number, half: number): number {
  const weight = size <= 0 ? 0 : size / (size + half);
  return Math.min(most, Math.max(-most, standardDeviations)) * weight;
}
