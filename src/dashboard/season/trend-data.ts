import { i18n } from '@lingui/core';
import { matchText } from '../figures/match-text.ts';
import type { TrendDatum } from '../figures/TrendChart.tsx';
import { formatDay } from '../ui/format.ts';
import type { TrendSeries } from './trend-series.ts';

/** A series as a chart draws it, each point leading to `hrefOf` its match. */
export function trendData(
  { points }: TrendSeries,
  format: (value: number | null) => string,
  hrefOf: (matchId: string) => string,
): TrendDatum[] {
  return points.map(({ match, value }) => ({
    key: match.id,
    value,
    text: `${matchText(match)}: ${format(value)}`,
    day: formatDay(match.startsAt),
    href: hrefOf(match.id),
  }));
}

/** What stands where a chart has no value: nothing can be said of it before everything was read. */
export function absence(reading: boolean, otherwise: string): string {
  return reading ? i18n.t('not read yet') : otherwise;
}
