import { expect, test } from 'vitest';
import { teamColour } from './team-colour.ts';

test.each([
  ['#b3261e', '#b3261e'],
  ['#c00', '#cc0000'],
  ['#777777', '#777777'],
  ['#ffd400', '#000'],
  ['#fff', '#000'],
  ['red; background: url(x)', '#000'],
  ['', '#000'],
  [undefined, '#000'],
])('%s is printed as %s', (colour, printed) => {
  expect(teamColour(colour)).toBe(printed);
});
