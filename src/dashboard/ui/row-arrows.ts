import type { KeyboardEvent } from 'react';

const focusable = 'a[href], button:not(:disabled)';

/** Lets the up and down arrows move the focus from row to row of a table's body, in the column that it is in. */
export function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>): void {
  const down = event.key === 'ArrowDown';
  if ((!down && event.key !== 'ArrowUp') || event.altKey || event.ctrlKey || event.metaKey) return;
  const from = event.target instanceof Element ? event.target : null;
  const cell = from?.closest<HTMLTableCellElement>('tbody td, tbody th');
  const row = cell?.closest('tr');
  if (!cell || !row) return;
  const next = down ? row.nextElementSibling : row.previousElementSibling;
  const sameColumn = next?.children[cell.cellIndex]?.querySelector<HTMLElement>(focusable);
  const target = sameColumn ?? next?.querySelector<HTMLElement>(focusable);
  if (!target) return;
  event.preventDefault();
  target.focus();
}
