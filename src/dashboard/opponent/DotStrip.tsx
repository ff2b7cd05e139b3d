import styles from './NumberTable.module.css';
import type { SideNumber } from './season-numbers.ts';

/** Ends of the strip, in percent of its width: a dot at the end is not cut. */
const [left, right] = [6, 94];

/**
 * The meetings as dots among a thin tick for every other match, the thick tick being the usual. A picture: the same figures
 * stand beside it.
 */
export function DotStrip({ number }: { number: SideNumber }) {
  const { seen, others, usual } = number;
  const known = seen.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  const all = [...others, ...known.map(({ value }) => value)];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const percent = (value: number) =>
    left + (high > low ? (right - left) * ((value - low) / (high - low)) : 44);
  const at = (value: number) => `${percent(value)}%`;
  const ticks = others.map((value) => `M${percent(value).toFixed(1)} 6v10`).join('');
  return (
    <svg className={styles.strip} width="100%" height="22" aria-hidden="true">
      <line className={styles.axis} x1={`${left}%`} x2={`${right}%`} y1="11" y2="11" />
      <svg height="22" viewBox="0 0 100 22" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.tick} d={ticks} />
      </svg>
      {usual === null ? null : (
        <line className={styles.usual} x1={at(usual)} x2={at(usual)} y1="2" y2="20" />
      )}
      {known.map(({ value, index }) => {
        const latest = index === seen.length - 1;
        return (
          <g key={index} className={latest ? styles.latest : styles.earlier}>
            <circle cx={at(value)} cy="11" r="7" />
            <text x={at(value)} y="14.5">
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
