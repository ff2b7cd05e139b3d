import { ratingOf } from '../../basketball/references.ts';
import {
  type Measured,
  type Rating,
  type RatingKey,
  type Ratings,
  ratingKeys,
  ratingsOf,
} from '../../contract/insight.ts';
import type { Language } from '../../contract/language.ts';
import type { FinishedMatch } from '../finished-match.ts';
import type { Reference } from '../reference.ts';
import { Voice } from '../voice.ts';
import { type Said, said, type Value } from '../words/said.ts';

/** A value's distance from its reference in standard deviations, positive if better. */
export function deviations(
  value: number,
  reference: Reference,
  better: 'higher' | 'lower' = 'higher',
): number {
  const distance = (value - reference.mean) / reference.deviation;
  return better === 'higher' ? distance : -distance;
}

/** A rating as data: its deviations from the usual, positive if better (`null` if not recorded), and its comment. */
export interface Rated {
  deviations: number | null;
  says: readonly Said[];
  /** The rating's main number. */
  number?: Measured;
}

/** The six ratings of a side or player as data. */
export type AllRated = Record<RatingKey, Rated>;

/** Ratings (`ratingOf`) with comments: 5 at the usual, near it 2.5 for each standard deviation, 0 to 10 with one decimal. */
export function writeRatings(rated: AllRated, match: FinishedMatch, language: Language): Ratings {
  return ratingsOf((key): Rating => {
    const voice = new Voice({ language, seed: '', name: '', opponent: match.opponentName });
    const { deviations: gap } = rated[key];
    return { value: gap === null ? null : shownRating(gap), comment: voice.tell(rated[key]) };
  });
}

/** The ratings' main numbers that were recorded. */
export const numbersOf = (rated: AllRated): Partial<Record<RatingKey, Measured>> =>
  Object.fromEntries(
    ratingKeys.flatMap((key) => (rated[key].number ? [[key, rated[key].number]] : [])),
  );

/** A rating with one decimal. */
export const shownRating = (standardDeviations: number): number =>
  Math.round(ratingOf(standardDeviations) * 10) / 10;

/** Three of four matches are rated within this distance of 5 (74% of a normal distribution). */
const mostLuck = 2.5;

/** A rating of numbers compared with the usual; its comment ends with whether the gap is more than chance. */
export function rated(gap: number, clauses: readonly Said[], note?: Said): Rated {
  const joined = clauses.reduceRight((rest, first) =>
    said('clauses', { first: { said: first }, rest: { said: rest } }),
  );
  const isLuck = Math.abs(shownRating(gap) - 5) <= mostLuck;
  const luck = { said: said(isLuck ? 'rated/luck' : 'rated/more', {}) };
  const comment = said('rated/gap', { clauses: { said: joined }, luck });
  return { deviations: gap, says: note === undefined ? [comment] : [comment, note] };
}

/** The rating of an empty sample: neither good nor bad. */
export const neutral = (says: Said): Rated => ({ deviations: 0, says: [says] });

export const notRecorded: Rated = { deviations: null, says: [said('rated/not recorded', {})] };

/** A number in a comment; without `digits` a share in per cent. */
export const numberOf = (value: number, digits?: number): Value =>
  digits === undefined ? { share: value } : { decimal: value, digits };

/** The largest deviation that a small sample counts for. */
const most = 2;

/**
 * The weight of a deviation for a sample of `size`; at `half` it is one half. It is clipped first: otherwise one
 * rebound in one minute, an extreme share, would outweigh a whole match.
 */
export function shrunk(standardDeviations: number, size: number, half: number): number {
  const weight = size <= 0 ? 0 : size / (size + half);
  return Math.min(most, Math.max(-most, standardDeviations)) * weight;
}
