import { i18n } from '@lingui/core';
import type { Interval } from '../../basketball/resample.ts';
import { formatSigned, notRecorded } from '../ui/format.ts';
import type { Column } from '../ui/table-column.ts';
import styles from './LineUps.module.css';
import { RangeBar, reachOf } from './RangeBar.tsx';

/** "−3 to +17"; "–" where there is no interval. */
export function rangeText(interval: Interval | null | undefined): string {
  if (!interval) return notRecorded;
  const [low, high] = [formatSigned(interval.low), formatSigned(interval.high)];
  return i18n.t('{low} to {high}', { low, high });
}

interface Ranged {
  value: number | null | undefined;
  interval: Interval | null | undefined;
}

/** The column of what chance leaves of a number, in figures and, where there is room, drawn. */
export function rangeColumn<Row>(rows: readonly Row[], read: (row: Row) => Ranged): Column<Row> {
  const reach = reachOf(rows.map((row) => read(row).interval));
  return {
    key: 'range',
    heading: i18n.t('80% range'),
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
