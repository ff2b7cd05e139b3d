import { i18n } from '@lingui/core';
import { memo } from 'react';
import { useHint } from '../ui/use-hint.ts';
import styles from './BoxScoreTable.module.css';

interface SortHeaderProps {
  column: string;
  /** The abbreviation, in English, read out in full also where `heading` shows less of it. */
  label: string;
  heading?: string | undefined;
  /** The full name of what the column holds; likewise. */
  meaning: string;
  /** How the table is sorted by this column; `null` where it is not. */
  direction: 'ascending' | 'descending' | null;
  onSort: (column: string) => void;
  className?: string | undefined;
}

/**
 * A column's header: a click sorts by it, a second reverses, a third restores the sheet's order. It says what it means
 * on hover, focus and tap.
 */
export const SortHeader = memo(function SortHeader(props: SortHeaderProps) {
  const { column, heading, meaning, direction, onSort, className } = props;
  const label = i18n.t(props.label);
  const { button, hint, showOnTap } = useHint();
  return (
    // Its own name, or the open hint would be read out with every cell of the column.
    <th scope="col" aria-label={label} aria-sort={direction ?? undefined} className={className}>
      <button
        {...button}
        type="button"
        aria-label={heading ? label : undefined}
        onClick={(event) => {
          onSort(column);
          showOnTap(event);
        }}
        className={styles.sort}
      >
        {heading ?? label}
        {direction ? (
          <span className={styles.arrow} aria-hidden="true">
            {direction === 'descending' ? '▾' : '▴'}
          </span>
        ) : null}
      </button>
      <span {...hint}>{i18n.t(meaning)}</span>
    </th>
  );
});
