import * as v from 'valibot';
import { expect, test } from 'vitest';
import { matchSchema } from '../../contract/match.ts';
import { readChoices } from '../ui/use-search-choice.ts';
import { filterMatches, noFilters, occurring } from './match-filters.ts';

const match = (id: string, fields: object) =>
  v.parse(matchSchema, { id, status: 'completed', ...fields });
const matches = [
  match('1', { homeAway: 'home', competition: 'Cup', opponent: { name: 'Žalgiris B' } }),
  match('2', { homeAway: 'away', competition: 'League', opponent: { name: 'Owls' } }),
  match('3', { status: 'scheduled', homeAway: 'away', opponent: { name: 'Łódź Owls' } }),
];

test.each([
  ['', ['1', '2', '3']],
  ['place=away', ['2', '3']],
  ['competition=Cup', ['1']],
  ['place=away&competition=League', ['2']],
  ['place=nowhere', []],
])('"%s" keeps %s', (search, ids) => {
  const filtered = filterMatches(matches, readChoices(new URLSearchParams(search), noFilters));
  expect(filtered.map(({ id }) => id)).toEqual(ids);
});

test('choices are offered once each', () => {
  expect(occurring(['Cup', undefined, 'League', '', 'Cup', null])).toEqual(['Cup', 'League']);
});
