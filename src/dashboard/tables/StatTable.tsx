import type { ReactNode } from 'react';
import type { Column, Sort, SortBy } from '../ui/Table.tsx';
import { Table } from '../ui/Table.tsx';
import { headerOf, type StatisticColumn } from './columns.ts';
import styles from './StatTable.module.css';

/** A row of a table of statistics. */
export interface StatRow {
  key: string;
  name: ReactNode;
  /** The text of a statistic's cell; if `null`, `absence` is shown instead. */
  text: ((column: StatisticColumn) => ReactNode) | null;
  absence?: ReactNode;
  className?: string | undefined;
}

interface StatTableProps<Row extends StatRow> {
  /** The table's name for screen readers. */
  label: string;
  nameHeading: string;
  columns: readonly StatisticColumn[];
  rows: readonly Row[];
  /** Columns before the names, between names and statistics, and after the statistics. */
  before?: readonly Column<Row>[];
  lead?: readonly Column<Row>[];
  after?: readonly Column<Row>[];
  /** The current sort; headers sort if `onSort` is given. */
  sort?: Sort;
  onSort?: SortBy;
  /** Class of a statistic's cells. */
  classOf?: (column: StatisticColumn) => string | undefined;
  className?: string | undefined;
  paper?: boolean;
  /** CSS width of a statistic's column; by default from its texts. */
  widthOf?: (column: StatisticColumn) => string;
}

/**
 * A new element for each text, because the browser counts a right-aligned number with one more digit as a layout
 * shift.
 */
function Figure({ children }: { children: ReactNode }) {
  return typeof children === 'string' ? <span key={children}>{children}</span> : children;
}

/** A table of statistics, one row for each name. */
export function StatTable<Row extends StatRow>(props: StatTableProps<Row>) {
  const { nameHeading, columns, before = [], lead = [], after = [], widthOf } = props;
  const { classOf, className = styles.table, paper = false, ...table } = props;
  return (
    <Table
      label={table.label}
      rows={table.rows}
      keyOf={({ key }) => key}
      rowClass={({ className: ofRow }) => ofRow}
      columns={[
        ...before,
        { key: 'name', heading: nameHeading, cell: ({ name }) => name, isName: true },
        ...lead,
        ...columns.map((column) => ({
          ...headerOf(column),
          cell: ({ text }: Row) => <Figure>{text?.(column)}</Figure>,
          className: classOf?.(column),
          sort: 'descending' as const,
          width: widthOf?.(column),
        })),
        ...after,
      ]}
      merged={{
        from: columns[0]?.key ?? '',
        text: ({ text, absence }) => (text ? null : (absence ?? '')),
      }}
      sort={table.sort ?? null}
      {...(table.onSort && { onSort: table.onSort })}
      scrolls={!paper}
      paper={paper}
      className={paper ? '' : className}
    />
  );
}
