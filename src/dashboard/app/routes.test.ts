import { matchRoutes, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { pages, paths } from '../api/paths.ts';
import { closedSession } from '../testing/closed-session.ts';
import { createRoutes } from './routes.tsx';

const of = { teamId: 'T', matchId: 'M', playerId: 'P', opponent: 'O' };
const routesTo = (address: string) =>
  matchRoutes(createRoutes(closedSession), address)?.map(({ route }) => route) ?? [];

test.each(Object.entries(paths))('the address of %s loads its components', async (name, build) => {
  const loaded = await Promise.all(
    routesTo(build(of)).map(async ({ lazy }) => (typeof lazy === 'function' ? await lazy() : {})),
  );
  const components = loaded.flatMap(({ Component }) => (Component ? [Component.name] : []));
  const page = Object.entries(pages).find(([each]) => each === name)?.[1];
  expect(components).toEqual(page?.components);
});

test('an address that nothing builds leads to the page that says so', () => {
  expect(routesTo('/teams/T/nonsense').at(-1)?.path).toBe('*');
});

test('the pages of a team stay in its layout', () => {
  const layoutOf = (address: string) => routesTo(address).at(-2);
  const routes = createRoutes(closedSession);
  const at = (address: string) => matchRoutes(routes, address)?.at(-2)?.route;
  expect(at(paths.trends(of))).toBe(at(paths.roster(of)));
  expect(layoutOf(paths.settings())?.lazy).toBeUndefined();
});

test('without a key no loader asks for anything', async () => {
  const loader = routesTo(paths.team(of)).at(-1)?.loader;
  if (typeof loader !== 'function') throw new Error('the team page has no loader');
  const request = new Request('https://page.example/teams/T');
  const url = new URL(request.url);
  const context = new RouterContextProvider();
  const call = { request, url, params: of, pattern: '/teams/:teamId', context };
  expect(await loader(call, undefined)).toBeNull();
});
