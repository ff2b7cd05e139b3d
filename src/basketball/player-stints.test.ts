import { expect, test } from 'vitest';
import { playerStints } from './player-stints.ts';
import type { Stint } from './stints.ts';

const rules = { regulationPeriods: 2, periodMinutes: 10, overtimeMinutes: 5 };

const stint = (
  period: number,
  playerIds: string[],
  [startClock, endClock]: [number, number],
  [pointsFor, pointsAgainst]: [number, number],
): Stint => ({
  period,
  playerIds,
  startClock,
  endClock,
  seconds: startClock - endClock,
  pointsFor,
  pointsAgainst,
  possessions: 0,
  opponentPossessions: 0,
});

const stints = [
  stint(1, ['a', 'b'], [600, 400], [5, 2]),
  stint(1, ['a', 'c'], [400, 100], [0, 4]),
  stint(1, ['b', 'c'], [100, 0], [1, 1]),
  stint(2, ['a', 'b'], [600, 590], [0, 3]),
  stint(3, ['a', 'b'], [300, 0], [2, 0]),
];

test('a player stays through others’ substitutions, and restarts with a period', () => {
  const own = playerStints(stints, 'a', rules);
  expect(own).toMatchObject([
    { period: 1, fromSeconds: 0, toSeconds: 500, startClock: 600, endClock: 100, margin: -1 },
    { period: 2, fromSeconds: 600, toSeconds: 610, margin: -3 },
    { period: 3, fromSeconds: 1200, toSeconds: 1500, pointsFor: 2, margin: 2 },
  ]);
});

test('who went out and came back has two stints', () => {
  expect(playerStints(stints, 'b', rules).map(({ fromSeconds }) => fromSeconds)).toEqual([
    0, 500, 600, 1200,
  ]);
});

test('without a score no +/-, without a clock no stint, off the court none', () => {
  const [first] = stints;
  if (!first) throw new Error('there are five stints');
  const unscored = { ...first, pointsFor: null, pointsAgainst: null };
  expect(playerStints([unscored], 'a', rules)[0]?.margin).toBeNull();
  const untimed = { ...first, startClock: null, endClock: null, seconds: null };
  expect(playerStints([untimed], 'a', rules)).toEqual([]);
  expect(playerStints(stints, 'z', rules)).toEqual([]);
});
