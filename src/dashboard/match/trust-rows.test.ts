import { expect, test } from 'vitest';
import type { TrustCheck } from '../../basketball/trust-check.ts';
import { trustCount, trustRows } from './BelowBoxScores.tsx';

const check = (fields: Partial<TrustCheck> & Pick<TrustCheck, 'check'>): TrustCheck => ({
  side: null,
  ok: true,
  expected: 0,
  found: 0,
  where: [],
  ...fields,
});

const report = [
  check({ check: 'minutes', side: 'team', ok: false, expected: 12_000, found: 11_970 }),
  check({ check: 'minutes', side: 'opponent', ok: null, expected: 12_000, found: null }),
  check({ check: 'clockJumps', ok: false, found: 1, where: [{ eventId: 'e7' }] }),
  check({ check: 'playersSumToTeam', side: 'team', ok: false, where: [{ statistic: 'fouls' }] }),
  check({ check: 'boxScoreToScore', side: 'team', ok: false, expected: 78, found: 76 }),
];

test('each outcome has the value found and the expected one', () => {
  const texts = trustRows(report).map((row) => [
    row.check,
    ...row.outcomes.map(({ text }) => text),
  ]);
  expect(texts).toEqual([
    ['playersSumToTeam', 'differs: fouls'],
    ['boxScoreToScore', '76, should be 78'],
    ['minutes', '199:30, should be 200:00', 'not recorded'],
    ['clockJumps', '1 row'],
  ]);
});

test('the faulty rows of the play-by-play are named', () => {
  const jumps = trustRows(report).find(({ check: name }) => name === 'clockJumps');
  expect(jumps?.outcomes[0]?.eventIds).toEqual(['e7']);
});

test('an unrecorded value counts neither as checked nor as wrong', () => {
  expect(trustCount(report)).toEqual({ disagree: 4, checked: 4 });
});
