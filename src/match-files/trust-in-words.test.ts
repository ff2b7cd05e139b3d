import { expect, test } from 'vitest';
import type { TrustCheck } from '../basketball/trust-check.ts';
import { trustChecks } from '../basketball/trust-check.ts';
import { failedChecks } from './trust-in-words.ts';

const names = { team: 'Harbour', opponent: 'Valley' };
const failed = (check: TrustCheck['check'], more: Partial<TrustCheck> = {}): TrustCheck => ({
  check,
  side: null,
  ok: false,
  expected: 0,
  found: 1,
  where: [],
  ...more,
});

test('each failed check is a sentence, and so is each statistic', () => {
  const where = [
    { statistic: 'assists', expected: 12, found: 11 },
    { statistic: 'points', expected: 70, found: 71 },
  ];
  expect(
    failedChecks(
      [
        failed('playersSumToTeam', { side: 'team', where }),
        failed('boxScoreToScore', { side: 'team', expected: 70, found: 71 }),
        failed('eventsToScore', { side: 'opponent', expected: 60, found: 58 }),
        failed('minutes', { side: 'opponent', expected: 12000, found: 12359 }),
        failed('plusMinus', { side: 'team', expected: -55, found: -56 }),
        failed('offCourt', { found: 2 }),
        failed('clockJumps'),
      ],
      names,
    ),
  ).toEqual([
    "Harbour: the players' assists add up to 11, the side's total is 12",
    "Harbour: the players' points add up to 71, the side's total is 70",
    'Harbour: 71 points in the box score, 70 in the score',
    'Valley: 58 points in the events, 60 in the score',
    "Valley: the players' minutes add up to 205:59, five on court make 200:00",
    "Harbour: the players' +/- add up to -56, five times the margin is -55",
    '2 acts of players who were not on court',
    '1 jump of the clock',
  ]);
});

test('passed checks and unrecorded data have no sentence', () => {
  for (const ok of [true, null]) {
    expect(
      failedChecks(
        trustChecks.map((check) => failed(check, { ok })),
        names,
      ),
    ).toEqual([]);
  }
});
