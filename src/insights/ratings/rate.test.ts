import { expect, test } from 'vitest';
import type { Reference } from '../reference.ts';
import { besideLuck, deviations, neutralRating, rating, shrunk } from './rate.ts';

const reference: Reference = {
  mean: 0.5,
  deviation: 0.1,
  matches: 6,
  source: { en: 'before', es: 'antes' },
  basis: 'earlier',
};

test('a value at the reference is 5, one standard deviation from it 2.3 more or less, in the direction that is better', () => {
  expect(rating(deviations(0.5, reference), 'c')).toEqual({ value: 5, comment: 'c' });
  expect(rating(deviations(0.6, reference), 'c').value).toBe(7.3);
  expect(rating(deviations(0.6, reference, 'lower'), 'c').value).toBe(2.7);
  expect(rating(deviations(0.4, reference, 'lower'), 'c').value).toBe(7.3);
});

test('a rating has one decimal and reaches 0 and 10 only far out', () => {
  expect(rating(4, '').value).toBe(9.8);
  expect(rating(-4, '').value).toBe(0.2);
  expect(rating(9, '').value).toBe(10);
  expect(rating(0.13, '').value).toBe(5.3);
});

test('a rating from 2.5 to 7.5 is within what luck does, any other is more', () => {
  expect([rating(1.12, '').value, besideLuck(-1.12).en]).toEqual([7.5, 'within what luck does']);
  expect(besideLuck(1.12).es).toBe('dentro de lo que hace la suerte');
  expect([rating(1.13, '').value, besideLuck(1.13).en]).toEqual([
    7.6,
    'more than luck does in 3 matches of 4',
  ]);
});

test('an empty sample weighs nothing, one of the half size one half', () => {
  expect(shrunk(1, 0, 4)).toBe(0);
  expect(shrunk(1, 4, 4)).toBe(0.5);
  expect(shrunk(-1, 12, 4)).toBe(-0.75);
  expect(neutralRating('Did not play.')).toEqual({ value: 5, comment: 'Did not play.' });
});

test('a small sample stays near the middle, however far its number is from the mean', () => {
  expect(shrunk(20, 1, 8)).toBeCloseTo(2 / 9);
  expect(shrunk(-20, 1, 8)).toBeCloseTo(-2 / 9);
});
