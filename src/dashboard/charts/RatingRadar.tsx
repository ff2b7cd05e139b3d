import { PolarAngleAxis, PolarGrid, PolarRadiusAxis, Radar, RadarChart } from 'recharts';
import { formatAsSent } from '../box-score/statistic-format.ts';
import type { NamedRating } from '../insights/rating-names.ts';
import styles from './RatingRadar.module.css';
import { axisText, type RatingAxis } from './rating-axis.ts';

interface RatingRadarProps {
  title: string;
  ratings: readonly NamedRating[];
  axis: RatingAxis;
}

/** The shape of a match: its ratings around a circle, with the same values in a table. Fixed size, no animation. */
export function RatingRadar({ title, ratings, axis }: RatingRadarProps) {
  const points = ratings.map(({ name, value }) => ({ name, value }));
  const summary = ratings.map(({ name, value }) => `${name} ${formatAsSent(value)}`).join(', ');
  return (
    <figure className={styles.figure}>
      <RadarChart
        width={380}
        height={280}
        data={points}
        title={title}
        desc={`${summary}. Scale ${axisText(axis)} assumed.`}
        role="img"
        accessibilityLayer={false}
        outerRadius={100}
      >
        <PolarGrid stroke="var(--line)" />
        <PolarAngleAxis dataKey="name" tick={{ fill: 'var(--soft)', fontSize: 12 }} />
        <PolarRadiusAxis
          domain={[axis.min, axis.max]}
          tickCount={3}
          tick={{ fill: 'var(--soft)', fontSize: 11 }}
          axisLine={false}
          angle={90}
        />
        <Radar
          dataKey="value"
          stroke="var(--accent)"
          strokeWidth={2}
          fill="var(--accent)"
          fillOpacity={0.16}
          isAnimationActive={false}
        />
      </RadarChart>
      <details className={styles.values}>
        <summary>The values as a table</summary>
        <table>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">Rating</th>
              <th scope="col">Value</th>
            </tr>
          </thead>
          <tbody>
            {ratings.map(({ key, name, value }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{formatAsSent(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
