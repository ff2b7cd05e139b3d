import { expect, it } from 'vitest';
import { expectedPointsPerShot } from './shot-mix.ts';

const values = {
  rim: 1.2,
  paint: 0.8,
  midRange: 0.7,
  cornerThree: 1.05,
  aboveBreakThree: 0.9,
  two: 0.95,
  three: 0.97,
  freeThrow: 0.75 / 0.44,
};

it('weighs each zone by its shots, a free throw as 0.44 of one', () => {
  expect(expectedPointsPerShot({ rim: 3, midRange: 1 }, values)).toBeCloseTo(4.3 / 4, 10);
  expect(expectedPointsPerShot({ freeThrow: 10 }, values)).toBeCloseTo(0.75 / 0.44, 10);
  const mixed = expectedPointsPerShot({ rim: 2, freeThrow: 5 }, values);
  expect(mixed).toBeCloseTo((2.4 + 3.75) / (2 + 2.2), 10);
});

it('is null without a shot', () => {
  expect(expectedPointsPerShot({}, values)).toBeNull();
  expect(expectedPointsPerShot({ rim: 0 }, values)).toBeNull();
});
