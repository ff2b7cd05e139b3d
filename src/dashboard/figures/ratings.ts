import { i18n } from '@lingui/core';
import { type Spread, spreadOf } from '../../basketball/spread.ts';
import {
  type InsightResult,
  type Rating,
  type RatingKey,
  type Ratings,
  ratingKeys,
} from '../../contract/insight.ts';
import { luckWords } from '../../insights/words/luck-words.ts';

/** The axis of rating bars. */
export interface RatingAxis {
  min: number;
  max: number;
}

const knownMaxima = [1, 5, 10, 100];

/**
 * The axis for ratings whose scale the service does not say: the smallest of 0–1, 0–5, 0–10, 0–100 that holds every
 * value; past 100 the next power of ten. A negative value centres the axis on 0. One axis for all bars, so that their
 * lengths can be compared.
 * @param values as sent; `null` = not recorded
 */
export function ratingAxis(values: readonly (number | null)[]): RatingAxis {
  const recorded = values.filter((value) => value !== null);
  const largest = recorded.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
  const max = knownMaxima.find((known) => largest <= known) ?? 10 ** Math.ceil(Math.log10(largest));
  return { min: recorded.some((value) => value < 0) ? -max : 0, max };
}

/** The number of values from which a rating has its own scale; with fewer it shares the scale of all ratings. */
const tellingValues = 5;

/** The axes of several ratings. */
export interface RatingScales {
  of: (key: string) => RatingAxis;
  /** The axis of all of them; `null` if they differ. */
  shared: RatingAxis | null;
}

/**
 * The axis of each rating: it covers every value seen of that rating, in this match and in the season's. A rating with
 * too few values shares the axis of all, since a low value does not prove another scale.
 * @param season values of the season's matches by the rating's key
 */
export function ratingScales(
  ratings: readonly { key: string; value: number | null }[],
  season: ReadonlyMap<string, readonly number[]>,
): RatingScales {
  const seen = ratings.map(({ key, value }) => [key, [value, ...(season.get(key) ?? [])]] as const);
  const ofAll = ratingAxis(seen.flatMap(([, values]) => values));
  const axes = new Map(
    seen.map(([key, values]) => {
      const recorded = values.filter((value) => value !== null);
      return [key, recorded.length < tellingValues ? ofAll : ratingAxis(recorded)];
    }),
  );
  const [first = null, ...others] = axes.values();
  const isShared = others.every(({ min, max }) => min === first?.min && max === first.max);
  return { of: (key) => axes.get(key) ?? ofAll, shared: isShared ? first : null };
}

/** The axes of the ratings of a season, like those of a match. */
export const seasonScales = (
  series: readonly { key: string; points: readonly { value: number | null }[] }[],
): RatingScales =>
  ratingScales(
    series.map(({ key }) => ({ key, value: null })),
    new Map(series.map(({ key, points }) => [key, points.flatMap(({ value }) => value ?? [])])),
  );

/** The start and length of a bar, in percent of the axis. */
export function barOf(value: number, axis: RatingAxis): { start: number; length: number } {
  const [from, to] = [
    percentAlong(Math.min(0, value), axis),
    percentAlong(Math.max(0, value), axis),
  ];
  return { start: from, length: to - from };
}

/** A value's position on an axis, in percent. */
function percentAlong(value: number, { min, max }: RatingAxis): number {
  return (100 * (value - min)) / (max - min);
}

/** An axis in words, for instance "0–10" or "−5 to 5". */
export function axisText({ min, max }: RatingAxis): string {
  return min < 0 ? i18n.t('{min} to {max}', { min: `−${max}`, max }) : `0–${max}`;
}

/** The assumed scales, for the heading of their bars. */
export const scaleNote = ({ shared }: RatingScales): string =>
  shared
    ? i18n.t('scale probably {axis}', { axis: axisText(shared) })
    : i18n.t('scales not certain');

const names: Record<RatingKey, string> = {
  shotMix: /* i18n */ 'Shot mix',
  pointsPerShot: /* i18n */ 'Points per shot',
  assistRate: /* i18n */ 'Assist rate',
  turnovers: /* i18n */ 'Turnovers',
  rebounds: /* i18n */ 'Rebounds',
  defensiveImpact: /* i18n */ 'Defensive impact',
};

/** A rating with its display name. */
export interface NamedRating extends Rating {
  key: string;
  name: string;
}

/** The six ratings in display order, then any others under the service's own key. */
export function namedRatings(ratings: Ratings & Record<string, Rating>): NamedRating[] {
  const known = ratingKeys.map((key) => ({ key, name: i18n.t(names[key]), ...ratings[key] }));
  const further = Object.entries(ratings)
    .filter(([key]) => !(key in names))
    .map(([key, rating]) => ({ key, name: key, ...rating }));
  return [...known, ...further];
}

/** A season's values of each rating, by key. */
export type SeasonRatings = ReturnType<typeof seasonRatings>;

/** Gathers the ratings of several matches; `null` is a match without insights. */
export function seasonRatings(results: readonly (InsightResult | null)[]) {
  /** All values as sent, in the order of the matches. */
  const values = new Map<string, number[]>();
  /** Matches with at least one rating. */
  let matches = 0;
  for (const result of results) {
    const sent = Object.entries(result?.ratings ?? {}).flatMap(([key, { value }]) =>
      value === null ? [] : [{ key, value }],
    );
    if (sent.length > 0) matches += 1;
    for (const { key, value } of sent) values.set(key, [...(values.get(key) ?? []), value]);
  }
  /** Their mean; absent with fewer than two matches. */
  const means = new Map<string, Spread>();
  for (const [key, seen] of values) {
    const spread = spreadOf(seen);
    if (spread && spread.matches > 1) means.set(key, spread);
  }
  return { values, means, matches };
}

/** The season's mean of each rating with its number of decimals, by key. */
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

/** The decimals of the most exact value as sent, at most 3: a mean is written with as many. */
export function decimalsOf(values: readonly (number | null)[]): number {
  const decimals = values.map((value) => String(value).split('.')[1]?.length ?? 0);
  return Math.min(3, Math.max(0, ...decimals));
}

const withinLuckWords = [luckWords.within, luckWords.before].flatMap(Object.values<string>);

/** Whether a rating's comment calls its distance from the usual luck; other services' comments never match. */
export const isWithinLuck = ({ comment }: Pick<NamedRating, 'comment'>) =>
  withinLuckWords.some((words) => comment.includes(words));
