import * as v from 'valibot';
import { expect, test } from 'vitest';
import { matchSchema } from '../../contract/match.ts';
import { movesOf } from './trend-series.ts';

const seriesOf = (values: readonly (number | null)[]) => ({
  key: 'turnovers',
  name: 'Turnovers',
  meaning: '',
  isTurned: false,
  usual: null,
  points: values.map((value, at) => ({
    match: v.parse(matchSchema, { id: `${at}`, status: 'completed' }),
    value,
    lately: null,
  })),
});
const wandering = [0.14, 0.18, 0.16, 0.15, 0.17, 0.16, 0.14, 0.18];

test('a jump is reported; noise is not', () => {
  const [move, ...others] = movesOf([
    seriesOf([...wandering, null, 0.22, 0.24, 0.23, 0.22, 0.24]),
    seriesOf([...wandering, 0.18, 0.14, 0.17, 0.15, 0.18]),
  ]);
  expect(others).toEqual([]);
  expect(move?.lately).toBeCloseTo(0.23);
});

test('ten matches are needed: five against four say nothing', () => {
  expect(movesOf([seriesOf([0.1, 0.11, 0.1, 0.11, 0.5, 0.51, 0.5, 0.51, 0.5])])).toEqual([]);
});
