import { i18n } from '@lingui/core';
import { PolarAngleAxis, PolarGrid, PolarRadiusAxis, Radar, RadarChart } from 'recharts';
import { Table } from '../ui/Table.tsx';
import styles from './RatingRadar.module.css';
import { axisText, type RatingAxis } from './rating-axis.ts';
import type { NamedRating } from './rating-names.ts';
import { decimalsOf } from './season-ratings.ts';
import { formatAsSent, formatDecimal } from './statistic-format.ts';

interface RatingRadarProps {
  title: string;
  ratings: readonly NamedRating[];
  axis: RatingAxis;
  /** The season's mean by the rating's key; a second shape where every rating has one. */
  means: ReadonlyMap<string, { mean: number; decimals: number }>;
}

/**
 * The shape of a match over the season's: ratings around a circle, with the same values in a table. Fixed size, no
 * animation.
 */
export function RatingRadar({ title, ratings, axis, means }: RatingRadarProps) {
  const points = ratings.map(({ key, name, value }) => ({
    name,
    value,
    mean: means.get(key)?.mean ?? null,
  }));
  const withSeason = points.every(({ mean }) => mean !== null);
  const meanText = (key: string) => {
    const mean = means.get(key);
    return formatDecimal(mean?.mean ?? null, mean?.decimals);
  };
  const decimals = decimalsOf(ratings.map(({ value }) => value));
  const summary = ratings
    .map(({ key, name, value }) =>
      withSeason
        ? i18n.t('{rating} {value}, usual {mean}', {
            rating: name,
            value: formatAsSent(value, decimals),
            mean: meanText(key),
          })
        : `${name} ${formatAsSent(value, decimals)}`,
    )
    .join('; ');
  return (
    <figure className={styles.figure}>
      <RadarChart
        width={390}
        height={252}
        data={points}
        title={title}
        desc={i18n.t('{values}. Scale {axis} assumed.', { values: summary, axis: axisText(axis) })}
        role="img"
        accessibilityLayer={false}
        outerRadius={98}
      >
        <PolarGrid stroke="var(--line)" />
        <PolarAngleAxis
          dataKey="name"
          tick={({ x, y, textAnchor, payload }) => (
            <Label x={Number(x)} y={Number(y)} anchor={textAnchor} text={String(payload.value)} />
          )}
        />
        <PolarRadiusAxis
          domain={[axis.min, axis.max]}
          ticks={quarters(axis)}
          tick={false}
          axisLine={false}
          angle={90}
        />
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
        />
      </RadarChart>
      <figcaption className={styles.caption}>
        {i18n.t('Centre to rim: {axis}.', { axis: axisText(axis) })}{' '}
        {withSeason ? i18n.t('Solid: this match. Dashed: the usual.') : i18n.t('This match.')}
      </figcaption>
      <details className={styles.values}>
        <summary>{i18n.t('The values as a table')}</summary>
        <Table
          label={title}
          rows={ratings}
          keyOf={({ key }) => key}
          columns={[
            { key: 'rating', heading: i18n.t('Rating'), isName: true, cell: ({ name }) => name },
            {
              key: 'value',
              heading: i18n.t('Value'),
              cell: ({ value }: NamedRating) => formatAsSent(value, decimals),
            },
            ...(withSeason
              ? [
                  {
                    key: 'mean',
                    heading: i18n.t('Usual'),
                    cell: ({ key }: NamedRating) => meanText(key),
                  },
                ]
              : []),
          ]}
        />
      </details>
    </figure>
  );
}

/** The rings: the ends of the axis and four equal parts between. */
function quarters({ min, max }: RatingAxis): number[] {
  return [0, 1, 2, 3, 4].map((part) => min + ((max - min) * part) / 4);
}

interface LabelProps {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end' | 'inherit' | undefined;
  text: string;
}

/** Between words, but not after one of up to three letters: "Points | per shot". */
const lineBreak = /(?<!(?:^| )\p{L}{1,3}) /u;

/** A rating's name at its corner, on several lines where it stands beside the chart, so that none is cut off. */
function Label({ x, y, anchor, text }: LabelProps) {
  const lines = anchor === 'middle' ? [text] : text.split(lineBreak);
  return (
    <text x={x} y={y} textAnchor={anchor} fill="var(--soft)" fontSize={12}>
      {lines.map((line, index) => (
        <tspan
          key={line}
          x={x}
          dy={index === 0 ? `${0.35 - 0.55 * (lines.length - 1)}em` : '1.1em'}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}
