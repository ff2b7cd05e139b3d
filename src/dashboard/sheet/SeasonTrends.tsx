import { i18n } from '@lingui/core';
import { axisText, ratingAxis, seasonAxes, sharedAxis } from '../figures/rating-axis.ts';
import { formatDecimal, formatPercent } from '../figures/statistic-format.ts';
import { axisAround } from '../figures/trend-geometry.ts';
import { PaperTrend } from './PaperTrend.tsx';
import type { SeasonPaper } from './season-paper.ts';

/** Ratings, four factors and efficiency of a season's completed matches, a small chart each. */
export function SeasonTrends({
  paper: { ratings, factors, efficiencies },
}: {
  paper: SeasonPaper;
}) {
  const axes = seasonAxes(ratings);
  const shared = sharedAxis(axes.values());
  const measured = [
    ...factors.map((series) => ({ series, step: 0.1, format: formatPercent })),
    ...efficiencies.map((series) => ({ series, step: 20, format: formatShort })),
  ];
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
          {ratings.map((series) => (
            <PaperTrend
              key={series.key}
              series={series}
              axis={axes.get(series.key) ?? ratingAxis([])}
              format={formatShort}
              missing={i18n.t('not written')}
            />
          ))}
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
          {measured.map(({ series, step, format }) => (
            <PaperTrend
              key={series.key}
              series={series}
              axis={axisAround(
                series.points.map(({ value }) => value),
                step,
              )}
              format={format}
              missing={i18n.t('not recorded')}
            />
          ))}
        </div>
      </section>
    </>
  );
}

/** A whole number as it is, another to a tenth. */
const formatShort = (value: number) => formatDecimal(value, Number.isInteger(value) ? 0 : 1);
