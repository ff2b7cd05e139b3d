import { matchRoutes, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { paths } from '../api/paths.ts';
import { closedSession } from '../testing/closed-session.ts';
import { createRoutes } from './routes.tsx';

const of = { teamId: 'T', matchId: 'M', playerId: 'P' };
const built = Object.entries(paths).map(([name, build]) => [name, build(of)]);
const leafOf = (address: string) => matchRoutes(createRoutes(closedSession), address)?.at(-1);

test.each(built)('%s leads to a page that loads', async (_, address = '') => {
  const leaf = leafOf(address);
  expect(leaf?.route.path).not.toBe('*');
  const { lazy } = leaf?.route ?? {};
  if (typeof lazy !== 'function') throw new Error(`${address} has no lazy page`);
  expect(await lazy()).toHaveProperty('Component', expect.any(Function));
});

test('an address that nothing builds leads to the page that says so', () => {
  expect(leafOf('/teams/T/nonsense')?.route.path).toBe('*');
});

test('without a key no loader asks for anything', async () => {
  const loader = matchRoutes(createRoutes(closedSession), paths.team(of))?.find(
    ({ route }) => route.loader,
  )?.route.loader;
  if (typeof loader !== 'function') throw new Error('the team page has no loader');
  const request = new Request('https://page.example/teams/T');
  const url = new URL(request.url);
  const context = new RouterContextProvider();
  const call = { request, url, params: of, pattern: '/teams/:teamId', context };
  expect(await loader(call, undefined)).toBeNull();
});
