import { expect, test } from 'vitest';
import type { Sort } from '../ui/Table.tsx';
import { readSort, sortRows, writeSort } from './use-sort.ts';

test.each([
  [{ key: 'points', direction: 'descending' } as const, 'points'],
  [{ key: 'name', direction: 'ascending' } as const, 'name-ascending'],
  [null, null],
])('%j is carried as %j', (sort, text) => {
  expect(writeSort(sort)).toBe(text);
  expect(readSort(text)).toEqual(sort);
});

test('a text that is no sort is the sheet’s own order', () => {
  expect(readSort('points; drop')).toBeNull();
  expect(readSort('')).toBeNull();
});

test('by a column, by its reverse, and back to the rows’ own order; who has no value stays last', () => {
  const points: Record<string, number | null> = { a: 4, b: null, c: 9 };
  const order = (sort: Sort) => sortRows(['a', 'b', 'c'], sort, (row) => points[row] ?? null);
  expect(order({ key: 'points', direction: 'descending' })).toEqual(['c', 'a', 'b']);
  expect(order({ key: 'points', direction: 'ascending' })).toEqual(['a', 'c', 'b']);
  expect(order(null)).toEqual(['a', 'b', 'c']);
});
