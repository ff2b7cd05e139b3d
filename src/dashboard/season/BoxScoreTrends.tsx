import { i18n } from '@lingui/core';
import { paths } from '../api/paths.ts';
import { formatAsSent, formatDecimal, formatPercent } from '../figures/statistic-format.ts';
import { TrendChart } from '../figures/TrendChart.tsx';
import { axisAround } from '../figures/trend-geometry.ts';
import grid from './Trends.module.css';
import { TrendTable } from './TrendTable.tsx';
import { absence, trendData } from './trend-data.ts';
import type { TrendSeries } from './trend-series.ts';

interface BoxScoreTrendsProps {
  teamId: string;
  /** Shares. */
  factors: readonly TrendSeries[];
  /** Points per 100 possessions. */
  efficiencies: readonly TrendSeries[];
  /** Not every match has been read yet. */
  reading: boolean;
}

const perHundred = (value: number | null) => formatDecimal(value, 1);

/** One small chart a factor, in percent, and two of the points per 100 possessions. */
export function BoxScoreTrends({ teamId, factors, efficiencies, reading }: BoxScoreTrendsProps) {
  const hrefOf = (matchId: string) => paths.match({ teamId, matchId });
  const groups = [
    { series: factors, format: formatPercent, tick: formatPercent, step: 0.1 },
    { series: efficiencies, format: perHundred, tick: String, step: 20 },
  ];
  const formatOf = new Map(
    groups.flatMap(({ series, format }) => series.map(({ key }) => [key, format] as const)),
  );
  return (
    <>
      <div className={grid.grid}>
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
                summary={
                  each.mean === null
                    ? absence(reading, i18n.t('not recorded'))
                    : i18n.t('mean {mean}', { mean: format(each.mean) })
                }
                data={trendData(each, format, hrefOf)}
              />
            );
          }),
        )}
      </div>
      <TrendTable
        caption={i18n.t('Four factors and efficiency, newest match first')}
        hrefOf={hrefOf}
        series={[...factors, ...efficiencies]}
        format={(value, key) => (formatOf.get(key) ?? formatAsSent)(value)}
      />
    </>
  );
}
