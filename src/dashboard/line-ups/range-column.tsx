import { i18n } from '@lingui/core';
import type { Interval } from '../../basketball/certainty.ts';
import { formatList, formatSigned, notRecorded } from '../ui/format.ts';
import type { Column } from '../ui/Table.tsx';
import styles from './LineUps.module.css';

/** "−3 to +17"; "–" without an interval. */
export function rangeText(interval: Interval | null | undefined): string {
  if (!interval) return notRecorded;
  const [low, high] = [formatSigned(interval.low), formatSigned(interval.high)];
  return i18n.t('{low} to {high}', { low, high });
}

interface Ranged {
  value: number | null | undefined;
  interval: Interval | null | undefined;
}

/** Rows named in the point of a table, and the share of ranges that chance alone puts clear of zero. */
const mostNamed = 2;
const byChance = 0.2;

const isClear = ({ low, high }: Interval) => Math.round(low) > 0 || Math.round(high) < 0;

/** The point of a table: whose range stays clear of zero, and how many chance alone would put there. */
export function rangesInWords<Row>(
  rows: readonly Row[],
  intervalOf: (row: Row) => Interval | null | undefined,
  nameOf: (row: Row) => string,
): string {
  const known = rows.flatMap((row) => {
    const interval = intervalOf(row);
    return interval ? [{ row, interval }] : [];
  });
  const clear = known.filter(({ interval }) => isClear(interval));
  if (known.length === 0) return '';
  if (clear.length === 0) {
    return i18n.t('No difference here is clear: chance alone may have made each.');
  }
  const named = clear.slice(0, mostNamed);
  const more = clear.length - named.length;
  const list = formatList([
    ...named.map(({ row, interval }) => {
      const range = rangeText(interval).replaceAll(' ', '\u00a0');
      const values = { name: nameOf(row), range };
      return interval.low > 0
        ? i18n.t('better with {name} ({range})', values)
        : i18n.t('worse with {name} ({range})', values);
    }),
    ...(more > 0 ? [i18n.t('{more} more', { more })] : []),
  ]);
  return i18n.t(
    'The score went {list}. About {expected} of {count} look so by chance alone: a hint, no proof.',
    { list, expected: Math.round(byChance * known.length), count: known.length },
  );
}

/** The column of a number's confidence interval, in figures and, if wide enough, as a bar. */
export function rangeColumn<Row>(rows: readonly Row[], read: (row: Row) => Ranged): Column<Row> {
  const reach = reachOf(rows.map((row) => read(row).interval));
  return {
    key: 'range',
    className: 'wide',
    heading: (
      <span className={styles.ranged}>
        <span
          className={`centre ${styles.ways}`}
          data-worse={i18n.t('← worse')}
          data-better={i18n.t('better →')}
          aria-hidden="true"
        />{' '}
        <span>{i18n.t('Likely range')}</span>
      </span>
    ),
    name: i18n.t('Likely range'),
    meaning: i18n.t(
      'In four of five seasons of the same players and possessions the margin for 40 minutes would lie between these by chance alone',
    ),
    cell: (row) => {
      const { value, interval } = read(row);
      return (
        <span className={styles.ranged}>
          {value != null && interval ? (
            <RangeBar value={value} interval={interval} reach={reach} />
          ) : null}
          <span>{rangeText(interval)}</span>
        </span>
      );
    },
  };
}

interface RangeBarProps {
  value: number;
  interval: Interval;
  /** The largest value that the bar can show, on either side of 0. */
  reach: number;
}

/** A range around the value, with 0 in the middle; solid if clear of it. Hidden from screen readers: the figures are beside it. */
function RangeBar({ value, interval, reach }: RangeBarProps) {
  const { low, high } = interval;
  const at = (points: number) =>
    `${50 + (48 * Math.max(-reach, Math.min(reach, points))) / reach}%`;
  return (
    <svg className={styles.bar} data-clear={isClear(interval)} aria-hidden="true">
      <line className="axis" x1="50%" x2="50%" y1="0" y2="100%" />
      <line className={styles.range} x1={at(low)} x2={at(high)} y1="50%" y2="50%" />
      <circle className={styles.dot} cx={at(value)} cy="50%" r="4" />
    </svg>
  );
}

/** The bars' limits, in points per 40 minutes; values beyond are drawn at the end. */
const nearest = 10;
const farthest = 60;

/** The reach that shows every end, or nine of ten where a few short spells would squeeze all others. */
function reachOf(intervals: readonly (Interval | null | undefined)[]): number {
  const ends = intervals
    .flatMap((each) => (each ? [Math.abs(each.low), Math.abs(each.high)] : []))
    .toSorted((a, b) => a - b);
  const most = 1.4 * (ends[Math.floor(0.9 * ends.length)] ?? nearest);
  return Math.min(farthest, Math.max(nearest, Math.min(most, ends.at(-1) ?? nearest)));
}
