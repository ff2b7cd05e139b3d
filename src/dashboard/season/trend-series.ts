import { i18n } from '@lingui/core';
import { fourFactors } from '../../basketball/four-factors.ts';
import { estimatedPossessions, offensiveRating } from '../../basketball/possessions.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import { type InsightResult, ratingKeys, ratingsOf } from '../../contract/insight.ts';
import type { Match } from '../../contract/match.ts';
import type { SeasonEntry } from '../api/season-reading.ts';
import { namedRatings } from '../figures/rating-names.ts';

/** A number of each match, oldest first; `null` where it is not written or not recorded. */
export interface TrendSeries {
  key: string;
  name: string;
  /** The full name and formula; '' where the name says it. */
  meaning: string;
  points: { match: Match; value: number | null }[];
  /** The mean of what is there; `null` where nothing is. */
  mean: number | null;
}

/** The mean of the values that are there; `null` without any. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** Values by key, of one match. */
type Values = Record<string, number | null>;

/** What a series is called. */
type SeriesName = Pick<TrendSeries, 'key' | 'name' | 'meaning'>;

const translated = ({ key, name, meaning }: SeriesName): SeriesName => ({
  key,
  name: i18n.t(name),
  meaning: i18n.t(meaning),
});

function seriesOf<Value>(
  entries: readonly SeasonEntry<Value>[],
  named: readonly SeriesName[],
  valuesOf: (value: Value) => Values,
): TrendSeries[] {
  const rows = entries
    .toReversed()
    .map(({ match, value }) => ({ match, values: value === null ? {} : valuesOf(value) }));
  return named.map((name) => {
    const points = rows.map(({ match, values }) => ({ match, value: values[name.key] ?? null }));
    return { ...name, points, mean: meanOf(points.map(({ value }) => value)) };
  });
}

const sixRatings = ratingsOf(() => ({ value: null, comment: '' }));

/**
 * The six ratings over a season, as the service sent them, then any further ones that it sends.
 * @param entries newest first
 */
export function ratingTrends(entries: readonly SeasonEntry<InsightResult>[]): TrendSeries[] {
  const six: readonly string[] = ratingKeys;
  const further = entries
    .flatMap(({ value }) => (value?.ratings ? namedRatings(value.ratings) : []))
    .filter(({ key }) => !six.includes(key));
  const named = new Map(
    [...namedRatings(sixRatings), ...further].map(({ key, name }) => [key, name]),
  );
  return seriesOf(
    entries,
    [...named].map(([key, name]) => ({ key, name, meaning: '' })),
    ({ ratings }) =>
      Object.fromEntries(
        ratings ? namedRatings(ratings).map(({ key, value }) => [key, value]) : [],
      ),
  );
}

const factors: SeriesName[] = [
  {
    key: 'effectiveFieldGoal',
    name: /* i18n */ 'Effective field goals',
    meaning: /* i18n */ 'eFG% = (FGM + 0.5 × 3PM) / FGA',
  },
  {
    key: 'turnovers',
    name: /* i18n */ 'Turnovers of plays',
    meaning: /* i18n */ 'TOV% = TO / (FGA + 0.44 × FTA + TO); fewer is better',
  },
  {
    key: 'offensiveRebounds',
    name: /* i18n */ 'Offensive rebounds',
    meaning: /* i18n */ "ORB% = OR / (OR + opponent's DR)",
  },
  {
    key: 'freeThrows',
    name: /* i18n */ 'Free throws made per shot',
    meaning: /* i18n */ 'FT rate = FTM / FGA',
  },
];

const efficiencies: SeriesName[] = [
  {
    key: 'offensiveRating',
    name: /* i18n */ 'Scored per 100',
    meaning:
      /* i18n */ 'Points per 100 possessions: ORtg = 100 × PTS / possessions, estimated from both box scores',
  },
  {
    key: 'defensiveRating',
    name: /* i18n */ 'Conceded per 100',
    meaning:
      /* i18n */ "Opponent's points per 100 possessions: DRtg = 100 × opponent's PTS / possessions, estimated",
  },
];

/** What the four factors and both efficiencies are called, by their keys. */
export const numberNames: ReadonlyMap<string, SeriesName> = new Map(
  [...factors, ...efficiencies].map((each) => [each.key, each]),
);

/**
 * Points scored and conceded per 100 possessions over a season.
 * @param entries newest first
 */
export function efficiencyTrends(entries: readonly SeasonEntry<BoxScore>[]): TrendSeries[] {
  return seriesOf(entries, efficiencies.map(translated), ({ team, opponent }): Values => {
    if (!team.totals || !opponent.totals) return {};
    const possessions = estimatedPossessions(team.totals, opponent.totals);
    return {
      offensiveRating: offensiveRating(team.totals.points, possessions),
      defensiveRating: offensiveRating(opponent.totals.points, possessions),
    };
  });
}

/**
 * The team's own four factors over a season, as shares.
 * @param entries newest first
 */
export function factorTrends(entries: readonly SeasonEntry<BoxScore>[]): TrendSeries[] {
  return seriesOf(entries, factors.map(translated), ({ team, opponent }): Values => {
    if (!team.totals || !opponent.totals) return {};
    return { ...fourFactors(team.totals, opponent.totals) };
  });
}
