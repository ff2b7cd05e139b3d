import { expect, test } from 'vitest';
import { lineupName } from './lineup-name.ts';

const ana = { number: '11', name: 'Ana van der Berg' };
const bea = { number: '4', name: 'Bea' };

test('a line-up is its shirt numbers in order, and last names in the same order', () => {
  expect(lineupName([ana, bea])).toEqual({ numbers: '4 · 11', names: 'Bea, van der Berg' });
});

test('a number or a player that is not on the sheet is said, not left out', () => {
  const { numbers, names } = lineupName([bea, { name: 'Cia Ek' }, undefined]);
  expect(numbers.split(' · ').toSorted()).toEqual(['4', '–', '–']);
  expect(names).toContain('Ek');
  expect(names).toContain('Not on the sheet');
});
