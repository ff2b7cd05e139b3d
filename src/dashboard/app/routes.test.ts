import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { pages, paths } from '../api/paths.ts';
import { routes } from './routes.tsx';

const of = { teamId: 'T', matchId: 'M', playerId: 'P', opponent: 'O' };
const routesTo = (address: string) => matchRoutes(routes, address)?.map(({ route }) => route) ?? [];

test.each(Object.entries(paths))('the address of %s leads to its page', (name, build) => {
  const page = Object.entries(pages).find(([each]) => each === name)?.[1];
  expect(routesTo(build(of)).at(-1)?.path).toBe(page?.path);
});

test('an address that nothing builds leads to the page that says so', () => {
  expect(routesTo('/teams/T/nonsense').at(-1)?.path).toBe('*');
});

test('the pages of a team stay in its layout', () => {
  const layoutOf = (address: string) => routesTo(address).at(-2);
  expect(layoutOf(paths.trends(of))).toBe(layoutOf(paths.roster(of)));
  expect(layoutOf(paths.settings())?.children?.map(({ path }) => path)).toContain('*');
});
