import { expect, test } from 'vitest';
import type { Reference } from '../reference.ts';
import { deviations, neutralRating, rating, shrunk } from './rate.ts';

const reference: Reference = {
  mean: 0.5,
  deviation: 0.1,
  matches: 6,
  source: 'before',
  basis: 'earlier',
};

test('a value at the mean is 5, one standard deviation is 2.5, in the direction that is better', () => {
  expect(rating(deviations(0.5, reference), 'c')).toEqual({ value: 5, comment: 'c' });
  expect(rating(deviations(0.6, reference), 'c').value).toBe(7.5);
  expect(rating(deviations(0.6, reference, 'lower'), 'c').value).toBe(2.5);
  expect(rating(deviations(0.4, reference, 'lower'), 'c').value).toBe(7.5);
});

test('a rating stays within 0 and 10 and has one decimal', () => {
  expect(rating(4, '').value).toBe(10);
  expect(rating(-4, '').value).toBe(0);
  expect(rating(0.13, '').value).toBe(5.3);
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
