import { expect, test } from 'vitest';
import { mostPeriods, periodLabels } from './period-labels.ts';

test.each([
  [4, 4, '1 2 3 4'],
  [5, 4, '1 2 3 4 OT'],
  [6, 4, '1 2 3 4 OT1 OT2'],
  [2, 2, '1 2'],
  [3, 2, '1 2 OT'],
  [0, 4, ''],
])('%d periods of which %d are regulation: %s', (periods, regulation, expected) => {
  expect(periodLabels(periods, regulation).join(' ')).toBe(expected);
});

test('a count that no match can have makes no endless row', () => {
  expect(periodLabels(2_000_000_000, 4)).toHaveLength(mostPeriods);
});
