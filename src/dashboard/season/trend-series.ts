import { i18n } from '@lingui/core';
import { bothTotals, sumLines } from '../../basketball/line.ts';
import { fourFactors, type NumberKey, numberOf, numbers } from '../../basketball/numbers.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import { type InsightResult, ratingKeys, ratingsOf } from '../../contract/insight.ts';
import type { Match } from '../../contract/match.ts';
import type { Side } from '../../contract/play-by-play.ts';
import type { SeasonEntry } from '../api/season-reading.ts';
import { outcomeOf } from '../api/season-record.ts';
import { namedRatings } from '../figures/ratings.ts';
import type { TrendDatum } from '../figures/TrendChart.tsx';
import { formulaOf, nameOf, written } from '../tables/number-words.ts';
import { notRecorded } from '../ui/format.ts';

/** A number of each match, oldest first; `null` if not written or not recorded. */
export interface TrendSeries {
  key: string;
  name: string;
  /** The full name and formula; '' if the name is enough. */
  meaning: string;
  /** Whether less is better: the chart is drawn upside down then, and says so. */
  isTurned: boolean;
  points: TrendPoint[];
  /** All recorded matches together, never a mean of shares; `null` if there are none. */
  usual: number | null;
  /** Whether the usual is of the same matches, not of the season before. */
  isOfAll: boolean;
}

export interface TrendPoint {
  match: Match;
  value: number | null;
  /** This match and the four recorded ones before it together; `null` before the fifth. */
  lately: number | null;
}

/** The number of matches in a window. */
const window = 5;

/** The mean of the recorded values; `null` if there are none. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** Values by key, of one match or several together. */
type Values = Record<string, number | null>;

function seriesOf<Value>(
  entries: readonly { match: Match; value: Value | null }[],
  named: readonly Omit<TrendSeries, 'points' | 'usual' | 'isOfAll'>[],
  valuesOf: (values: readonly Value[]) => Values,
  usualOf: readonly Value[] | undefined,
): TrendSeries[] {
  const rows = entries
    .toReversed()
    .map(({ match, value }) => ({ match, value, values: value === null ? {} : valuesOf([value]) }));
  return named.map(({ key, name, meaning, isTurned }) => {
    const known: Value[] = [];
    const together = (values: readonly Value[]) =>
      values.length === 0 ? null : (valuesOf(values)[key] ?? null);
    const points = rows.map(({ match, value: from, values }: Row<Value>) => {
      const value = values[key] ?? null;
      if (from === null || value === null) return { match, value: null, lately: null };
      known.push(from);
      const lately = known.length < window ? null : together(known.slice(-window));
      return { match, value, lately };
    });
    const usual = together(usualOf ?? known);
    return { key, name, meaning, isTurned, points, usual, isOfAll: usualOf === undefined };
  });
}

interface Row<Value> {
  match: Match;
  value: Value | null;
  values: Values;
}

const sixRatings = ratingsOf(() => ({ value: null, comment: '' }));

/**
 * The six ratings over a season as sent, then any others that the service sends. @param entries newest first @param
 * usual those that define the usual, if they are of the season before
 */
export function ratingTrends(
  entries: readonly SeasonEntry<InsightResult>[],
  usual?: readonly SeasonEntry<InsightResult>[],
): TrendSeries[] {
  const six: readonly string[] = ratingKeys;
  const further = entries
    .flatMap(({ value }) => (value?.ratings ? namedRatings(value.ratings) : []))
    .filter(({ key }) => !six.includes(key));
  const named = new Map(
    [...namedRatings(sixRatings), ...further].map(({ key, name }) => [key, name]),
  );
  return seriesOf(
    entries,
    [...named].map(([key, name]) => ({ key, name, meaning: '', isTurned: false })),
    (results) => {
      const values = results.map(({ ratings }) => (ratings ? namedRatings(ratings) : []));
      const of = (key: string) =>
        values.map((ratings) => ratings.find((rating) => rating.key === key)?.value ?? null);
      return Object.fromEntries([...named.keys()].map((key) => [key, meanOf(of(key))]));
    },
    // Added in the order of `points`: another order could round a mean differently from the season's own page.
    usual?.toReversed().flatMap(({ value }) => value ?? []),
  );
}

/** Points scored and conceded per 100 possessions. */
export const efficiencies = ['offensiveRating', 'defensiveRating'] as const;

/** A value of `totalsTrends` in words, also of the opponents' ("opponents turnoverShare"). */
export function trendText(value: number | null, key: string): string {
  const number = [...fourFactors, ...efficiencies].find((each) => key.endsWith(each));
  return number ? written(number, value) : notRecorded;
}

/**
 * Numbers from both sides' totals over a season, such as the four factors and both efficiencies. @param entries newest
 * first @param whose the team's own, or its opponents'
 */
export function totalsTrends(
  entries: readonly SeasonEntry<BoxScore>[],
  keys: readonly NumberKey[],
  whose: Side = 'team',
  usual?: readonly SeasonEntry<BoxScore>[],
): TrendSeries[] {
  const sidesOf = ({ value }: SeasonEntry<BoxScore>) => value && bothTotals(value, whose);
  return seriesOf(
    entries.map((entry) => ({ match: entry.match, value: sidesOf(entry) })),
    keys.map((key) => ({
      key,
      name: nameOf(key),
      meaning: formulaOf(key),
      isTurned: numbers[key].good < 0 === (whose === 'team'),
    })),
    (sides) => {
      const own = sumLines(sides.map((each) => each.own));
      const theirs = sumLines(sides.map((each) => each.other));
      return Object.fromEntries(keys.map((key) => [key, numberOf(key, own, theirs)]));
    },
    usual?.flatMap((entry) => sidesOf(entry) ?? []),
  );
}

/** A chart's data for a series, each point linked to its match. */
export function trendData(
  { points }: Pick<TrendSeries, 'points'>,
  textOf: (match: Match, value: number | null) => string,
  hrefOf: (matchId: string) => string,
): TrendDatum[] {
  return points.map(({ match, value, lately }) => ({
    key: match.id,
    value,
    lately,
    isLost: outcomeOf(match) === 'lost',
    text: textOf(match, value),
    href: hrefOf(match.id),
  }));
}

/** The line below a chart: "last five 42% · all together 45%". */
export function trendSummary(
  { points, usual, isOfAll }: TrendSeries,
  format: (value: number) => string,
  absence: string,
): string {
  if (usual === null) return absence;
  const lately = points.findLast((point) => point.lately !== null)?.lately;
  return [
    lately == null ? '' : i18n.t('last five {five}', { five: format(lately) }),
    isOfAll
      ? i18n.t('all together {all}', { all: format(usual) })
      : i18n.t('usual {usual}', { usual: format(usual) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The recorded values of all series, or of those with a key. */
export const valuesOf = (list: readonly TrendSeries[], key?: string) =>
  list
    .filter((series) => key === undefined || series.key === key)
    .flatMap(({ points }) => points.flatMap(({ value }) => value ?? []));
