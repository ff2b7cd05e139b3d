import { i18n } from '@lingui/core';
import styles from './Dumbbell.module.css';

interface DumbbellProps {
  a: number | null;
  b: number | null;
  /** Other values, each a thin tick. */
  others: readonly number[];
  /** The usual value, a thick tick. */
  usual?: number | null;
  /** Ends of a shared scale; by default from the values. */
  ends?: readonly [low: number, high: number] | undefined;
  /** Whether it is the opponent's, drawn grey. */
  them?: boolean;
}

/** Ends of the strip, in percent of its width: dots at the ends are not cut. */
const [left, right] = [5, 95];

/**
 * Two values as dots, the first hollow, the second filled, with a line between. Hidden from screen readers: the
 * numbers are in the row.
 */
export function Dumbbell({ a, b, others, usual = null, ends, them = false }: DumbbellProps) {
  const all = [...others, ...[a, b, usual].filter((value) => value !== null)];
  const [low, high] = ends ?? [Math.min(...all), Math.max(...all)];
  const at = (value: number) =>
    `${high > low ? left + ((right - left) * (value - low)) / (high - low) : 50}%`;
  const ticks = [...new Set(others.map(at))];
  return (
    <svg
      className={`block ${styles.strip}`}
      data-tone={them ? 'them' : 'us'}
      width="100%"
      height="20"
      aria-hidden="true"
    >
      <line className="rule" x1={`${left}%`} x2={`${right}%`} y1="10" y2="10" />
      {ticks.map((x) => (
        <line key={x} className="axis" x1={x} x2={x} y1="6" y2="14" />
      ))}
      {usual === null ? null : (
        <line className={styles.usual} x1={at(usual)} x2={at(usual)} y1="2" y2="18" />
      )}
      {a === null || b === null ? null : (
        <line className={styles.between} x1={at(a)} x2={at(b)} y1="10" y2="10" />
      )}
      {b === null ? null : <circle className={styles.second} cx={at(b)} cy="10" r="5.5" />}
      {a === null ? null : (
        <circle className={styles.first} cx={at(a)} cy="10" r={a === b ? 3 : 5.5} />
      )}
    </svg>
  );
}

/** A dot of the legend. */
export function Dot({ filled }: { filled: boolean }) {
  return (
    <svg
      className={`rigid ${styles.legend}`}
      data-tone="us"
      width="14"
      height="14"
      aria-hidden="true"
    >
      <circle className={filled ? styles.second : styles.first} cx="7" cy="7" r="5.5" />
    </svg>
  );
}

interface LegendProps {
  /** Names of the dots, if no other text has them. */
  names?: { a: string; b: string };
  /** Whether differences can be better or worse for us. */
  judged?: boolean;
}

/** The legend of the strips. */
export function Legend({ names, judged = false }: LegendProps) {
  return (
    <>
      {names ? (
        <>
          <Dot filled={false} /> {names.a} <Dot filled /> {names.b} ·{' '}
        </>
      ) : null}
      {i18n.t('ticks: the others, the thick one usual; largest difference first')}
      {judged ? ` · ${i18n.t('▲ better for us, ▼ worse, if it is more than a usual swing')}` : null}
    </>
  );
}
