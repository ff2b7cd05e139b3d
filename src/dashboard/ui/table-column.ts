import type { ReactNode } from 'react';

/** What a table is sorted by: a column's key. `null` = its rows come in an order of their own. */
export type Sort = { key: string; direction: 'descending' | 'ascending' } | null;

/** Asks for another sort; `first` is what the column begins with. */
export type SortBy = (key: string, first: 'descending' | 'ascending') => void;

/** One column: what its header says and what stands under it. */
export interface Column<Row> {
  key: string;
  /** '' for a column that needs no header. */
  heading: ReactNode;
  /** What the header is read out as where `heading` shows less of it ("FG%" for "%"), or is no text. */
  name?: string | undefined;
  /** The full name, with its formula where it has one: shown on hover, focus and tap of the header. */
  meaning?: string | undefined;
  cell: (row: Row) => ReactNode;
  /** Its cells name their rows and stay in place when the table scrolls sideways. */
  isName?: boolean;
  /** Words rather than figures: they begin where their header does. */
  isText?: boolean;
  className?: string | undefined;
  /** How wide it is on paper, in CSS: '6.8mm'. As wide as its place allows where absent. */
  width?: string | undefined;
  /** What a first press of its header asks for, in a table that sorts; absent where it never does. */
  sort?: 'descending' | 'ascending';
}
