import * as v from 'valibot';
import { expect, test } from 'vitest';
import { emptyLine } from '../../basketball/line.ts';
import { boxScoreSchema } from '../../contract/box-score.ts';
import { matchSchema } from '../../contract/match.ts';
import { rosterRows, seasonMatches } from './roster.ts';

const player = (playerId: string, number: string, points: number) => ({
  ...emptyLine(),
  playerId,
  number,
  name: playerId,
  played: true,
  seconds: 600,
  points,
});
const entry = (id: string, players: object[]) => ({
  match: v.parse(matchSchema, { id, status: 'completed' }),
  value: v.parse(boxScoreSchema, {
    matchId: id,
    team: { name: 'Own', players, totals: null },
    opponent: {},
  }),
  error: null,
});
const unread = {
  match: v.parse(matchSchema, { id: 'U', status: 'completed' }),
  value: null,
  error: null,
};
const matches = seasonMatches([
  entry('new', [player('ann', '10', 4)]),
  unread,
  entry('old', [player('ann', '9', 2), player('gone', '5', 1)]),
]);

test('a match that was not read counts for nobody; the latest shirt counts', () => {
  const [gone, ann] = rosterRows(null, matches);
  expect(ann).toMatchObject({ playerId: 'ann', number: '10', season: { matches: 2 } });
  expect(ann?.season?.perMatch?.points).toBe(3);
  expect(gone).toMatchObject({ playerId: 'gone', formerly: false, season: { matches: 1 } });
});

test('the roster comes first, by shirt; who has not played is there, who has left stands last', () => {
  const roster = [
    { playerId: 'ann', name: 'Ann', number: '10', position: 'G', captain: undefined },
    { playerId: 'new', name: 'New', number: '9', position: undefined, captain: undefined },
  ];
  const rows = rosterRows(roster, matches);
  expect(rows.map(({ playerId, formerly }) => [playerId, formerly])).toEqual([
    ['new', false],
    ['ann', false],
    ['gone', true],
  ]);
  expect(rows[0]?.season).toBeNull();
});
