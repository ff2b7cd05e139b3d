import { expect, test } from 'vitest';
import { teamAge } from './age.ts';

test.each([
  ['U16', 'Girls', 'under18'],
  ['U-18', 'A', 'under18'],
  ['Under 14 girls', 'A', 'under18'],
  ['16U', 'A', 'under18'],
  ['Sub-16', 'A', 'under18'],
  ['U20', 'A', 'adult'],
  ['Senior women', 'A', 'adult'],
  ['Junior women', 'A', 'under18'],
  ['Cadete', 'A', 'under18'],
  [undefined, 'Herons U12', 'under18'],
  [undefined, 'Herons Men', 'adult'],
  [undefined, 'Herons 2', 'unknown'],
  [undefined, 'Herons', 'unknown'],
  ['2026-27', 'Herons', 'unknown'],
] as const)('%s, %s: %s', (category, name, age) => {
  expect(teamAge({ category, name })).toBe(age);
});

test('a team that is not known', () => {
  expect(teamAge(undefined)).toBe('unknown');
});
