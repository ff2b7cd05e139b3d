import { expect, test } from 'vitest';
import { readSort, writeSort } from './sort-in-address.ts';

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
