/* Reading a drawn table by what its headers say: far faster in jsdom than asking for roles cell by cell. */

/** The one table that is drawn. */
function drawnTable(): HTMLTableElement {
  const [table, ...others] = document.querySelectorAll('table');
  if (!table || others.length > 0) throw new Error(`one table, not ${others.length}`);
  return table;
}

/** An element's text, without the hints that open from it. */
export function textOf(element: Element | null | undefined): string {
  return element ? textWithout('popover', element).trim() : '';
}

/** The text in an element without that of parts which have an attribute. A copy to take them out of costs far more. */
function textWithout(attribute: string, element: Element): string {
  let text = '';
  for (let child = element.firstChild; child; child = child.nextSibling) {
    if (child instanceof Text) text += child.data;
    else if (child instanceof Element && !child.hasAttribute(attribute)) {
      text += textWithout(attribute, child);
    }
  }
  return text;
}

const headerText = (cell: Element) => cell.getAttribute('aria-label') ?? textOf(cell);

/** The headers of the columns, from the left, by their names. */
export function columnHeaders(): Map<string, HTMLTableCellElement> {
  const cells = [...(drawnTable().tHead?.rows[0]?.cells ?? [])];
  return new Map(cells.map((cell) => [headerText(cell), cell]));
}

/** The rows under the headers by the names that begin them, from the top. */
export function rowsByName(): Map<string, HTMLTableRowElement> {
  const rows = [...drawnTable().rows].filter((row) => row.parentElement?.tagName !== 'THEAD');
  return new Map(rows.map((row) => [textOf(row.querySelector('th')), row]));
}

/** The cell of a row under a column. */
export function cellAt(row: string, column: string): HTMLTableCellElement | undefined {
  return rowsByName().get(row)?.cells[columnHeaders().get(column)?.cellIndex ?? -1];
}
