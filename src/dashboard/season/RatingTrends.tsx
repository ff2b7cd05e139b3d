import { i18n } from '@lingui/core';
import { ratingAxis, seasonAxes } from '../figures/rating-axis.ts';
import { decimalsOf } from '../figures/season-ratings.ts';
import { formatAsSent } from '../figures/statistic-format.ts';
import { TrendPanels } from './TrendPanels.tsx';
import { TrendTable } from './TrendTable.tsx';
import type { TrendSeries } from './trend-series.ts';

interface RatingTrendsProps {
  series: readonly TrendSeries[];
  /** The page of a match's insights. */
  hrefOf: (matchId: string) => string;
  /** Not every match has been read yet. */
  reading: boolean;
}

/** One small chart a rating, each on the scale that it seems to have, and all values in a table. */
export function RatingTrends({ series, hrefOf, reading }: RatingTrendsProps) {
  const axes = seasonAxes(series);
  const decimals = decimalsOf(
    series.flatMap(({ points }) => points.flatMap(({ value }) => value ?? [])),
  );
  // As sent; means of several are rounded.
  const format = (value: number | null) =>
    formatAsSent(value === null ? null : Math.round(value * 10) / 10, Math.min(1, decimals));
  return (
    <>
      <TrendPanels
        series={series}
        axisOf={(key) => axes.get(key) ?? ratingAxis([])}
        format={format}
        absence={i18n.t('nothing written yet')}
        hrefOf={hrefOf}
        reading={reading}
      />
      <TrendTable
        caption={i18n.t('Ratings, newest match first')}
        hrefOf={hrefOf}
        series={series}
        format={(value) => formatAsSent(value, decimals)}
      />
    </>
  );
}
