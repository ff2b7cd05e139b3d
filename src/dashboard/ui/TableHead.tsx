import { memo, useState } from 'react';
import styles from './Table.module.css';
import type { Column, Sort, SortBy } from './table-column.ts';
import { useHint } from './use-hint.ts';

/** When headers are only read out. */
export type HiddenHead = 'always' | 'on a phone';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort;
  onSort: SortBy | undefined;
  /** Printed: nothing to press. */
  paper: boolean;
  hidden: HiddenHead | undefined;
}

/** The headers: each says what its column means, and sorts by it where the table does. One stop of the Tab key together. */
export function TableHead<Row>({ columns, sort, onSort, paper, hidden }: TableHeadProps<Row>) {
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
              // Its own name, or the open hint would be read out with every cell of the column.
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

/** What a header is read out as, where it is not what it shows. */
function nameOf({ name, heading }: Column<never>, hasHint: boolean): string | undefined {
  return name ?? (hasHint && typeof heading === 'string' ? heading : undefined);
}

/** The class of a column's cells, header included. */
export function classOf({ isName, isText, className }: Column<never>): string | undefined {
  if (!isName && !isText) return className;
  return className ? `${styles.start} ${className}` : styles.start;
}

/** Whether something comes of pressing a column's header. */
function isPressed<Row>({ sort, meaning }: Column<Row>, onSort: unknown): boolean {
  return Boolean(meaning || (sort && onSort));
}

interface HeadButtonProps {
  column: Pick<Column<never>, 'key' | 'heading' | 'name' | 'meaning' | 'sort'>;
  direction: 'ascending' | 'descending' | undefined;
  onSort: SortBy | undefined;
  /** The Tab key stops here. */
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
          <span className={styles.arrow} aria-hidden="true">
            {direction === 'descending' ? '▾' : '▴'}
          </span>
        ) : null}
      </button>
      <span {...hint}>{meaning ?? name ?? heading}</span>
    </>
  );
});
