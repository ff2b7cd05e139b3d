import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { pathOf } from '../../contract/endpoints.ts';
import { paths } from '../api/paths.ts';
import { closedSession } from '../testing/closed-session.ts';
import { firstNeeds } from './first-needs.ts';
import { createRoutes } from './routes.tsx';

const of = { teamId: '0199-T', matchId: '0199-M', playerId: '0199-P' };
const boxScore = pathOf('getBoxScore', of);
const matches = pathOf('listMatches', of);

test.each([
  [paths.club(), [pathOf('getClub', {})]],
  [paths.team(of), [matches]],
  [paths.trends(of), [matches]],
  [paths.roster(of), [matches]],
  [paths.printSeason(of), [matches]],
  [paths.match(of), [boxScore, matches]],
  [paths.print(of), [boxScore, matches]],
  [paths.insights(of), [boxScore, pathOf('getInsights', of), matches]],
  [paths.plays(of), [boxScore, pathOf('getPlayByPlay', of), matches]],
])('%s asks first for what its loaders ask for', (address, calls) => {
  expect(firstNeeds(address)?.calls).toEqual(calls);
});

test.each([
  paths.club(),
  paths.team(of),
  paths.trends(of),
  paths.roster(of),
  paths.printSeason(of),
  paths.match(of),
  paths.print(of),
  paths.insights(of),
  paths.plays(of),
])('%s names the pages that the router loads there', async (address) => {
  const routes = createRoutes(closedSession);
  const lazy = matchRoutes(routes, address)?.map(({ route }) => route.lazy) ?? [];
  const loaded = await Promise.all(
    lazy.map(async (load) => (typeof load === 'function' ? await load() : {})),
  );
  const components = loaded.flatMap(({ Component }) => (Component ? [Component.name] : []));
  const renamed = components.map((name) => (name === 'MatchRoute' ? 'MatchPage' : name));
  expect(firstNeeds(address)?.pages).toEqual(renamed);
});

test.each([
  '/settings',
  '/teams',
  '/teams/',
  '/teams/T/nonsense',
  '/teams/T/players/P',
  '/teams/a%2Fb',
  '/teams/../v1/clubs',
  '/teams/T/matches/M/box-score',
  '/teams/T/matches/M?x=1',
  '//elsewhere.example/teams/T',
  '/matches/M',
])('%s starts nothing', (address) => {
  expect(firstNeeds(address)).toBeNull();
});
