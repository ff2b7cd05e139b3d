import { expect, test } from 'vitest';
import { withoutName } from './insight-lists.ts';

test('a sentence in the row of a player begins without the name of that player', () => {
  expect(withoutName('Ada Lake took 8 rebounds.', 'Ada Lake')).toBe('Took 8 rebounds.');
  expect(withoutName('Ada Lake ganó 3 balones.', 'Ada Lake')).toBe('Ganó 3 balones.');
});

test.each([
  'With Ada Lake on court you were +31.',
  'Ada Lake and Eva Reed had 3 steals.',
  'Ada Lake y Eva Reed robaron 3 balones.',
  'Ada Lake: 3 steals.',
  'Ada Lakehurst took 8 rebounds.',
])('a sentence of which the name is not the only subject stays whole: %s', (sentence) => {
  expect(withoutName(sentence, 'Ada Lake')).toBe(sentence);
});
