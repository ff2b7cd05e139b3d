import { i18n } from '@lingui/core';
import { axisText, ratingAxis, seasonAxes, sharedAxis } from '../figures/rating-axis.ts';
import { decimalsOf } from '../figures/season-ratings.ts';
import { formatDecimal, formatPercent } from '../figures/statistic-format.ts';
import { TrendChart } from '../figures/TrendChart.tsx';
import { axisAround } from '../figures/trend-geometry.ts';
import { trendData, trendSummary } from '../season/trend-data.ts';
import type { TrendSeries } from '../season/trend-series.ts';
import type { SeasonPaper } from './season-paper.ts';

/** Ratings, four factors and efficiency of a season's completed matches, a small chart each. */
export function SeasonTrends({
  paper: { ratings, factors, efficiencies },
}: {
  paper: SeasonPaper;
}) {
  const axes = seasonAxes(ratings);
  const shared = sharedAxis(axes.values());
  const decimals = decimalsOf(ratings.flatMap(({ points }) => points.map(({ value }) => value)));
  const trend = (
    series: TrendSeries,
    axis: { min: number; max: number },
    tick: (value: number) => string,
    missing: string,
  ) => (
    <TrendChart
      key={series.key}
      name={series.name}
      data={trendData(
        series,
        () => '',
        () => '',
      )}
      usual={series.usual}
      isTurned={series.isTurned}
      summary={trendSummary(series, tick, missing)}
      axis={axis}
      format={tick}
      paper
    />
  );
  const measured = (list: readonly TrendSeries[], step: number, tick: (value: number) => string) =>
    list.map((series) => {
      const axis = axisAround(
        series.points.map(({ value }) => value),
        step,
      );
      return trend(series, axis, tick, i18n.t('not recorded'));
    });
  return (
    <>
      <section className="paper-whole">
        <h2>
          {i18n.t('Ratings')}{' '}
          <small>
            {shared
              ? i18n.t('match by match, scale {scale} assumed; dashed: the mean', {
                  scale: axisText(shared),
                })
              : i18n.t('scales assumed')}
          </small>
        </h2>
        <div className="paper-trends">
          {ratings.map((series) =>
            trend(
              series,
              axes.get(series.key) ?? ratingAxis([]),
              (value) => formatDecimal(value, Math.min(1, decimals)),
              i18n.t('not written'),
            ),
          )}
        </div>
      </section>
      <section className="paper-whole">
        <h2>
          {i18n.t('Four factors and efficiency')}{' '}
          <small>
            {i18n.t('of the team itself, from the box scores; points per 100 possessions')}
          </small>
        </h2>
        <div className="paper-trends">
          {measured(factors, 0.1, formatPercent)}
          {measured(efficiencies, 20, (value) => formatDecimal(value, 1))}
        </div>
      </section>
    </>
  );
}
