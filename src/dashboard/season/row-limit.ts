/*
 * How many rows of a long list are drawn, kept in the address so that the way back finds its place again.
 */

/** Two seasons, and quick on a phone. */
const firstRows = 100;

/** What one more press adds. */
export const moreRows = 400;

/** The rows that an address asks for, at least the first hundred. */
export function readRows(search: URLSearchParams): number {
  const asked = Number(search.get('rows'));
  return Number.isSafeInteger(asked) ? Math.max(firstRows, asked) : firstRows;
}

/** The search part of an address that asks for this many rows. */
export function writeRows(search: URLSearchParams, rows: number): URLSearchParams {
  const written = new URLSearchParams(search);
  written.set('rows', String(rows));
  return written;
}
