import { isValidElement } from 'react';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { pages, paths } from '../api/paths.ts';
import { RequireConnection } from './RequireConnection.tsx';
import { routesTo } from './routes.tsx';
import { pageOf } from './use-page.ts';

const of = { teamId: 'T', matchId: 'M', playerId: 'P', opponent: 'O' };

/** The routes to an address, the outermost first. */
const routesOf = (address: string) =>
  matchRoutes(routesTo(pageOf(address).page), address)?.map(({ route }) => route) ?? [];

test.each(Object.entries(paths))('the address of %s leads to its page', (name, build) => {
  const page = Object.entries(pages).find(([each]) => each === name)?.[1];
  expect(routesOf(build(of)).at(-1)?.path).toBe(page?.path);
});

test('the ids of an address are read as they were before they were escaped', () => {
  expect(pageOf(paths.plays({ teamId: 'a/b c', matchId: 'ñ' }))).toMatchObject({
    page: pages.plays,
    teamId: 'a/b c',
    matchId: 'ñ',
  });
});

test('an address that nothing builds leads to the page that says so', () => {
  expect(routesOf('/teams/T/nonsense').at(-1)?.path).toBe('*');
});

test('the pages of a team stay in its layout', () => {
  const layoutOf = (address: string) => routesOf(address).at(-2)?.element;
  expect(layoutOf(paths.trends(of))).toBe(layoutOf(paths.roster(of)));
});

test('all but the settings, and what there is not, ask for a key', () => {
  const asks = (address: string) =>
    routesOf(address).some(
      ({ element }) => isValidElement(element) && element.type === RequireConnection,
    );
  expect([paths.club(), paths.settings(), '/nonsense'].map(asks)).toEqual([true, false, false]);
});
