import { i18n } from '@lingui/core';
import { PolarAngleAxis, PolarGrid, PolarRadiusAxis, Radar, RadarChart } from 'recharts';
import type { NamedRating } from '../figures/ratings.ts';
import { axisText, decimalsOf, type RatingAxis } from '../figures/ratings.ts';
import { formatAsSent, formatDecimal } from '../figures/statistic-format.ts';

interface RatingRadarProps {
  title: string;
  /** `luck` draws a hollow dot: the rating is within what chance explains. */
  ratings: readonly (NamedRating & { luck: boolean })[];
  axis: RatingAxis;
  /** The season's mean by rating key; drawn as a second shape if every rating has one. */
  means: ReadonlyMap<string, { mean: number; decimals: number }>;
}

/** The ratings of a match on a circle, over the season's means. As high as the rows beside it, without animation. */
export function RatingRadar({ title, ratings, axis, means }: RatingRadarProps) {
  const decimals = decimalsOf(ratings.map(({ value }) => value));
  const points = ratings.map(({ key, name, value, luck }) => ({
    name,
    value,
    text: formatAsSent(value, decimals),
    luck,
    mean: means.get(key)?.mean ?? null,
  }));
  const withSeason = points.every(({ mean }) => mean !== null);
  const summary = ratings
    .map(({ key, name, value }) => {
      const mean = means.get(key);
      return withSeason && mean
        ? i18n.t('{rating} {value}, usual {mean}', {
            rating: name,
            value: formatAsSent(value, decimals),
            mean: formatDecimal(mean.mean, mean.decimals),
          })
        : `${name} ${formatAsSent(value, decimals)}`;
    })
    .join('; ');
  return (
    <RadarChart
      width={340}
      height={240}
      data={points}
      title={title}
      desc={i18n.t('{values}. Scale {axis} assumed.', { values: summary, axis: axisText(axis) })}
      role="img"
      accessibilityLayer={false}
      outerRadius={74}
    >
      <PolarGrid stroke="var(--line)" />
      <PolarAngleAxis
        dataKey="name"
        tick={({ x, y, textAnchor, payload, index }) => (
          <Label
            x={Number(x)}
            y={Number(y)}
            anchor={textAnchor}
            name={String(payload.value)}
            value={points[index]?.text ?? ''}
          />
        )}
      />
      <PolarRadiusAxis domain={[axis.min, axis.max]} tick={false} axisLine={false} angle={90} />
      {withSeason ? (
        <Radar
          dataKey="mean"
          stroke="var(--ink)"
          strokeWidth={1.5}
          strokeDasharray="4 3"
          fill="none"
          isAnimationActive={false}
        />
      ) : null}
      <Radar
        dataKey="value"
        stroke="var(--us)"
        strokeWidth={2}
        fill="var(--us)"
        fillOpacity={0.16}
        isAnimationActive={false}
        dot={({ cx, cy, index }) => (
          <circle
            key={index}
            cx={cx}
            cy={cy}
            r={4}
            stroke="var(--us)"
            strokeWidth={2}
            fill={points[index]?.luck ? 'var(--paper)' : 'var(--us)'}
            fillOpacity={1}
          />
        )}
      />
    </RadarChart>
  );
}

interface LabelProps {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end' | 'inherit' | undefined;
  name: string;
  value: string;
}

/** A rating's name at its corner, with its value: in one line above and below the chart, in two beside it. */
function Label({ x, y, anchor, name, value }: LabelProps) {
  const isBeside = anchor !== 'middle';
  return (
    <text x={x} y={y} textAnchor={anchor} fill="var(--soft)" fontSize={12}>
      <tspan x={x} dy={isBeside ? '-0.2em' : '0.35em'}>
        {name}
      </tspan>
      <tspan
        {...(isBeside ? { x, dy: '1.2em' } : { dx: '0.4em' })}
        fill="var(--ink)"
        fontWeight={650}
      >
        {value}
      </tspan>
    </text>
  );
}
