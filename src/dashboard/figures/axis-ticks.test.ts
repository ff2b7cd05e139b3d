import { expect, test } from 'vitest';
import { axisTicks } from './axis-ticks.ts';

test.each([
  [[], [0, 5]],
  [
    [-3, 12],
    [-5, 0, 5, 10, 15],
  ],
  [
    [88, 91],
    [0, 20, 40, 60, 80, 100],
  ],
  [[-31], [-40, -30, -20, -10, 0]],
  [[90_000_000], [0, 20_000_000, 40_000_000, 60_000_000, 80_000_000, 100_000_000]],
])('the axis of %j', (values, ticks) => {
  expect(axisTicks(values)).toEqual(ticks);
});
