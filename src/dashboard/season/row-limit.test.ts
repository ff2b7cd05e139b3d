import { expect, test } from 'vitest';
import { readRows } from './match-filters.ts';

test.each([
  ['', 100],
  ['500', 500],
  ['3', 100],
  ['many', 100],
  ['1e400', 100],
])('"%s" draws %d rows', (text, rows) => {
  expect(readRows(text)).toBe(rows);
});
