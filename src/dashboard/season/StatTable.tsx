import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import type { Line } from '../../contract/box-score.ts';
import type { Sort } from '../figures/player-order.ts';
import { SortHeader } from '../figures/SortHeader.tsx';
import type { StatisticColumn } from '../figures/statistic-columns.ts';
import { moveBetweenRows } from '../ui/row-arrows.ts';
import styles from './StatTable.module.css';

/** A row of a table of statistics. */
export interface StatRow {
  key: string;
  name: ReactNode;
  /** What stands between the name and the statistics, in the order of `lead`. */
  lead: readonly ReactNode[];
  /** `null` where there is none; `absence` then stands in its place. */
  line: Line | null;
  absence?: ReactNode;
}

interface StatTableProps {
  /** The table's name for screen readers. */
  label: string;
  nameHeading: string;
  /** Marked for the catalogue, like the columns: their words are looked up here. */
  lead: readonly { key: string; label: string; meaning: string }[];
  columns: readonly StatisticColumn[];
  rows: readonly StatRow[];
  /** As wide as rows get: room is kept for it, so that columns stand still while a season is read. */
  widest?: { lead: readonly string[]; line: Line };
  /** With `onSort`, headers sort. */
  sort?: Sort;
  onSort?: (key: string) => void;
}

/** Statistics in rows, the first column pinned; arrow keys go from row to row. */
export function StatTable(props: StatTableProps) {
  const { label, nameHeading, lead, columns, rows, widest, sort = null, onSort } = props;
  return (
    // It may scroll sideways, also where nothing in it takes the focus.
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table} onKeyDown={moveBetweenRows}>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              {nameHeading}
            </th>
            {[...lead, ...columns].map(({ key, label: text, meaning }) =>
              onSort ? (
                <SortHeader
                  key={key}
                  column={key}
                  label={i18n.t(text)}
                  meaning={i18n.t(meaning)}
                  className={styles.figure}
                  direction={sort?.key === key ? sort.direction : null}
                  onSort={onSort}
                />
              ) : (
                <th key={key} scope="col" className={styles.figure} title={i18n.t(meaning)}>
                  {i18n.t(text)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row" className={styles.name}>
                {row.name}
              </th>
              {lead.map(({ key }, index) => (
                <td key={key} className={styles.figure}>
                  {row.lead[index]}
                </td>
              ))}
              <Statistics row={row} columns={columns} />
            </tr>
          ))}
        </tbody>
        {widest ? (
          <tfoot className={styles.widest} aria-hidden="true">
            <tr>
              <td />
              {lead.map(({ key }, index) => (
                <td key={key} className={styles.figure}>
                  {widest.lead[index]}
                </td>
              ))}
              {columns.map(({ key, text }) => (
                <td key={key} className={styles.figure}>
                  {text(widest.line)}
                </td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </section>
  );
}

function Statistics({ row, columns }: { row: StatRow; columns: readonly StatisticColumn[] }) {
  const { line, absence } = row;
  if (line === null) {
    return (
      <td colSpan={columns.length} className={styles.absent}>
        {absence}
      </td>
    );
  }
  // A figure with another text is another cell: the browser would take one that has a digit more for one that has moved.
  return columns.map(({ key, text }) => (
    <td key={`${key} ${text(line)}`} className={styles.figure}>
      {text(line)}
    </td>
  ));
}
