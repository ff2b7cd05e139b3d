import type { ReactNode } from 'react';
import { OpenedDetails } from '../ui/OpenedDetails.tsx';
import styles from './FoldedTable.module.css';

interface FoldedTableProps {
  /** What opens it. */
  summary: string;
  /** What it is called once it is open, for screen readers. */
  label: string;
  columns: readonly string[];
  /** Its rows. */
  children: () => ReactNode;
}

/** A long table behind a line that opens it, made then; it scrolls under its head. */
export function FoldedTable({ summary, label, columns, children }: FoldedTableProps) {
  return (
    <OpenedDetails summary={summary}>
      {() => (
        <section className={styles.scroll} aria-label={label} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{children()}</tbody>
          </table>
        </section>
      )}
    </OpenedDetails>
  );
}
