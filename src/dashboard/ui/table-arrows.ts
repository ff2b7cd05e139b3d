import type { KeyboardEvent } from 'react';

const focusable = 'a[href], button:not(:disabled)';

/** Arrow keys: up and down from row to row of a body in the same column, left and right along a row. */
export function moveFocus(event: KeyboardEvent<HTMLTableElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  // There they move the cursor, or change a day.
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
    // Past rows that lead nowhere, such as headings.
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
