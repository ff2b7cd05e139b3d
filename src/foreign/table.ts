import { plainName } from '../contract/plain-name.ts';
import type { RecordKind } from '../contract/vocabulary.ts';
import { meaningsOf } from '../contract/vocabulary.ts';
import { type Concept, fieldsSaid, type Rules, says, wordsOf } from './lexicon.ts';
import { isRow, type Row } from './rows.ts';
import { groupBy, isNothing, pairOf } from './values.ts';

/** The most fields of a record that are read. */
const mostFields = 500;

/** The first fields of a record with their values. */
export function entriesOf(row: Row): [string, unknown][] {
  const entries: [string, unknown][] = [];
  for (const key in row) {
    if (entries.length === mostFields) break;
    entries.push([key, row[key]]);
  }
  return entries;
}

/** The value at a path of a record's own keys, never an inherited one. */
export function valueAt(row: unknown, keys: readonly string[]): unknown {
  let value = row;
  for (const key of keys) {
    if (!isRow(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

/** The deepest level of a reply that is read, and the most paths, since ids may be keys. */
const deepest = 6;
const most = 1_000;

/** One key of the records: the keys within it, and a value for each record; no values where all of them are records. */
interface Node {
  inner: Map<string, Node>;
  values?: unknown[];
}

function gather(
  row: Row,
  node: Node,
  place: { row: number; rows: number; nodes: number },
  depth = 1,
) {
  for (const key in row) {
    let inner = node.inner.get(key);
    if (!inner) {
      if (place.nodes >= most || key === '__proto__') continue;
      place.nodes += 1;
      inner = { inner: new Map() };
      node.inner.set(key, inner);
    }
    const value = row[key];
    const isRecord = isRow(value);
    if (isRecord && depth < deepest) gather(value, inner, place, depth + 1);
    else {
      inner.values ??= new Array(place.rows).fill(undefined);
      if (!isRecord) inner.values[place.row] = value;
    }
  }
}

/** Records that were found in a reply. */
export interface FoundList {
  rows: readonly unknown[];
  /** Their path, `[]` at the end: `data.items[]`. */
  path: string;
}

/** The deepest level that is searched for lists. */
const deepestList = 5;

/** Every list of records in a normalised reply, except those within records of a list. */
export function listsIn(data: unknown, path = '', depth = 0): FoundList[] {
  if (Array.isArray(data))
    return data.length === 0 || data.some(isRow) ? [{ rows: data, path: `${path}[]` }] : [];
  if (!isRow(data) || depth >= deepestList) return [];
  return Object.keys(data)
    .slice(0, 500)
    .flatMap((key) => listsIn(data[key], path === '' ? key : `${path}.${key}`, depth + 1));
}

/** The one record of a reply: itself, the first of a list, or the value of an only field. */
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

/** A field of all records of a list. */
export interface Column {
  keys: readonly string[];
  path: string;
  /** Its path in the whole reply, as a report names it. */
  at: string;
  /** The words of the last key, without those that add no meaning. */
  words: readonly string[];
  /** The words of the keys before, the nearest last. */
  around: readonly (readonly string[])[];
  /** A value for each record; `undefined` if it has none. */
  values: readonly unknown[];
  /** The number of records with a value. */
  filled: number;
}

/** The number of values that decide the kind of a long column. */
const enough = 200;

const there = new WeakMap<readonly unknown[], readonly unknown[]>();

/** The first values of a column that are not empty. */
export function thereOf(values: readonly unknown[]): readonly unknown[] {
  const known = there.get(values);
  if (known) return known;
  const found: unknown[] = [];
  for (const value of values) if (found.length < enough && !isNothing(value)) found.push(value);
  there.set(values, found);
  return found;
}

/**
 * Each path of the records as a column, in the order of first appearance. Lists within records are values.
 * @param listAt the list's own path in the reply
 */
export function columnsOf(rows: readonly unknown[], listAt = ''): Column[] {
  const root: Node = { inner: new Map() };
  const place = { row: 0, rows: rows.length, nodes: 0 };
  for (const row of rows) {
    if (isRow(row)) gather(row, root, place);
    place.row += 1;
  }
  return withinRecords(columnsAt(root, [], listAt));
}

const columnsAt = (node: Node, before: readonly string[], listAt: string): Column[] =>
  [...node.inner].flatMap(([key, inner]) => {
    const keys = [...before, key];
    const within = columnsAt(inner, keys, listAt);
    const { values } = inner;
    if (!values) return within;
    const path = keys.join('.');
    const at = listAt === '' ? path : `${listAt}.${path}`;
    const [around, words] = [before.map(wordsOf), wordsOf(key)];
    return [{ keys, path, at, words, around, values, filled: countOf(values) }, ...within];
  });

/** Whether a field was sent with a value. */
export const isSent = (value: unknown) => value !== undefined && value !== null && value !== '';

const countOf = (values: readonly unknown[]): number => values.filter(isSent).length;

/** If some records have a record in a field and others a single value: the value is its name, or its two parts. */
function withinRecords(columns: readonly Column[]): Column[] {
  const inner = groupBy(columns, ({ keys }) => keys.slice(0, -1).join('.'));
  const filled = new Map<Column, readonly unknown[]>();
  const moved = new Set<Column>();
  for (const outer of columns) {
    const parts = inner.get(outer.path);
    // A record that some lack is nothing there.
    if (parts && outer.filled === 0) moved.add(outer);
    if (!parts || outer.filled === 0) continue;
    const saying = (concept: Concept) => parts.find(({ words }) => says(words, concept));
    const [name, made, tried] = [saying('name'), saying('made'), saying('tried')];
    const isText = (value: unknown) => typeof value === 'string';
    const put = (part: Column, partOf: (value: unknown) => unknown) => {
      moved.add(outer);
      const values = part.values.map((value, row) => value ?? partOf(outer.values[row]));
      filled.set(part, values);
    };
    const isPair = parts.length === 2 && outer.values.some((value) => pairOf(value) !== undefined);
    if (made && tried && made !== tried && isPair) {
      put(made, (value) => pairOf(value)?.[0]);
      put(tried, (value) => pairOf(value)?.[1]);
    } else if (name && !saying('type') && outer.values.some(isText))
      put(name, (value) => (isText(value) ? value : undefined));
  }
  return columns.flatMap((column) => {
    if (moved.has(column)) return [];
    const values = filled.get(column);
    return values ? [{ ...column, values, filled: countOf(values) }] : [column];
  });
}

/** Shorter names mean other things in other languages. */
const shortestName = 3;

/** The field of a column's name in the vocabulary, with or without the record around it; `undefined` if unknown. */
export function fieldCalled(
  kind: RecordKind,
  { keys }: Column,
  shortest = shortestName,
): string | undefined {
  const meanings = meaningsOf(kind);
  const fieldOf = (parts: readonly string[]) => {
    const name = plainName(parts.join('_'));
    return name.length < shortest ? undefined : meanings.get(name)?.field;
  };
  return (keys.length > 1 ? fieldOf(keys.slice(-2)) : undefined) ?? fieldOf(keys.slice(-1));
}

/** The fields that a column's name may mean: the vocabulary's, otherwise those of the rules, the best first. */
export function fieldsMeant<Field extends string>(
  kind: RecordKind,
  column: Column,
  rules: Rules<Field>,
): { field: Field; fit: number }[] {
  const called = fieldCalled(kind, column);
  const field = (Object.keys(rules) as Field[]).find((one) => one === called);
  return field ? [{ field, fit: 50 }] : fieldsSaid(column.words, rules);
}

/** The distinct values, without empty ones. */
export const distinct = (values: readonly unknown[]): unknown[] => [
  ...new Set(values.filter(isSent)),
];
