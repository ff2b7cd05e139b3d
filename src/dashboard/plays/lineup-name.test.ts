import { expect, test } from 'vitest';
import { peopleOf } from '../figures/plays.ts';
import { lineupName } from './match-plays.ts';

const people = peopleOf({
  team: [
    { playerId: 'a', number: '11', name: 'Ana van der Berg', starter: true },
    { playerId: 'b', number: '4', name: 'Bea', starter: true },
    { playerId: 'c', name: 'Cia Ek', starter: false },
  ],
  opponent: [],
});

test('a line-up is its shirt numbers in order, and last names in the same order', () => {
  expect(lineupName({ people }, 'team', ['a', 'b'])).toEqual({
    numbers: '4 · 11',
    names: 'Bea, van der Berg',
  });
});

test('a number or a player that is not on the sheet is said, not left out', () => {
  const { numbers, names } = lineupName({ people }, 'team', ['b', 'c', 'x']);
  expect(numbers.split(' · ').toSorted()).toEqual(['4', '–', '–']);
  expect(names).toContain('Ek');
  expect(names).toContain('Not on the sheet');
});
