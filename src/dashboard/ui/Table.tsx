import { type FocusEvent, type KeyboardEvent, memo, type ReactNode, useState } from 'react';
import styles from './Table.module.css';
import { useHint } from './Term.tsx';

/** A row at the foot, which is not sorted: totals, means. */
export interface FootRow {
  key: string;
  className?: string | undefined;
  /** The cell of a column, by its key. */
  cell: (column: string) => ReactNode;
}

/** `text` is `null` for a row without a merged cell. */
export interface Merged<Row> {
  from: string;
  text: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  /** The table's accessible name, instead of a `caption`. */
  label?: string;
  caption?: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  rowClass?: (row: Row) => string | undefined;
  /**
   * One cell that merges a row's from a column on, as for players who did not play; from the first column on, it heads
   * the rows below.
   */
  merged?: Merged<Row> | undefined;
  /** Called with the row under the pointer or the focus; `null` for none. */
  onRow?: ((row: Row | null) => void) | undefined;
  foot?: readonly FootRow[];
  sort?: Sort;
  /** Makes headers sort. */
  onSort?: SortBy;
  /** Whether it may overflow its container and scroll. */
  scrolls?: boolean;
  /** Printed: black on white, nothing to press. */
  paper?: boolean;
  /** When to hide the headers visually: if the cells need none. */
  hiddenHead?: HiddenHead | undefined;
  className?: string | undefined;
}

/**
 * A table. Arrow keys go from row to row and from header to header, which are one stop of the Tab key together; a header
 * says what its column means.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, caption, columns, rows, keyOf, rowClass, merged, onRow, foot = [] } = props;
  const { sort = null, onSort, scrolls = false, paper = false, hiddenHead, className } = props;
  const table = (
    <table
      className={[
        paper ? `wide ${styles.paper}` : `wide small narrow ${styles.table}`,
        className,
      ].join(' ')}
      aria-label={label}
      onKeyDown={paper ? undefined : moveFocus}
    >
      {caption ? <caption>{caption}</caption> : null}
      {columns.some(({ width }) => width) ? (
        <colgroup>
          {columns.map(({ key, width }) => (
            <col key={key} style={{ width }} />
          ))}
        </colgroup>
      ) : null}
      {columns.some(({ heading }) => heading) ? (
        <TableHead {...{ columns, sort, onSort, paper, hidden: hiddenHead }} />
      ) : null}
      <tbody>
        {rows.map((row) => (
          <BodyRow
            key={keyOf(row)}
            row={row}
            columns={columns}
            className={rowClass?.(row)}
            merged={merged}
            onRow={onRow}
          />
        ))}
      </tbody>
      {foot.length > 0 ? <Foot foot={foot} columns={columns} /> : null}
    </table>
  );
  if (!scrolls) return table;
  return (
    <section
      className={`relative ${styles.scroll}`}
      aria-label={label}
      tabIndex={onSort ? undefined : 0}
      onFocus={showWhole}
    >
      {table}
    </section>
  );
}

/** Scrolls a focused element into view; browsers leave it half beyond the edge. */
function showWhole({ target, currentTarget }: FocusEvent) {
  if (target !== currentTarget) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

interface RowProps<Row> extends Pick<TableProps<Row>, 'columns' | 'merged' | 'onRow'> {
  row: Row;
  className: string | undefined;
}

function Cells<Row>({ row, columns, className, merged, onRow }: RowProps<Row>) {
  const instead = merged?.text(row) ?? null;
  const at = columns.findIndex(({ key }) => key === merged?.from);
  const from = instead === null ? columns.length : at;
  const enter = onRow && (() => onRow(row));
  const leave = onRow && (() => onRow(null));
  return (
    <tr
      className={className}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={enter}
      onBlur={leave}
    >
      {columns.slice(0, from).map((column) => cellOf(column, column.cell(row)))}
      {instead === null ? null : at === 0 ? (
        <th scope="rowgroup" colSpan={columns.length} className={styles.group}>
          {instead}
        </th>
      ) : (
        <td colSpan={columns.length - at} className={styles.merged}>
          {instead}
        </td>
      )}
    </tr>
  );
}

/** Memoised, since a sort only moves rows. */
const BodyRow = memo(Cells) as typeof Cells;

function FootRows<Row>({ foot, columns }: Required<Pick<TableProps<Row>, 'foot' | 'columns'>>) {
  return (
    <tfoot>
      {foot.map((row) => (
        <tr key={row.key} className={row.className}>
          {columns.map((column) => cellOf(column, row.cell(column.key)))}
        </tr>
      ))}
    </tfoot>
  );
}

/** Memoised, since a sort does not change it. */
const Foot = memo(FootRows) as typeof FootRows;

/** A function, not a component: React would compare the hundreds of cells of a box score. */
function cellOf(column: Column<never>, content: ReactNode) {
  const { key, isName } = column;
  const className = classOf(column);
  return isName ? (
    <th key={key} scope="row" className={className}>
      {content}
    </th>
  ) : (
    <td key={key} className={className}>
      {content}
    </td>
  );
}

const focusable = 'a[href], button:not(:disabled)';

/** Arrow keys: up and down from row to row of a body in the same column, left and right along a row. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  // In a field the arrow keys move the cursor, or change a day.
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
  const cell = event.target instanceof Element ? event.target.closest('td, th') : null;
  const target = cell instanceof HTMLTableCellElement ? targetOf(cell, event.key) : undefined;
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function targetOf(cell: HTMLTableCellElement, key: string): HTMLElement | undefined {
  const row = cell.closest('tr');
  if (!row) return undefined;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const step = key === 'ArrowDown' ? 'nextElementSibling' : 'previousElementSibling';
    // Skips rows without links, such as headings.
    for (let next = row[step]; next; next = next[step]) {
      const inColumn = next.children[cell.cellIndex]?.querySelector<HTMLElement>(focusable);
      const found = inColumn ?? next.querySelector<HTMLElement>(focusable);
      if (found) return found;
    }
    return undefined;
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const stops = [...row.querySelectorAll<HTMLElement>(focusable)];
  const at = stops.findIndex((stop) => stop.closest('td, th') === cell);
  return stops[key === 'ArrowRight' ? at + 1 : at - 1];
}

type HiddenHead = 'always' | 'on a phone';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort;
  onSort: SortBy | undefined;
  /** Printed: nothing to press. */
  paper: boolean;
  hidden: HiddenHead | undefined;
}

/** The headers, with meaning and sort of each column. One stop of the Tab key together. */
function TableHead<Row>({ columns, sort, onSort, paper, hidden }: TableHeadProps<Row>) {
  const pressed = columns.filter((column) => isPressed(column, onSort));
  const [focused, setFocused] = useState('');
  const stop = pressed.find(({ key }) => key === focused) ?? pressed[0];
  return (
    <thead
      className={hidden && (hidden === 'always' ? 'visually-hidden' : styles.hidden)}
      onFocus={({ target }) => setFocused(target.dataset.column ?? '')}
    >
      <tr>
        {columns.map((column) => {
          const { key, heading } = column;
          if (!heading) return <td key={key} className={classOf(column)} />;
          const direction = sort?.key === key ? sort.direction : undefined;
          return (
            <th
              key={key}
              scope="col"
              // Without it, screen readers would read the open hint with every cell of the column.
              aria-label={nameOf(column, isPressed(column, onSort))}
              aria-sort={direction}
              className={classOf(column)}
            >
              {isPressed(column, onSort) && !paper ? (
                <HeadButton
                  column={column}
                  direction={direction}
                  onSort={onSort}
                  isStop={column === stop}
                />
              ) : (
                heading
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** A header's accessible name, if it differs from the shown one. */
function nameOf({ name, heading }: Column<never>, hasHint: boolean): string | undefined {
  return name ?? (hasHint && typeof heading === 'string' ? heading : undefined);
}

/** The class of a column's cells, header included. */
function classOf({ isName, isText, className }: Column<never>): string | undefined {
  if (!isName && !isText) return className;
  return className ? `${styles.start} ${className}` : styles.start;
}

/** Whether a press on a column's header sorts or explains. */
function isPressed<Row>({ sort, meaning }: Column<Row>, onSort: unknown): boolean {
  return Boolean(meaning || (sort && onSort));
}

interface HeadButtonProps {
  column: Pick<Column<never>, 'key' | 'heading' | 'name' | 'meaning' | 'sort'>;
  direction: 'ascending' | 'descending' | undefined;
  onSort: SortBy | undefined;
  /** Whether the Tab key stops here. */
  isStop: boolean;
}

const HeadButton = memo(function HeadButton(props: HeadButtonProps) {
  const { column, direction, onSort, isStop } = props;
  const { key, heading, name, meaning, sort: first } = column;
  const { button, hint, show, showOnTap } = useHint();
  return (
    <>
      <button
        {...button}
        type="button"
        data-column={key}
        tabIndex={isStop ? 0 : -1}
        aria-label={name}
        className={onSort && first ? undefined : styles.explained}
        onClick={(event) => {
          if (!onSort || !first) return show();
          onSort(key, first);
          showOnTap(event);
        }}
      >
        {heading}
        {direction ? (
          <span className={`centre absolute ${styles.arrow}`} aria-hidden="true">
            {direction === 'descending' ? '▾' : '▴'}
          </span>
        ) : null}
      </button>
      <span {...hint}>{meaning ?? name ?? heading}</span>
    </>
  );
});

/** The sorted column's key; `null` = the rows' own order. */
export type Sort = { key: string; direction: 'descending' | 'ascending' } | null;

/** Changes the sort; `first` is the column's first direction. */
export type SortBy = (key: string, first: 'descending' | 'ascending') => void;

/** One column: its header and cells. */
export interface Column<Row> {
  key: string;
  /** '' for a column that needs no header. */
  heading: ReactNode;
  /** The header's accessible name, if `heading` is short ("FG%" for "%") or no text. */
  name?: string | undefined;
  /** The full name, with its formula if any: shown on hover, focus and tap of the header. */
  meaning?: string | undefined;
  cell: (row: Row) => ReactNode;
  /** Its cells name their rows and stick when the table scrolls sideways. */
  isName?: boolean;
  /** Words rather than figures: aligned with the header's start. */
  isText?: boolean;
  className?: string | undefined;
  /** Its printed width, in CSS: '6.8mm'. Flexible if absent. */
  width?: string | undefined;
  /** The order of the header's first press; absent if not sortable. */
  sort?: 'descending' | 'ascending';
  /** The value that `sortByColumn` compares; absent if the caller sorts the rows. */
  value?: (row: Row) => number | null | undefined;
}
