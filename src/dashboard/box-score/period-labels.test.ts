import { expect, test } from 'vitest';
import { periodLabels } from './period-labels.ts';

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
