import { expect, test } from 'vitest';
import { axisText, barOf, ratingAxis, ratingScales, seasonScales } from './ratings.ts';

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
])('%j are drawn on %s', (values, expected) => {
  expect(axisText(ratingAxis(values))).toBe(expected);
});

test('a bar begins at zero, also where zero is in the middle', () => {
  expect(barOf(6.4, { min: 0, max: 10 })).toEqual({ start: 0, length: 64 });
  expect(barOf(-2.5, { min: -5, max: 5 })).toEqual({ start: 25, length: 25 });
  expect(barOf(2.5, { min: -5, max: 5 })).toEqual({ start: 50, length: 25 });
});

test('a low value alone keeps the scale of the others; a season of low values is another scale', () => {
  const ratings = [
    { key: 'assistRate', value: 0.1 },
    { key: 'rebounds', value: 8 },
  ];
  const alone = ratingScales(ratings, new Map());
  expect(alone.of('assistRate')).toEqual({ min: 0, max: 10 });
  expect(alone.shared).toEqual({ min: 0, max: 10 });

  const season = new Map([['assistRate', [0.4, 0.5, 0.6, 0.3]]]);
  const scales = ratingScales(ratings, season);
  expect(scales.of('assistRate')).toEqual({ min: 0, max: 1 });
  expect(scales.of('rebounds')).toEqual({ min: 0, max: 10 });
  expect(scales.shared).toBeNull();
});

test('ratings of a season of few matches share one scale, however low some are', () => {
  const season = (...values: (number | null)[]) => [
    { key: 'assistRate', points: values.map((value) => ({ value })) },
    { key: 'rebounds', points: values.map(() => ({ value: 8 })) },
  ];
  const keys = ['assistRate', 'rebounds'];
  const young = seasonScales(season(0.4, null));
  expect(keys.map((key) => axisText(young.of(key)))).toEqual(['0–10', '0–10']);
  const grown = seasonScales(season(0.4, 0.5, 0.6, 0.3, 0.5));
  expect(keys.map((key) => axisText(grown.of(key)))).toEqual(['0–1', '0–10']);
});

test('an axis also holds what the season saw beyond this match', () => {
  const season = new Map([['rebounds', [4, 62, 30, 12]]]);
  expect(ratingScales([{ key: 'rebounds', value: 8 }], season).of('rebounds')).toEqual({
    min: 0,
    max: 100,
  });
});
