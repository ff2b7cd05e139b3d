import styles from './BoxScoreTable.module.css';

interface SortHeaderProps {
  label: string;
  /** The full name of what the column holds. */
  meaning: string;
  /** How the table is sorted by this column; `null` where it is not. */
  direction: 'ascending' | 'descending' | null;
  onSort: () => void;
  className?: string | undefined;
}

/** A column's header: a click sorts by it, a second reverses, a third restores the sheet's order. */
export function SortHeader({ label, meaning, direction, onSort, className }: SortHeaderProps) {
  const arrow = direction === 'descending' ? '▾' : '▴';
  return (
    <th scope="col" aria-sort={direction ?? undefined} className={className}>
      <button type="button" onClick={onSort} title={meaning} className={styles.sort}>
        {label}
        {direction ? (
          <span className={styles.arrow} aria-hidden="true">
            {arrow}
          </span>
        ) : null}
      </button>
    </th>
  );
}
