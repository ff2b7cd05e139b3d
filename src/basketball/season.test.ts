import { expect, test } from 'vitest';
import type { BoxScore, Line, PlayerLine } from '../contract/box-score.ts';
import { emptyLine } from './line.ts';
import { perMinutes, playerSeasons, teamSeason } from './season.ts';
import { share } from './shooting.ts';
import { spreadOf } from './spread.ts';

const line = (points: number, made: number, attempted: number): Line => ({
  ...emptyLine(),
  seconds: 900,
  points,
  twos: { made, attempted },
});
const player = (playerId: string, own: Line, more: Partial<PlayerLine> = {}): PlayerLine => ({
  playerId,
  name: playerId,
  starter: false,
  played: true,
  ...own,
  ...more,
});
const match = (players: PlayerLine[], team: Line | null, opponent: Line | null) => {
  const boxScore: BoxScore = {
    matchId: 'm',
    status: 'completed',
    team: { name: 'Own', players, totals: team },
    opponent: { name: 'Other', players: [], totals: opponent },
  };
  return { boxScore, seconds: 2400 };
};

const first = match(
  [player('a', line(2, 1, 1), { starter: true, number: '4' }), player('b', line(4, 2, 4))],
  line(6, 3, 5),
  line(8, 4, 10),
);
const second = match(
  [
    player('a', { ...line(0, 0, 9), foulsDrawn: null }, { number: '5', name: 'A' }),
    player('b', emptyLine(), { played: false }),
  ],
  line(0, 0, 9),
  line(2, 1, 2),
);

test('a season is totals over matches, not a mean of percentages', () => {
  const { team, opponent, seconds } = teamSeason([first, second, match([], null, line(9, 4, 5))]);
  expect([team.matches, opponent.matches, seconds]).toEqual([2, 2, 4800]);
  expect(team.totals.twos).toEqual({ made: 3, attempted: 14 });
  expect(share(team.totals.twos)).toBeCloseTo(3 / 14);
  expect(team.perMatch?.points).toBe(3);
  expect(opponent.perMatch?.twos).toEqual({ made: 2.5, attempted: 6 });
  expect(teamSeason([]).team.perMatch).toBeNull();
});

test('a player’s season holds the matches played; a statistic that one match did not record is null', () => {
  const [a, b, ...others] = playerSeasons([first, second]);
  expect(others).toEqual([]);
  expect(a).toMatchObject({ playerId: 'a', name: 'A', number: '5', matches: 2, starts: 1 });
  expect(a?.totals).toMatchObject({ points: 2, seconds: 1800, foulsDrawn: null });
  expect(a?.perMatch?.foulsDrawn).toBeNull();
  expect(b).toMatchObject({ matches: 1, starts: 0, perMatch: { points: 4 } });
});

test('per 36 minutes, and nothing without a minute', () => {
  expect(perMinutes(line(6, 3, 5), 36)).toMatchObject({
    seconds: 2160,
    points: expect.closeTo(14.4),
    twos: { made: expect.closeTo(7.2), attempted: 12 },
  });
  expect(perMinutes(emptyLine(), 36)).toBeNull();
  expect(perMinutes({ ...line(6, 3, 5), seconds: null }, 36)).toBeNull();
});

test('the spread of a statistic leaves out unrecorded values', () => {
  expect(spreadOf([2, null, 4, 6])).toEqual({ mean: 4, standardDeviation: 2, matches: 3 });
  expect(spreadOf([3])).toEqual({ mean: 3, standardDeviation: null, matches: 1 });
  expect(spreadOf([null])).toBeNull();
});
