import { OpenedDetails } from '../ui/OpenedDetails.tsx';
import type { Column } from '../ui/Table.tsx';
import { Table } from '../ui/Table.tsx';
import styles from './PlaysPage.module.css';

interface FoldedTableProps<Row> {
  /** The text of the line that opens it. */
  summary: string;
  /** The table's name for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: () => readonly Row[];
  keyOf: (row: Row) => string;
}

/** A long table behind a line that opens it, rendered only when open; it scrolls under its headers. */
export function FoldedTable<Row>({ summary, rows, ...table }: FoldedTableProps<Row>) {
  return (
    <OpenedDetails summary={summary}>
      {() => (
        <div className={styles.folded}>
          <Table {...table} rows={rows()} scrolls />
        </div>
      )}
    </OpenedDetails>
  );
}
