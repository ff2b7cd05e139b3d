import { expect, test } from 'vitest';
import { emptyContext } from './testing/read-service.ts';
import { understand } from './understand.ts';

/* Lines of players with a misleading column; each was read wrongly once. */

const read = (data: unknown) =>
  understand('getBoxScore', data, { matchId: 'M' }, { ...emptyContext, teams: [] })?.value.team;
const counts = { assists: 1, fouls: 2 };

test('the key of a row of sums is no id where the players have theirs as a field', () => {
  const line = (points: number) => ({ points, steals: points % 3, ...counts });
  const rows = Object.fromEntries(
    [9, 4, 7, 2, 5].map((points, at) => [
      `${4110 + at}`,
      { identifier: 4110 + at, playerId: 61 + at, playerName: `Ana Soto ${at}`, ...line(points) },
    ]),
  );
  const sums = { playerId: null, playerName: 'whole side', ...line(27), steals: 6, fouls: 10 };
  const team = read({ us: { people: { 30: { ...sums, assists: 5 }, ...rows } } });
  expect(team?.players.map(({ playerId }) => playerId)).toEqual(['61', '62', '63', '64', '65']);
  expect(team?.totals?.points).toBe(27);
});

test('a word for a shirt in the name of a statistic makes no shirt number', () => {
  const players = [6, 2, 3, 4, 7, 1].map((count, at) => ({
    playerId: `p${at}`,
    name: `Ana Soto ${at}`,
    points: at,
    'back-rebounds': `${count}`,
    ...counts,
  }));
  const [first] = read({ team: { players }, opponent: {} })?.players ?? [];
  expect(first).not.toHaveProperty('number');
  expect(first?.defensiveRebounds).toBe(6);
});
