import { expect, test } from 'vitest';
import { axisText, barOf, ratingAxis } from './rating-axis.ts';

test.each([
  [[0.4, 1], '0–1'],
  [[0.4, 1.1], '0–5'],
  [[5, 2], '0–5'],
  [[6.4, 5.8, 7.1, 2.9, 8.8, 5.5], '0–10'],
  [[10.1], '0–100'],
  [[250], '0–1000'],
  [[-2, 4], '−5 to 5'],
  [[null, 0.2], '0–1'],
  [[null], '0–1'],
  [[], '0–1'],
])('%j stand on %s', (values, expected) => {
  expect(axisText(ratingAxis(values))).toBe(expected);
});

test('a bar begins at zero, also where zero is in the middle', () => {
  expect(barOf(6.4, { min: 0, max: 10 })).toEqual({ start: 0, length: 64 });
  expect(barOf(-2.5, { min: -5, max: 5 })).toEqual({ start: 25, length: 25 });
  expect(barOf(2.5, { min: -5, max: 5 })).toEqual({ start: 50, length: 25 });
});
