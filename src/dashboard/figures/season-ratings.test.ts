import * as v from 'valibot';
import { expect, test } from 'vitest';
import { insightResultSchema } from '../../contract/insight.ts';
import { decimalsOf, seasonRatings } from './ratings.ts';

const result = (ratings?: Record<string, { value: number | null; comment: string }>) =>
  v.parse(insightResultSchema, { status: 'ready', ratings });

const rated = (rebounds: number | null, pace?: number) =>
  result({
    rebounds: { value: rebounds, comment: '' },
    ...(pace === undefined ? {} : { pace: { value: pace, comment: '' } }),
  });

test('a mean is over the matches that sent the rating, also one that the reference does not know', () => {
  const season = seasonRatings([rated(4), null, rated(6, 70), rated(null, 80), result()]);
  expect(season.matches).toBe(3);
  expect(season.means.get('rebounds')).toMatchObject({ mean: 5, matches: 2 });
  expect(season.means.get('pace')).toMatchObject({ mean: 75, matches: 2 });
  expect(season.values.get('pace')).toEqual([70, 80]);
});

test('one match has no mean, and missing ratings are left out', () => {
  const season = seasonRatings([rated(4)]);
  expect(season.means.has('rebounds')).toBe(false);
  expect(season.values.get('rebounds')).toEqual([4]);
  expect(season.values.has('turnovers')).toBe(false);
});

test.each([
  [[5, 6], 0],
  [[5.5, 6], 1],
  [[0.12345], 3],
  [[], 0],
])('a mean of %j is written with %i decimals', (values, decimals) => {
  expect(decimalsOf(values)).toBe(decimals);
});
