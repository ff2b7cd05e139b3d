import { i18n } from '@lingui/core';
import { Bar, BarChart, Cell, LabelList, ReferenceLine, YAxis } from 'recharts';
import type { Match } from '../../contract/match.ts';
import { matchText } from '../figures/match-text.ts';
import { formatSigned } from '../ui/format.ts';
import { marginOf, marginRange } from './margins.ts';
import styles from './Trends.module.css';

/** The margins of a season from one zero, oldest first, with whom they were against; in a box of a fixed height. */
export function MarginChart({ matches }: { matches: readonly Match[] }) {
  const data = matches
    .flatMap((match) => {
      const margin = marginOf(match);
      return margin === null ? [] : [{ match, margin, name: match.opponent.name.split(' ')[0] }];
    })
    .reverse();
  const { low, high } = marginRange(data.map(({ margin }) => margin));
  const room = 0.12 * (high - low);
  return (
    <>
      <BarChart
        responsive
        className={styles.margins}
        data={data}
        margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
        title={i18n.t('Margins, match by match')}
        desc={data
          .map(({ match, margin }) => `${matchText(match)} ${formatSigned(margin)}`)
          .join('; ')}
        role="img"
        accessibilityLayer={false}
      >
        {/* Room for the numbers beyond the bars. */}
        <YAxis domain={[low - room, high + room]} hide />
        <ReferenceLine y={0} stroke="var(--ink)" />
        <Bar dataKey="margin" maxBarSize={34} isAnimationActive={false}>
          {data.map(({ match, margin }) => (
            <Cell key={match.id} className={margin < 0 ? styles.lost : styles.won} />
          ))}
          <LabelList
            dataKey="margin"
            position="top"
            formatter={(value) => formatSigned(Number(value))}
            className={styles.marginNumber}
          />
        </Bar>
      </BarChart>
      <ol className={styles.opponents} aria-hidden="true">
        {data.map(({ match, name }) => (
          <li key={match.id}>
            <span>{name}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
