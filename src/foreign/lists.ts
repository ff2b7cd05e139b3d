import { meaningsOf, plainName } from '../contract/plain-name.ts';
import type { RecordKind } from '../contract/vocabulary.ts';
import { isRow, placesOf, type Row } from './places.ts';

/** Records that were found in a reply. */
export interface FoundList {
  rows: readonly unknown[];
  /** Where they stand, `[]` at the end: `data.items[]`. */
  path: string;
}

/** Names of lists that every service uses, whatever is in them. */
const anyList = new Set([
  'items',
  'results',
  'records',
  'data',
  'list',
  'rows',
  'content',
  'edges',
  'values',
]);
const headerNames = [
  'headers',
  'header',
  'columns',
  'fields',
  'head',
  'cols',
  'columnas',
  'cabecera',
];
const rowNames = ['rows', 'rowset', 'data', 'values', 'items', 'records', 'filas', 'body'];

/** Lists are looked for this deep. */
const deepest = 5;

/**
 * Every list of records in a reply, wherever it stands: bare, under any names, as headers with rows, or as a record
 * whose keys are ids.
 */
export function listsIn(data: unknown, path = '', depth = 0): FoundList[] {
  const here = listAt(data, path);
  if (here) return [here];
  if (!isRow(data) || depth >= deepest) return [];
  const lists: FoundList[] = [];
  for (const key of Object.keys(data).slice(0, 500)) {
    lists.push(...listsIn(data[key], path === '' ? key : `${path}.${key}`, depth + 1));
  }
  return lists;
}

/** A value as a list of records, if it is one. */
export function listAt(value: unknown, path: string): FoundList | null {
  if (Array.isArray(value)) {
    const fromRows = recordsOfRows(value[0], value.slice(1));
    if (fromRows) return { rows: fromRows, path: `${path}[]` };
    const rows = value.some((row) => isRow(row) && isRow(row.node))
      ? value.map((row) => (isRow(row) ? (row.node ?? row) : row))
      : value;
    return rows.length === 0 || rows.some(isRow) ? { rows, path: `${path}[]` } : null;
  }
  if (!isRow(value)) return null;
  const fromTable = tableIn(value);
  if (fromTable) return { rows: fromTable, path: `${path}[]` };
  const keyed = recordsByKey(value);
  return keyed && { rows: keyed, path: `${path}.*` };
}

/** `{ headers: ["id", "pts"], rows: [[1, 20]] }`, as records. */
function tableIn(value: Row): Row[] | null {
  const find = (names: readonly string[]) =>
    Object.keys(value).find((key) => names.includes(plainName(key)) && Array.isArray(value[key]));
  const headerKey = find(headerNames);
  const rowKey = headerKey && find(rowNames.filter((name) => name !== plainName(headerKey)));
  const rows = rowKey && value[rowKey];
  return headerKey && Array.isArray(rows) ? recordsOfRows(value[headerKey], rows) : null;
}

function recordsOfRows(headers: unknown, rows: readonly unknown[]): Row[] | null {
  if (!Array.isArray(headers) || headers.length === 0) return null;
  const names = headers.map(headerText);
  if (names.some((name) => name === null) || !rows.every(Array.isArray)) return null;
  if (rows.length === 0) return null;
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]])));
}

/** A header is a text, or a record that names a column. */
function headerText(header: unknown): string | null {
  if (typeof header === 'string') return header;
  if (!isRow(header)) return null;
  const text = header.name ?? header.key ?? header.field ?? header.label;
  return typeof text === 'string' ? text : null;
}

/** `{ "17": { … }, "23": { … } }`: a record whose keys are ids or numbers. The key is an id where a record has none. */
function recordsByKey(value: Row): Row[] | null {
  const known = keyed.get(value);
  if (known !== undefined) return known;
  const records = findByKey(value);
  keyed.set(value, records);
  return records;
}

/** A reply is asked for its lists several times, and such a one is made anew from thousands of records. */
const keyed = new WeakMap<Row, Row[] | null>();

function findByKey(value: Row): Row[] | null {
  const keys = Object.keys(value);
  const areIds = keys.every((key) => /^\d+$|^[\da-f]{8}-[\da-f-]{27}$/i.test(key));
  if (keys.length === 0 || !areIds || !Object.values(value).every(isRow)) return null;
  return keys.map((key) => ({ id: key, ...(value[key] as Row) }));
}

/**
 * The one list of a reply that is meant: under the contract's own name, under a word of it, under a name for any list,
 * or the only one whose records have fields of the kind.
 * @returns `null` where there is none, or it can't be told which
 */
export function listOf(
  data: unknown,
  ownName: string,
  kind: RecordKind,
  otherNames: readonly string[] = [],
): FoundList | null {
  if (isRow(data) && Array.isArray(data[ownName])) {
    return (
      listAt(data[ownName], ownName) ?? {
        rows: data[ownName],
        path: `${ownName}[]`,
      }
    );
  }
  const lists = listsIn(data);
  if (lists.length <= 1) return lists[0] ?? null;
  const names = new Set([ownName, ...otherNames].map(plainName));
  const last = ({ path }: FoundList) =>
    plainName(
      path
        .replace(/(\[\]|\.\*)$/, '')
        .split('.')
        .at(-1) ?? '',
    );
  const named = lists.filter((list) => names.has(last(list)));
  if (named.length === 1) return named[0] ?? null;
  const general = lists.filter((list) => anyList.has(last(list)));
  if (named.length === 0 && general.length === 1) return general[0] ?? null;
  const filled = (named.length > 1 ? named : lists)
    .map((list) => ({ list, known: fieldsKnown(list.rows, kind) }))
    .filter(({ known }) => known >= 2);
  const most = filled.reduce((best, { known }) => Math.max(best, known), 0);
  const best = filled.filter(({ known }) => known === most);
  return best.length === 1 && lists.every(({ rows }) => rows.length > 0)
    ? (best[0]?.list ?? null)
    : null;
}

/** How many fields of a kind the first records of a list seem to have. */
export function fieldsKnown(rows: readonly unknown[], kind: RecordKind): number {
  const meanings = meaningsOf(kind);
  const fields = placesOf(rows.slice(0, 20), () => true).flatMap(
    ({ keys }) => meanings.get(plainName(keys.at(-1) ?? ''))?.field ?? [],
  );
  return new Set(fields).size;
}

/** The one record of a reply: itself, the first of a list, or what a single name wraps. */
export function recordOf(data: unknown, depth = 0): { row: unknown; path: string } {
  if (depth > 3) return { row: data, path: '' };
  if (Array.isArray(data)) {
    // A list within a record is what the record is about, not a wrapping.
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
