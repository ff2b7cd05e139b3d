import { expect, test } from 'vitest';
import { axisAround, neighbours, placed, yOf } from './TrendChart.tsx';

const axis = { min: 0, max: 10 };

test('the largest value is at the top, or the smallest if turned', () => {
  expect([10, 5, 0].map((value) => yOf(value, axis))).toEqual([0, 50, 100]);
  expect([10, 2].map((value) => yOf(value, axis, true))).toEqual([100, 20]);
});

test('a match without a value leaves a gap in the line', () => {
  const points = placed([5, 10, null, 0].map((value) => ({ value })));
  expect(points.map(({ x }) => x)).toEqual([12.5, 37.5, 62.5, 87.5]);
  expect(
    neighbours(points, ({ value }) => value).map(({ from, to }) => [from.value, to.value]),
  ).toEqual([[5, 10]]);
});

test.each([
  [[0.42, 0.55], 0.1, 0.4, 0.6],
  [[0.41, 0.44], 0.1, 0.4, 0.6],
  [[0.02, null], 0.1, 0, 0.2],
  [[null], 0.1, 0, 1],
  [[0.6, 1.2], 0.1, 0.6, 1.2],
  [[88, 121], 20, 80, 140],
])('the axis of %j in steps of %d', (values, step, min, max) => {
  expect(axisAround(values, step)).toEqual({ min, max });
});
