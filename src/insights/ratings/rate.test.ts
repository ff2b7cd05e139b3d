import { expect, test } from 'vitest';
import type { Reference } from '../reference.ts';
import { said } from '../words/said.ts';
import { deviations, rated, shownRating, shrunk } from './rate.ts';

const reference: Reference = {
  mean: 0.5,
  deviation: 0.1,
  matches: 6,
  source: { en: 'before', es: 'antes' },
  basis: 'earlier',
};

test('a value at the reference is 5, one standard deviation from it 2.3 more or less, in the direction that is better', () => {
  expect(shownRating(deviations(0.5, reference))).toBe(5);
  expect(shownRating(deviations(0.6, reference))).toBe(7.3);
  expect(shownRating(deviations(0.6, reference, 'lower'))).toBe(2.7);
  expect(shownRating(deviations(0.4, reference, 'lower'))).toBe(7.3);
});

test('a rating has one decimal and reaches 0 and 10 only far out', () => {
  expect([4, -4, 9, 0.13].map(shownRating)).toEqual([9.8, 0.2, 10, 5.3]);
});

test('a rating from 2.5 to 7.5 could be luck, any other is more', () => {
  const luck = (gap: number) => rated(gap, [said('rated/no shot', {})]).says[0]?.values.luck;
  const [within, more] = [said('rated/luck', {}), said('rated/more', {})];
  expect([shownRating(1.12), luck(-1.12), luck(1.12)]).toEqual([
    7.5,
    { said: within },
    { said: within },
  ]);
  expect([shownRating(1.13), luck(1.13)]).toEqual([7.6, { said: more }]);
});

test('an empty sample weighs nothing, one of the half size one half', () => {
  expect(shrunk(1, 0, 4)).toBe(0);
  expect(shrunk(1, 4, 4)).toBe(0.5);
  expect(shrunk(-1, 12, 4)).toBe(-0.75);
});

test('a small sample stays near the middle, however far its number is from the mean', () => {
  expect(shrunk(20, 1, 8)).toBeCloseTo(2 / 9);
  expect(shrunk(-20, 1, 8)).toBeCloseTo(-2 / 9);
});
