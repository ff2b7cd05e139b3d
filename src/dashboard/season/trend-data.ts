import { i18n } from '@lingui/core';
import type { Match } from '../../contract/match.ts';
import { outcomeOf } from '../api/season-record.ts';
import type { TrendDatum } from '../figures/TrendChart.tsx';
import type { TrendSeries } from './trend-series.ts';

/** A series as a chart draws it, each point leading to `hrefOf` its match. */
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

/** What stands beneath a chart: "last five 42% · usual 45% · axis turned". */
export function trendSummary(
  { points, usual, isTurned }: TrendSeries,
  format: (value: number) => string,
  absence: string,
): string {
  if (usual === null) return absence;
  const lately = points.findLast((point) => point.lately !== null)?.lately;
  return [
    lately == null ? '' : i18n.t('last five {five}', { five: format(lately) }),
    i18n.t('usual {usual}', { usual: format(usual) }),
    isTurned ? i18n.t('axis turned') : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
