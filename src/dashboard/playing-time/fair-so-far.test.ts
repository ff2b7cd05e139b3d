import * as v from 'valibot';
import { expect, test } from 'vitest';
import { boxScoreSchema } from '../../contract/box-score.ts';
import { matchSchema } from '../../contract/match.ts';
import { fairSoFar } from './fair-so-far.ts';

const match = (id: string) => v.parse(matchSchema, { id, status: 'completed' });
const boxScore = (seconds: Record<string, number | null>) =>
  v.parse(boxScoreSchema, {
    matchId: 'M',
    team: {
      players: Object.entries(seconds).map(([playerId, time]) => ({
        playerId,
        name: playerId,
        played: time !== 0,
        seconds: time,
      })),
    },
    opponent: {},
  });

const even = { a: 2_000, b: 2_000, c: 2_000, d: 2_000, e: 2_000, f: 2_000 };

test('minutes count against an equal share of the matches a player was there for', () => {
  const balances = fairSoFar([
    { match: match('1'), value: boxScore({ ...even, a: 2_400, b: 1_600 }) },
    { match: match('2'), value: boxScore({ ...even, f: 0, a: 2_400 }) },
  ]);
  expect(balances.map(({ playerId }) => playerId)).toEqual(['f', 'b', 'c', 'd', 'e', 'a']);
  expect(balances.find(({ playerId }) => playerId === 'a')).toMatchObject({
    seconds: 800,
    played: 4_800,
    matches: 2,
  });
  expect(balances[0]).toMatchObject({ seconds: -2_000, matches: 2, appearances: 1 });
});

test('a match whose times were not recorded does not count', () => {
  const unknown = { match: match('1'), value: boxScore({ ...even, a: null }) };
  expect(fairSoFar([unknown, { match: match('2'), value: null }])).toEqual([]);
});
