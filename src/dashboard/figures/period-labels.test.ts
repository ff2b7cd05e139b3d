import { expect, test } from 'vitest';
import { mostPeriods, periodLabels } from './period-labels.ts';

test.each([
  [4, 4, 'Q1 Q2 Q3 Q4'],
  [5, 4, 'Q1 Q2 Q3 Q4 OT'],
  [6, 4, 'Q1 Q2 Q3 Q4 OT1 OT2'],
  [2, 2, 'H1 H2'],
  [3, 2, 'H1 H2 OT'],
  [3, 3, 'P1 P2 P3'],
  [0, 4, ''],
])('%d periods of which %d are regulation: %s', (periods, regulation, expected) => {
  expect(periodLabels(periods, regulation).join(' ')).toBe(expected);
});

test('a count that no match can have makes no endless row', () => {
  expect(periodLabels(2_000_000_000, 4)).toHaveLength(mostPeriods);
});
