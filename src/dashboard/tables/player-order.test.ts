import { expect, test } from 'vitest';
import { emptyLine } from '../../basketball/line.ts';
import type { PlayerLine } from '../../contract/box-score.ts';
import { nextSort, orderPlayers } from '../figures/use-sort.ts';
import type { Sort } from '../ui/Table.tsx';
import { screenColumns } from './columns.ts';

function player(name: string, points: number | null, extra: Partial<PlayerLine> = {}): PlayerLine {
  return { ...emptyLine(), points, playerId: name, name, starter: false, played: true, ...extra };
}

const players = [
  player('sub', 4),
  player('absent', 0, { played: false, number: '4' }),
  player('unrecorded', null),
  player('first', 10, { starter: true, number: '12' }),
  player('second', 4, { starter: true, number: '9' }),
];
const names = (sort: Sort) => orderPlayers(players, sort, screenColumns).map(({ name }) => name);

test('the sheet: starters, substitutes, then who did not play', () => {
  expect(names(null)).toEqual(['first', 'second', 'sub', 'unrecorded', 'absent']);
});

test('by points: not recorded after all values and DNP last, both ways', () => {
  expect(names({ key: 'points', direction: 'descending' })).toEqual([
    'first',
    'second',
    'sub',
    'unrecorded',
    'absent',
  ]);
  expect(names({ key: 'points', direction: 'ascending' })).toEqual([
    'second',
    'sub',
    'first',
    'unrecorded',
    'absent',
  ]);
});

test('shirt numbers sort as numbers', () => {
  const starters = players.filter(({ starter }) => starter);
  const sorted = orderPlayers(starters, { key: 'number', direction: 'ascending' }, screenColumns);
  expect(sorted.map(({ number }) => number)).toEqual(['9', '12']);
});

test('the third click leads back to the sheet', () => {
  const first = nextSort(null, 'points', 'descending');
  const second = nextSort(first, 'points', 'descending');
  expect([first, second, nextSort(second, 'points', 'descending')]).toEqual([
    { key: 'points', direction: 'descending' },
    { key: 'points', direction: 'ascending' },
    null,
  ]);
  expect(nextSort(second, 'assists', 'descending')).toEqual({
    key: 'assists',
    direction: 'descending',
  });
});

test('a sort by a column that is not shown is the sheet’s own order', () => {
  expect(names({ key: 'trueShooting', direction: 'descending' })).toEqual(names(null));
});
