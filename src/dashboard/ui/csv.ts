/** A cell; `null` (not recorded) is empty. */
export type CsvCell = string | number | null;

/**
 * Rows as CSV (RFC 4180), with a byte order mark so that spreadsheets read it as UTF-8. A text that a spreadsheet would
 * take for a formula (it begins with = + - @, a tab or a line break) gets an apostrophe in front. Numbers have a decimal
 * point in every language; spreadsheets in a language with a decimal comma need ';' as `mark`.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[], mark: ',' | ';' = ','): string {
  const lines = rows.map((row) => row.map(cellText).join(mark));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const text = /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
