import { formatAsSent, formatDecimal, formatPercent } from '../../box-score/statistic-format.ts';
import { axisText, ratingAxis } from '../../charts/rating-axis.ts';
import { TrendChart } from '../../charts/TrendChart.tsx';
import { shareAxis } from '../../charts/trend-geometry.ts';
import { paths } from '../../paths.ts';
import { matchText } from '../../season/match-text.ts';
import type { TrendSeries } from '../../season/trend-series.ts';
import styles from './TrendsPage.module.css';
import { TrendTable } from './TrendTable.tsx';

interface GridProps {
  teamId: string;
  series: readonly TrendSeries[];
}

/** One small chart a rating, each on the smallest usual scale that holds its values. */
export function RatingTrends({ teamId, series }: GridProps) {
  return (
    <>
      <div className={styles.grid}>
        {series.map((each) => {
          const axis = ratingAxis(each.points.map(({ value }) => value));
          return (
            <TrendChart
              key={each.key}
              name={each.name}
              axis={axis}
              tick={String}
              mean={each.mean}
              summary={
                each.mean === null
                  ? 'nothing written yet'
                  : `mean ${formatDecimal(each.mean, 1)}, scale ${axisText(axis)}`
              }
              data={dataOf(teamId, each, formatAsSent)}
            />
          );
        })}
      </div>
      <TrendTable
        caption="Ratings, newest match first"
        teamId={teamId}
        series={series}
        format={formatAsSent}
      />
    </>
  );
}

/** One small chart a factor, in percent. */
export function FactorTrends({ teamId, series }: GridProps) {
  return (
    <>
      <div className={styles.grid}>
        {series.map((each) => (
          <TrendChart
            key={each.key}
            name={each.name}
            meaning={each.meaning}
            axis={shareAxis(each.points.map(({ value }) => value))}
            tick={formatPercent}
            mean={each.mean}
            summary={each.mean === null ? 'not recorded' : `mean ${formatPercent(each.mean)}`}
            data={dataOf(teamId, each, formatPercent)}
          />
        ))}
      </div>
      <TrendTable
        caption="Four factors, newest match first"
        teamId={teamId}
        series={series}
        format={formatPercent}
      />
    </>
  );
}

function dataOf(teamId: string, series: TrendSeries, format: (value: number | null) => string) {
  return series.points.map(({ match, value }) => ({
    key: match.id,
    value,
    text: `${matchText(match)}: ${format(value)}`,
    href: paths.insights({ teamId, matchId: match.id }),
  }));
}
