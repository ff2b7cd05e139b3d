import { i18n } from '@lingui/core';
import { fourFactors } from '../../basketball/four-factors.ts';
import { sumLines } from '../../basketball/line.ts';
import { estimatedPossessions, offensiveRating } from '../../basketball/possessions.ts';
import type { BoxScore, Line } from '../../contract/box-score.ts';
import { type InsightResult, ratingKeys, ratingsOf } from '../../contract/insight.ts';
import type { Match } from '../../contract/match.ts';
import type { Side } from '../../contract/play-by-play.ts';
import type { SeasonEntry } from '../api/season-reading.ts';
import { namedRatings } from '../figures/rating-names.ts';

/** A number of each match, oldest first; `null` where it is not written or not recorded. */
export interface TrendSeries {
  key: string;
  name: string;
  /** The full name and formula; '' where the name says it. */
  meaning: string;
  /** Less is better for us: such a chart is drawn upside down, and says so. */
  isTurned: boolean;
  points: TrendPoint[];
  /** Of all that is there together, never a mean of shares; `null` where nothing is. */
  usual: number | null;
}

export interface TrendPoint {
  match: Match;
  value: number | null;
  /** Of this match and the four known before it together; `null` before the fifth. */
  lately: number | null;
}

/** So many matches are looked at together. */
export const window = 5;

/** The mean of the values that are there; `null` without any. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** Values by key, of one match or several together. */
type Values = Record<string, number | null>;

/** What a series is called. */
interface SeriesName extends Pick<TrendSeries, 'key' | 'name' | 'meaning'> {
  /** Of the team itself: what is bad for it is good of its opponents. */
  lessIsBetter?: boolean;
}

function seriesOf<Value>(
  entries: readonly { match: Match; value: Value | null }[],
  named: readonly (SeriesName & { isTurned: boolean })[],
  valuesOf: (values: readonly Value[]) => Values,
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
    return { key, name, meaning, isTurned, points, usual: together(known) };
  });
}

interface Row<Value> {
  match: Match;
  value: Value | null;
  values: Values;
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
    [...named].map(([key, name]) => ({ key, name, meaning: '', isTurned: false })),
    (results) => {
      const values = results.map(({ ratings }) => (ratings ? namedRatings(ratings) : []));
      const of = (key: string) =>
        values.map((ratings) => ratings.find((rating) => rating.key === key)?.value ?? null);
      return Object.fromEntries([...named.keys()].map((key) => [key, meanOf(of(key))]));
    },
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
    lessIsBetter: true,
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
    lessIsBetter: true,
  },
];

/** What the four factors and both efficiencies are called, by their keys. */
export const numberNames: ReadonlyMap<string, SeriesName> = new Map(
  [...factors, ...efficiencies].map((each) => [each.key, each]),
);

/** Totals of both sides, of one match or several together. */
interface Sides {
  own: Line;
  other: Line;
}

/** Series of what the totals of both sides say, of the team or of its opponents. */
function totalsTrends(
  entries: readonly SeasonEntry<BoxScore>[],
  named: readonly SeriesName[],
  whose: Side,
  valuesOf: (sides: Sides) => Values,
): TrendSeries[] {
  const other = whose === 'team' ? 'opponent' : 'team';
  return seriesOf(
    entries.map(({ match, value }): { match: Match; value: Sides | null } => {
      const [totals, otherTotals] = [value?.[whose].totals, value?.[other].totals];
      return { match, value: totals && otherTotals ? { own: totals, other: otherTotals } : null };
    }),
    named.map(({ key, name, meaning, lessIsBetter = false }) => ({
      key,
      name: i18n.t(name),
      meaning: i18n.t(meaning),
      isTurned: lessIsBetter === (whose === 'team'),
    })),
    (sides) =>
      valuesOf({
        own: sumLines(sides.map(({ own }) => own)),
        other: sumLines(sides.map((each) => each.other)),
      }),
  );
}

/**
 * Points scored and conceded per 100 possessions over a season.
 * @param entries newest first
 */
export function efficiencyTrends(entries: readonly SeasonEntry<BoxScore>[]): TrendSeries[] {
  return totalsTrends(entries, efficiencies, 'team', ({ own, other }) => {
    const possessions = estimatedPossessions(own, other);
    return {
      offensiveRating: offensiveRating(own.points, possessions),
      defensiveRating: offensiveRating(other.points, possessions),
    };
  });
}

/**
 * The four factors over a season, as shares.
 * @param entries newest first
 * @param whose the team's own, or its opponents'
 */
export function factorTrends(
  entries: readonly SeasonEntry<BoxScore>[],
  whose: Side = 'team',
): TrendSeries[] {
  return totalsTrends(entries, factors, whose, ({ own, other }) => ({
    ...fourFactors(own, other),
  }));
}
