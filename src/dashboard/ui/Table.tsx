import { type FocusEvent, memo, type ReactNode } from 'react';
import styles from './Table.module.css';
import { classOf, type HiddenHead, TableHead } from './TableHead.tsx';
import { moveFocus } from './table-arrows.ts';
import type { Column, Sort, SortBy } from './table-column.ts';

/** A row under the others that no sort moves: totals, means. */
export interface FootRow {
  key: string;
  className?: string | undefined;
  /** What stands under a column, by its key. */
  cell: (column: string) => ReactNode;
}

/** `text` is `null` for a row that has all of its cells. */
export interface Merged<Row> {
  from: string;
  text: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  /** Read out as the table's name, in place of a `caption`. */
  label?: string;
  /** Shown above it. */
  caption?: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  rowClass?: (row: Row) => string | undefined;
  /**
   * One cell in place of a row's from a column on, as for who did not play; from the first column on, it heads the rows
   * beneath it.
   */
  merged?: Merged<Row> | undefined;
  /** The row under the pointer or the focus; `null` once there is none. */
  onRow?: ((row: Row | null) => void) | undefined;
  foot?: readonly FootRow[];
  sort?: Sort;
  /** Makes headers sort. */
  onSort?: SortBy;
  /** It may be wider or higher than its place. */
  scrolls?: boolean;
  /** Printed: black on white, nothing to press. */
  paper?: boolean;
  /** When the headers are for screen readers alone: what the columns hold says what they are. */
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
      className={[paper ? styles.paper : styles.table, className].join(' ')}
      aria-label={label}
      onKeyDown={paper ? undefined : moveFocus}
    >
      {caption ? <caption>{caption}</caption> : null}
      {paper && columns.some(({ width }) => width) ? (
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
      className={styles.scroll}
      aria-label={label}
      tabIndex={onSort ? undefined : 0}
      onFocus={showWhole}
    >
      {table}
    </section>
  );
}

/** A browser leaves what takes the focus half beyond the edge, where half of a number would be another. */
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

/** Rendered again only when its own row changes: a sort moves rows. */
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

/** No sort changes it. */
const Foot = memo(FootRows) as typeof FootRows;

/** No component: a box score has hundreds, which React would each keep and compare. */
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
