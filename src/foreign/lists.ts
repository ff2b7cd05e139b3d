import { isRow } from './places.ts';

/** Records that were found in a reply. */
export interface FoundList {
  rows: readonly unknown[];
  /** Their path, `[]` at the end: `data.items[]`. */
  path: string;
}

/** Lists are looked for this deep. */
const deepest = 5;

/** Every list of records in a reply whose shapes were made one, but for those within records of a list. */
export function listsIn(data: unknown, path = '', depth = 0): FoundList[] {
  if (Array.isArray(data))
    return data.length === 0 || data.some(isRow) ? [{ rows: data, path: `${path}[]` }] : [];
  if (!isRow(data) || depth >= deepest) return [];
  return Object.keys(data)
    .slice(0, 500)
    .flatMap((key) => listsIn(data[key], path === '' ? key : `${path}.${key}`, depth + 1));
}

/** The one record of a reply: itself, the first of a list, or what a single name wraps. */
export function recordOf(data: unknown, depth = 0): { row: unknown; path: string } {
  if (depth > 3) return { row: data, path: '' };
  if (Array.isArray(data)) {
    // A list within a record is the record's subject, not a wrapping.
    if (depth > 0 && data.length > 1) return { row: data, path: '' };
    const inner = recordOf(data[0], depth + 1);
    return { row: inner.row, path: `[].${inner.path}` };
  }
  if (!isRow(data)) return { row: data, path: '' };
  const keys = Object.keys(data);
  const [key = ''] = keys;
  if (keys.length !== 1 || (!isRow(data[key]) && !Array.isArray(data[key])))
    return { row: data, path: '' };
  const inner = recordOf(data[key], depth + 1);
  return { row: inner.row, path: `${key}.${inner.path}` };
}
