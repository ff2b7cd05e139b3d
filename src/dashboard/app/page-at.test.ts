import { expect, test } from 'vitest';
import { endpoints } from '../../contract/endpoints.ts';
import { pages, paths } from '../api/paths.ts';
import { pageAt } from './page-at.ts';

const table = Object.values(pages).map(({ path, calls, components }) => ({
  path,
  calls: calls.map((name) => endpoints[name].path),
  components,
}));
const of = { teamId: '0199-T', matchId: '0199-M', playerId: '0199-P', opponent: '0199-O' };

test.each(Object.entries(paths))('the address of %s leads back to it', (name, build) => {
  const entry = Object.entries(pages).find(([each]) => each === name)?.[1];
  expect(pageAt(table, build(of))?.components).toEqual(entry?.components);
});

test('the ids of an address are filled into its calls', () => {
  expect(pageAt(table, paths.plays(of))?.calls).toEqual([
    '/v1/matches/0199-M/box-score',
    '/v1/matches/0199-M/play-by-play',
    '/v1/teams/0199-T/matches',
  ]);
  expect(pageAt(table, paths.club())?.calls).toEqual(['/v1/clubs']);
  expect(pageAt(table, paths.settings())?.calls).toEqual([]);
});

test.each([
  '/teams',
  '/teams/',
  '/teams/T/',
  '/teams/T/nonsense',
  '/teams/a%2Fb',
  '/teams/../v1/clubs',
  '/teams/T/matches/M/box-score',
  '//elsewhere.example/teams/T',
  '/matches/M',
])('%s is no page', (address) => {
  expect(pageAt(table, address)).toBeUndefined();
});
