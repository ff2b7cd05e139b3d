import { meaningsOf, plainName } from '../contract/plain-name.ts';
import type { RecordKind } from '../contract/vocabulary.ts';
import { pairOf } from './amounts.ts';
import { says, wordsOf } from './lexicon.ts';
import { isRow, pathsOf, type Row, valueAt } from './places.ts';

/** A field of all records of a list. */
export interface Column {
  keys: readonly string[];
  path: string;
  /** The words of the last key, without those that only stand around a name. */
  words: readonly string[];
  /** The words of the keys before, the nearest last. */
  around: readonly (readonly string[])[];
  /** A value for each record; `undefined` if it has none. */
  values: readonly unknown[];
  /** The number of records with a value. */
  filled: number;
}

/** Of a long list, so many rows say of what kind a column's values are. */
export const enoughRows = 1_000;

/** Each path of the records as a column, in the order of first appearance. Lists within records are values. */
export function columnsOf(rows: readonly unknown[]): Column[] {
  const columns = pathsOf(rows).map((keys): Column => {
    const path = keys.join('.');
    const values = rows.map((row) => {
      const value =
        keys.length === 1 && isRow(row) ? ownValue(row, keys[0] ?? '') : valueAt(row, keys);
      return isRow(value) ? undefined : value;
    });
    const words = keys.map(wordsOf);
    const column = { keys, path, words: words.at(-1) ?? [], around: words.slice(0, -1) };
    return { ...column, values, filled: countOf(values) };
  });
  return withinRecords(columns);
}

const countOf = (values: readonly unknown[]): number =>
  values.reduce<number>(
    (sum, value) => sum + (value === undefined || value === null || value === '' ? 0 : 1),
    0,
  );

/** If some records have a record in a field and others a single value: the value is its name, or its two parts. */
function withinRecords(columns: readonly Column[]): Column[] {
  const inner = new Map<string, Column[]>();
  for (const column of columns) {
    const outer = column.keys.slice(0, -1).join('.');
    if (outer !== '') inner.set(outer, [...(inner.get(outer) ?? []), column]);
  }
  const filled = new Map<Column, readonly unknown[]>();
  const moved = new Set<Column>();
  for (const outer of columns) {
    const parts = inner.get(outer.path);
    if (!parts || outer.filled === 0) continue;
    const name = parts.some(({ words }) => says(words, 'type'))
      ? undefined
      : parts.find(({ words }) => says(words, 'name'));
    const [first, second] = (['made', 'tried'] as const).map((part) =>
      parts.length === 2 ? parts.find(({ words }) => says(words, part)) : undefined,
    );
    const put = (part: Column, partOf: (value: unknown) => unknown) => {
      moved.add(outer);
      filled.set(
        part,
        part.values.map((value, row) => value ?? partOf(outer.values[row])),
      );
    };
    if (
      first &&
      second &&
      first !== second &&
      outer.values.some((value) => pairOf(value) !== undefined)
    ) {
      put(first, (value) => pairOf(value)?.[0]);
      put(second, (value) => pairOf(value)?.[1]);
    } else if (name && outer.values.some((value) => typeof value === 'string'))
      put(name, (value) => (typeof value === 'string' ? value : undefined));
  }
  if (filled.size === 0) return [...columns];
  return columns.flatMap((column) => {
    if (moved.has(column)) return [];
    const values = filled.get(column);
    return values ? [{ ...column, values, filled: countOf(values) }] : [column];
  });
}

const ownValue = (row: Row, key: string) => (Object.hasOwn(row, key) ? row[key] : undefined);

/** Shorter names mean other things in other languages. */
const shortestName = 3;

/** The field whose name in the vocabulary a column has, with the record around it or without; `undefined` if none. */
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

/** The distinct values, without empty ones. */
export function distinct(values: readonly unknown[]): unknown[] {
  return [
    ...new Set(values.filter((value) => value !== undefined && value !== null && value !== '')),
  ];
}
