import { i18n } from '@lingui/core';
import { ratingAxis, seasonAxes } from '../figures/rating-axis.ts';
import { formatAsSent, formatDecimal } from '../figures/statistic-format.ts';
import { TrendChart } from '../figures/TrendChart.tsx';
import styles from './Trends.module.css';
import { TrendTable } from './TrendTable.tsx';
import { absence, trendData } from './trend-data.ts';
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
  return (
    <>
      <div className={styles.grid}>
        {series.map((each) => {
          const axis = axes.get(each.key) ?? ratingAxis([]);
          return (
            <TrendChart
              key={each.key}
              name={each.name}
              axis={axis}
              tick={String}
              mean={each.mean}
              summary={
                each.mean === null
                  ? absence(reading, i18n.t('nothing written yet'))
                  : i18n.t('mean {mean}', { mean: formatDecimal(each.mean, 1) })
              }
              data={trendData(each, formatAsSent, hrefOf)}
            />
          );
        })}
      </div>
      <TrendTable
        caption={i18n.t('Ratings, newest match first')}
        hrefOf={hrefOf}
        series={series}
        format={(value) => formatAsSent(value)}
      />
    </>
  );
}
