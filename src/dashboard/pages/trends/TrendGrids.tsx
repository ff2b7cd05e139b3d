import { formatAsSent, formatDecimal, formatPercent } from '../../box-score/statistic-format.ts';
import { axisText, ratingAxis } from '../../charts/rating-axis.ts';
import { TrendChart } from '../../charts/TrendChart.tsx';
import { axisAround } from '../../charts/trend-geometry.ts';
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

interface BoxScoreTrendsProps {
  teamId: string;
  /** Shares. */
  factors: readonly TrendSeries[];
  /** Points per 100 possessions. */
  efficiencies: readonly TrendSeries[];
}

const perHundred = (value: number | null) => formatDecimal(value, 1);

/** One small chart a factor, in percent, and two of the points per 100 possessions. */
export function BoxScoreTrends({ teamId, factors, efficiencies }: BoxScoreTrendsProps) {
  const groups = [
    { series: factors, format: formatPercent, tick: formatPercent, step: 0.1 },
    { series: efficiencies, format: perHundred, tick: String, step: 20 },
  ];
  const formatOf = new Map(
    groups.flatMap(({ series, format }) => series.map(({ key }) => [key, format] as const)),
  );
  return (
    <>
      <div className={styles.grid}>
        {groups.flatMap(({ series, format, tick, step }) =>
          series.map((each) => {
            const axis = axisAround(
              each.points.map(({ value }) => value),
              step,
            );
            return (
              <TrendChart
                key={each.key}
                name={each.name}
                meaning={each.meaning}
                axis={axis}
                tick={tick}
                mean={each.mean}
                summary={each.mean === null ? 'not recorded' : `mean ${format(each.mean)}`}
                data={dataOf(teamId, each, format)}
              />
            );
          }),
        )}
      </div>
      <TrendTable
        caption="Four factors and efficiency, newest match first"
        teamId={teamId}
        series={[...factors, ...efficiencies]}
        format={(value, key) => (formatOf.get(key) ?? formatAsSent)(value)}
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
