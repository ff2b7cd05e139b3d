import { expect, test } from 'vitest';
import { axisAround, lineOf, pointsOf, yOf } from './trend-geometry.ts';

const frame = { width: 120, height: 60, left: 20, right: 0, top: 10, bottom: 10 };
const axis = { min: 0, max: 10 };

test('the largest value stands at the top, the smallest at the bottom', () => {
  expect([10, 5, 0].map((value) => yOf(value, axis, frame))).toEqual([10, 30, 50]);
});

test('a match without a value keeps its room and breaks the line', () => {
  const data = [5, 10, null, 0].map((value) => ({ value }));
  const points = pointsOf(data, axis, frame);
  expect(points.map(({ x, y }) => [x, y])).toEqual([
    [32.5, 30],
    [57.5, 10],
    [82.5, null],
    [107.5, 50],
  ]);
  expect(lineOf(points)).toBe('M32.5 30L57.5 10M107.5 50');
});

test('nothing at all draws nothing', () => {
  expect(lineOf(pointsOf([], axis, frame))).toBe('');
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
