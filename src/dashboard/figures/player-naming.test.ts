import * as v from 'valibot';
import { expect, test } from 'vitest';
import { boxScoreSchema } from '../../contract/box-score.ts';
import { playerNaming } from './player-naming.ts';

const side = (name: string, players: object[]) => ({ name, players, totals: null });
const boxScore = v.parse(boxScoreSchema, {
  matchId: 'M',
  status: 'completed',
  team: side('Us', [
    { playerId: 'a', number: '7', name: 'Ada Lake' },
    { playerId: 'b', number: '00', name: 'Ada Lakeside' },
    { playerId: 'c', name: 'Bo Hill' },
  ]),
  opponent: side('Them', [{ playerId: 'd', number: '7', name: 'Cy Dale' }]),
});

test('names stay as they came', () => {
  const naming = playerNaming('names', boxScore);
  expect(naming.of({ name: 'Ada Lake', number: '7' })).toBe('Ada Lake');
  expect(naming.numbered({ name: 'Ada Lake', number: '7' })).toBe('7 Ada Lake');
  expect(naming.numbered({ name: 'Bo Hill' })).toBe('Bo Hill');
  expect(naming.inText('Ada Lake scored.')).toBe('Ada Lake scored.');
});

test('numbers leave no name, in sentences neither', () => {
  const naming = playerNaming('numbers', boxScore);
  expect(naming.of({ name: 'Ada Lake', number: '7' })).toBe('No. 7');
  expect(naming.of({ name: 'Bo Hill' })).toBe('No number');
  expect(naming.inText('Ada Lakeside found Ada Lake; Cy Dale fouled Bo Hill.')).toBe(
    'No. 00 found No. 7; No. 7 fouled No number.',
  );
});
