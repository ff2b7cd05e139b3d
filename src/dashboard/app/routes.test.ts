import { isValidElement } from 'react';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { pages, paths } from '../api/paths.ts';
import { RequireConnection, routes } from './routes.tsx';

const of = { teamId: 'T', matchId: 'M', playerId: 'P', opponent: 'O' };

/** The routes to an address, the outermost first. */
const routesTo = (address: string) => matchRoutes(routes, address)?.map(({ route }) => route) ?? [];

test.each(Object.entries(paths))('the address of %s leads to its page', (name, build) => {
  const page = Object.entries(pages).find(([each]) => each === name)?.[1];
  expect(routesTo(build(of)).findLast(({ path }) => path)?.path).toBe(page?.path);
});

test('the ids of an address are read as they were before they were escaped, by the frame as well', () => {
  const matches = matchRoutes(routes, paths.plays({ teamId: 'a/b c', matchId: 'ñ' }));
  const ids = { teamId: 'a/b c', matchId: 'ñ' };
  expect([matches?.at(-1)?.params, matches?.[0]?.params]).toEqual([ids, ids]);
});

test('an address that nothing builds leads to the page that says so', () => {
  expect(routesTo('/teams/T/nonsense').at(-1)?.path).toBe('*');
});

test('the pages of a team stay in its layout', () => {
  const layoutOf = (address: string) => routesTo(address).at(-2)?.element;
  expect(layoutOf(paths.trends(of))).toBe(layoutOf(paths.roster(of)));
});

test('all pages but the settings and unknown addresses ask for a key', () => {
  const asks = (address: string) =>
    routesTo(address).some(
      ({ element }) => isValidElement(element) && element.type === RequireConnection,
    );
  expect([paths.club(), paths.settings(), '/nonsense'].map(asks)).toEqual([true, false, false]);
});
