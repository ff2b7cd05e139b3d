import { expect, test } from 'vitest';
import { referenceOf, sourceName } from './reference.ts';

const fallback = {
  mean: 9,
  deviation: 2,
  source: { en: 'in the guide', es: 'en la guía' },
  basis: 'guide' as const,
};

test('four own matches are too few: the fallback is used, and counts no matches', () => {
  expect(referenceOf([1, 2, 3, 4], 0.5, fallback)).toEqual({ ...fallback, matches: 0 });
  expect(referenceOf([1, 2, 3, 4], 0.5, null)).toBeNull();
});

test('from five on the own mean and sample standard deviation count', () => {
  const reference = referenceOf([1, 2, 3, 4, 5], 0.5, fallback);
  expect(reference).toMatchObject({ mean: 3, matches: 5 });
  expect(reference && sourceName(reference, 'en')).toBe('in the 5 matches before');
  expect(reference && sourceName(reference, 'es')).toBe('en los 5 partidos anteriores');
  expect(reference?.deviation).toBeCloseTo(Math.sqrt(2.5), 10);
});

test('the number of all matches together stands before the mean of the matches, and the spread stays theirs', () => {
  const reference = referenceOf([1, 2, 3, 4, 5], 0.5, null, 3.4);
  expect(reference).toMatchObject({ mean: 3.4, matches: 5 });
  expect(reference?.deviation).toBeCloseTo(Math.sqrt(2.5), 10);
  expect(referenceOf([1, 2, 3, 4], 0.5, null, 3.4)).toBeNull();
});

test('matches that did not record the statistic are not counted', () => {
  expect(referenceOf([1, null, 2, 3, null, 4], 0.5, fallback)?.matches).toBe(0);
  expect(referenceOf([1, null, 2, 3, 4, 5], 0.5, fallback)).toMatchObject({ mean: 3, matches: 5 });
});

test('a standard deviation is never under the minimum', () => {
  expect(referenceOf([2, 2, 2, 2, 2], 0.5, null)?.deviation).toBe(0.5);
  expect(referenceOf([], 3, fallback)?.deviation).toBe(3);
});
