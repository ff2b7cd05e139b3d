import { i18n } from '@lingui/core';
import { lineOf, pointsOf, type TrendFrame, yOf } from '../figures/trend-geometry.ts';
import type { TrendSeries } from '../season/trend-series.ts';

interface PaperTrendProps {
  series: Pick<TrendSeries, 'name' | 'mean'> & { points: { value: number | null }[] };
  axis: { min: number; max: number };
  /** How a number of the axis, and the mean, are written. */
  format: (value: number) => string;
  /** Where no match has a value. */
  missing: string;
}

/** In millimetres. */
const frame: TrendFrame = { width: 60, height: 17, left: 8, right: 1, top: 1.5, bottom: 1.5 };

/** One number over a season: a dot a match, gaps where there is none, the mean as a dashed line. */
export function PaperTrend({ series, axis, format, missing }: PaperTrendProps) {
  const { name, mean } = series;
  const points = pointsOf(series.points, axis, frame);
  return (
    <figure className="paper-trend">
      <figcaption>
        <b>{name}</b>{' '}
        <span>{mean === null ? missing : i18n.t('mean {mean}', { mean: format(mean) })}</span>
      </figcaption>
      <svg
        className="paper-figure"
        width={`${frame.width}mm`}
        height={`${frame.height}mm`}
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        role="img"
        aria-label={i18n.t('{name}, match by match', { name })}
      >
        {[axis.min, axis.max].map((value) => (
          <g key={value}>
            <path d={across(yOf(value, axis, frame))} className="paper-grid" />
            <text x={frame.left - 1} y={yOf(value, axis, frame) + 0.85} textAnchor="end">
              {format(value)}
            </text>
          </g>
        ))}
        {mean === null ? null : <path d={across(yOf(mean, axis, frame))} className="paper-mean" />}
        <path d={lineOf(points)} className="paper-trend-line" />
        {points.map(({ x, y }) =>
          y === null ? null : <circle key={x} cx={x} cy={y} r={0.5} className="paper-made" />,
        )}
      </svg>
    </figure>
  );
}

const across = (y: number) => `M${frame.left} ${y}H${frame.width - frame.right}`;
