import * as v from 'valibot';
import { expect, test } from 'vitest';
import { emptyLine } from '../../basketball/line.ts';
import { fourFactors } from '../../basketball/numbers.ts';
import { boxScoreSchema } from '../../contract/box-score.ts';
import { insightResultSchema } from '../../contract/insight.ts';
import { matchSchema } from '../../contract/match.ts';
import { meanOf, ratingTrends, totalsTrends } from './trend-series.ts';

const match = (id: string) => v.parse(matchSchema, { id, status: 'completed' });
const written = (ratings: object) => v.parse(insightResultSchema, { status: 'ready', ratings });

test('ratings are oldest first, with a gap if unwritten', () => {
  const entries = [
    { match: match('new'), value: written({ rebounds: { value: 8 } }), error: null },
    { match: match('unwritten'), value: null, error: null },
    { match: match('old'), value: written({ rebounds: { value: 5 } }), error: null },
  ];
  const rebounds = ratingTrends(entries).find(({ key }) => key === 'rebounds');
  expect(rebounds?.points.map((point) => [point.match.id, point.value])).toEqual([
    ['old', 5],
    ['unwritten', null],
    ['new', 8],
  ]);
  expect(rebounds?.usual).toBe(6.5);
});

test('a rating that the reference does not know gets a chart; one that never comes stays empty', () => {
  const entries = [
    { match: match('M'), value: written({ hustle: { value: 3, comment: '' } }), error: null },
  ];
  const series = ratingTrends(entries);
  expect(series.map(({ key }) => key)).toHaveLength(7);
  expect(series.at(-1)).toMatchObject({ key: 'hustle', name: 'hustle', usual: 3 });
  expect(series[0]).toMatchObject({ key: 'shotMix', usual: null });
});

test('the four factors need the totals of both sides', () => {
  const totals = { ...emptyLine(), twos: { made: 20, attempted: 40 } };
  const boxScore = (opponent: object) =>
    v.parse(boxScoreSchema, { matchId: 'M', team: { name: 'Own', totals }, opponent });
  const both = boxScore({ name: 'Other', totals: emptyLine() });
  const one = boxScore({ name: 'Other', totals: null });
  const entries = [both, one].map((value) => ({ match: match('M'), value, error: null }));
  const [shooting] = totalsTrends(entries, fourFactors);
  expect(shooting?.points.map(({ value }) => value)).toEqual([null, 0.5]);
});

test('a mean of nothing is not 0', () => {
  expect(meanOf([null, null])).toBeNull();
  expect(meanOf([0, null, 1])).toBe(0.5);
});

test('five matches together are pooled, never a mean of shares, and a gap is none of them', () => {
  const boxScore = (made: number, attempted: number) =>
    v.parse(boxScoreSchema, {
      matchId: 'M',
      team: { name: 'Own', totals: { ...emptyLine(), twos: { made, attempted } } },
      opponent: { name: 'Other', totals: emptyLine() },
    });
  const values = [
    boxScore(0, 10),
    boxScore(30, 40),
    null,
    boxScore(10, 20),
    boxScore(5, 20),
    boxScore(5, 10),
  ];
  const entries = values.map((value, at) => ({ match: match(`${at}`), value, error: null }));
  const [shooting] = totalsTrends(entries, fourFactors);
  expect(shooting?.points.map(({ lately }) => lately)).toEqual([null, null, null, null, null, 0.5]);
  expect(shooting?.usual).toBe(0.5);
});

test('numbers that are bad for us are turned, of us and of opponents', () => {
  const turned = (whose: 'team' | 'opponent') =>
    totalsTrends([], fourFactors, whose).flatMap(({ key, isTurned }) => (isTurned ? [key] : []));
  expect(turned('team')).toEqual(['turnoverShare']);
  expect(turned('opponent')).toEqual([
    'effectiveFieldGoals',
    'offensiveReboundShare',
    'freeThrowRate',
  ]);
});
