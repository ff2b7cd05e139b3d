import { i18n } from '@lingui/core';
import type { Match } from '../../contract/match.ts';
import styles from './Margins.module.css';
import { marginOf, marginRange } from './margins.ts';

/** More bars than that no card has room for. */
const mostBars = 150;

/** A season's margins at a glance, oldest first: a bar up for a match won, down for one lost; of a very long one its end. */
export function SeasonMargins({ matches }: { matches: readonly Match[] }) {
  const ended = matches
    .slice(0, mostBars)
    .flatMap((match) => {
      const margin = marginOf(match);
      return margin === null ? [] : [{ id: match.id, margin }];
    })
    .reverse();
  const margins = ended.map(({ margin }) => margin);
  const { low, high } = marginRange(margins);
  const width = 100 / Math.max(margins.length, 12);
  return (
    <svg
      className={styles.season}
      viewBox={`0 ${-high} 100 ${high - low}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={i18n.t('{count} margins, from {low} to {high}', {
        count: margins.length,
        low: Math.min(...margins),
        high: Math.max(...margins),
      })}
    >
      <path d="M0 0H100" className={styles.axis} />
      {ended.map(({ id, margin }, index) => (
        <rect
          key={id}
          x={index * width + width * 0.15}
          width={width * 0.7}
          y={Math.min(0, -margin)}
          height={Math.abs(margin)}
          className={margin < 0 ? styles.lost : styles.won}
        />
      ))}
    </svg>
  );
}
