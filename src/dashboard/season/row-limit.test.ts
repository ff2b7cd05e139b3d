import { expect, test } from 'vitest';
import { readRows, writeRows } from './row-limit.ts';

test.each([
  ['', 100],
  ['rows=500', 500],
  ['rows=3', 100],
  ['rows=many', 100],
  ['rows=1e400', 100],
])('"%s" draws %d rows', (search, rows) => {
  expect(readRows(new URLSearchParams(search))).toBe(rows);
});

test('the filters stay in the address', () => {
  expect(writeRows(new URLSearchParams('status=live'), 500).toString()).toBe(
    'status=live&rows=500',
  );
});
