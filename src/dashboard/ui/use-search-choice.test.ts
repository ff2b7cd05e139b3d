import { expect, test } from 'vitest';
import { readChoices, writeChoices } from './use-search-choice.ts';

const usual = { per: 'match', opponent: '' };

test('an address that names nothing has the usual choices', () => {
  expect(readChoices(new URLSearchParams('rows=500'), usual)).toEqual(usual);
  expect(readChoices(new URLSearchParams('per=minutes&opponent=owl'), usual)).toEqual({
    per: 'minutes',
    opponent: 'owl',
  });
});

test('the usual choices are left out of the address, and what is not ours stays', () => {
  const search = new URLSearchParams('rows=500&per=minutes&opponent=owl');
  const write = (changes: Partial<typeof usual>) => `${writeChoices(search, usual, changes)}`;
  expect(write({ per: 'match' })).toBe('rows=500&opponent=owl');
  expect(write({ opponent: '' })).toBe('rows=500&per=minutes');
  expect(write({ opponent: 'a&b' })).toBe('rows=500&per=minutes&opponent=a%26b');
  expect(write({})).toBe(`${search}`);
});
