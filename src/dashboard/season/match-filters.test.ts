import * as v from 'valibot';
import { expect, test } from 'vitest';
import { matchSchema } from '../../contract/match.ts';
import { filterMatches, occurring, readFilters, writeFilters } from './match-filters.ts';

const match = (id: string, fields: object) =>
  v.parse(matchSchema, { id, status: 'completed', ...fields });
const matches = [
  match('1', { homeAway: 'home', competition: 'Cup', opponent: { name: 'Žalgiris B' } }),
  match('2', { homeAway: 'away', competition: 'League', opponent: { name: 'Owls' } }),
  match('3', { status: 'scheduled', homeAway: 'away', opponent: { name: 'Owls' } }),
];

test.each([
  ['', ['1', '2', '3']],
  ['status=scheduled', ['3']],
  ['place=away', ['2', '3']],
  ['competition=Cup', ['1']],
  ['opponent=zalgiris', ['1']],
  ['opponent=OWL&status=completed', ['2']],
  ['status=nothing', []],
])('"%s" keeps %s', (search, ids) => {
  const kept = filterMatches(matches, readFilters(new URLSearchParams(search)));
  expect(kept.map(({ id }) => id)).toEqual(ids);
});

test('the address carries what is set, and keeps what is not ours', () => {
  const filters = { status: 'live', place: '', competition: '', opponent: '' };
  const written = writeFilters(new URLSearchParams('place=home&page=2'), filters);
  expect(written.toString()).toBe('page=2&status=live');
  expect(readFilters(written)).toEqual(filters);
});

test('choices are offered once each', () => {
  expect(occurring(['Cup', undefined, 'League', '', 'Cup', null])).toEqual(['Cup', 'League']);
});
