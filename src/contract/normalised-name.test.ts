import { expect, test } from 'vitest';
import { normalisedName } from './normalised-name.ts';

test.each([
  ['  José  O’Brien ', "jose o'brien"],
  ['Łukasz Ćwik-Żak', 'lukasz cwik zak'],
  ['J.R. Strauß', 'JR STRAUSS'],
  ['Ibán (C)', 'iban c'],
])('%s and %s are one name', (one, other) => {
  expect(normalisedName(one)).toBe(normalisedName(other));
});

test('different names stay different in any script', () => {
  expect(normalisedName('Άννα')).not.toBe('');
  expect(normalisedName('Ivan')).not.toBe(normalisedName('Ivana'));
});
