import * as v from 'valibot';
import { expect, test } from 'vitest';
import { matchSchema } from '../../contract/match.ts';
import { opponentKey } from '../api/paths.ts';
import { matchesAgainst } from './opponent-report.ts';

const match = (id: string, opponent: { id?: string; name: string }) =>
  v.parse(matchSchema, { id, status: 'completed', startsAt: null, opponent });

test('an opponent’s key is its id or its normalised name; without either it has none', () => {
  expect(opponentKey({ id: 'O', name: 'Žalgiris B' })).toBe('O');
  expect(opponentKey({ name: ' Žalgiris  B.' })).toBe('zalgiris b');
  expect(opponentKey({ name: '–' })).toBe(null);
});

test('matches of an opponent are found by its id and its name', () => {
  const list = [
    match('1', { id: 'O', name: 'Owls' }),
    match('2', { name: 'OWLS' }),
    match('3', { id: 'P', name: 'Owls' }),
    match('4', { id: 'O', name: 'Owls (renamed)' }),
    match('5', { name: 'Hawks' }),
    match('6', { name: '–' }),
  ];
  const against = (key: string) => matchesAgainst(list, key).map(({ id }) => id);
  expect(against('O')).toEqual(['1', '2', '4']);
  expect(against('P')).toEqual(['2', '3']);
  expect(against('hawks')).toEqual(['5']);
  expect(against('nobody')).toEqual([]);
});
