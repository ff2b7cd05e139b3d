import type { Interval } from '../../basketball/resample.ts';
import styles from './LineUps.module.css';

interface RangeBarProps {
  value: number;
  interval: Interval;
  /** Where the picture ends on either side of 0. */
  reach: number;
}

/** A range around what happened, on a line with 0 in its middle. A picture: the same figures stand beside it. */
export function RangeBar({ value, interval: { low, high }, reach }: RangeBarProps) {
  const at = (points: number) =>
    `${50 + (48 * Math.max(-reach, Math.min(reach, points))) / reach}%`;
  return (
    <svg className={styles.bar} aria-hidden="true">
      <line className={styles.level} x1="50%" x2="50%" y1="0" y2="100%" />
      <line className={styles.range} x1={at(low)} x2={at(high)} y1="50%" y2="50%" />
      <circle className={styles.dot} cx={at(value)} cy="50%" r="3.5" />
    </svg>
  );
}

/** No picture goes farther, in points for 40 minutes: what is farther is drawn at its end. */
const farthest = 60;

/** The reach that shows all of these intervals. */
export function reachOf(intervals: readonly (Interval | null | undefined)[]): number {
  const ends = intervals.flatMap((each) => (each ? [-each.low, each.high] : []));
  return Math.min(farthest, Math.max(10, ...ends));
}
