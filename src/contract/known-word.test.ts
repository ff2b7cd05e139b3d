import { expect, test } from 'vitest';
import { knownWord } from './known-word.ts';

const table = { live: 'Live', none: undefined };

test.each([
  ['live', 'Live'],
  ['none', undefined],
  ['over', undefined],
  ['constructor', undefined],
  ['toString', undefined],
  ['__proto__', undefined],
])('a table has for “%s”: %s', (word, expected) => {
  expect(knownWord(table, word)).toBe(expected);
});
