import type { LoaderFunctionArgs, NonIndexRouteObject, RouteObject } from 'react-router';
import { clubQuery } from '../api/club.ts';
import { boxScoreQuery, matchesQuery, playByPlayQuery } from '../api/matches.ts';
import type { OpenConnection, Session } from '../api/session.ts';
import { PageLayout } from './PageLayout.tsx';
import { RequireConnection } from './RequireConnection.tsx';
import { RouteErrorPage } from './RouteErrorPage.tsx';
import { StartingPage } from './StartingPage.tsx';

type Params = LoaderFunctionArgs['params'];
type Starting = (
  start: (open: OpenConnection, params: Params) => void,
) => Pick<NonIndexRouteObject, 'loader' | 'shouldRevalidate'>;

/**
 * Every page and its address. Loaders only start what a page will read, beside the loading of its code: one that
 * awaited a query would hang where there is no network.
 */
export function createRoutes(session: Session): RouteObject[] {
  const starting: Starting = (start) => ({
    loader: ({ params }) => {
      const { open } = session.state();
      if (open) start(open, params);
      return null;
    },
    // What stands behind an address, a sort or a filter, is of no concern to what is read.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  });

  return [
    {
      Component: PageLayout,
      HydrateFallback: StartingPage,
      ErrorBoundary: RouteErrorPage,
      children: [
        {
          ErrorBoundary: RouteErrorPage,
          children: [
            {
              path: 'settings',
              lazy: async () => ({
                Component: (await import('../settings/SettingsPage.tsx')).SettingsPage,
              }),
            },
            { Component: RequireConnection, children: pages(starting) },
            {
              path: '*',
              lazy: async () => ({
                Component: (await import('./NotFoundPage.tsx')).NotFoundPage,
              }),
            },
          ],
        },
      ],
    },
  ];
}

function pages(starting: Starting): RouteObject[] {
  const startMatches = ({ api, queryClient }: OpenConnection, { teamId = '' }: Params) =>
    queryClient.prefetchQuery(matchesQuery(api, teamId));
  const startMatch = (open: OpenConnection, params: Params) => {
    startMatches(open, params);
    open.queryClient.prefetchQuery(boxScoreQuery(open.api, params.matchId ?? ''));
  };

  // Where the file is lost, so is the page's, which says so.
  const startInsights = async ({ api, queryClient }: OpenConnection, { matchId = '' }: Params) => {
    const loaded = await import('../api/insights.ts').catch(() => null);
    if (loaded) queryClient.prefetchQuery(loaded.insightsQuery(api, matchId));
  };

  return [
    {
      index: true,
      ...starting(({ api, queryClient }) => queryClient.prefetchQuery(clubQuery(api))),
      lazy: async () => ({ Component: (await import('../season/ClubPage.tsx')).ClubPage }),
    },
    {
      path: 'teams/:teamId',
      ...starting(startMatches),
      lazy: async () => ({ Component: (await import('../season/TeamLayout.tsx')).TeamLayout }),
      children: [
        {
          index: true,
          lazy: async () => ({ Component: (await import('../season/TeamPage.tsx')).TeamPage }),
        },
        {
          path: 'trends',
          lazy: async () => ({
            Component: (await import('../season/TrendsPage.tsx')).TrendsPage,
          }),
        },
        {
          path: 'roster',
          lazy: async () => ({
            Component: (await import('../season/RosterPage.tsx')).RosterPage,
          }),
        },
        {
          path: 'compare/players',
          lazy: async () => ({
            Component: (await import('../season/ComparePlayersPage.tsx')).ComparePlayersPage,
          }),
        },
        {
          path: 'compare/matches',
          lazy: async () => ({
            Component: (await import('../season/CompareMatchesPage.tsx')).CompareMatchesPage,
          }),
        },
      ],
    },
    {
      path: 'teams/:teamId/players/:playerId',
      ...starting(startMatches),
      lazy: async () => ({
        Component: (await import('../season/SeasonPlayerPage.tsx')).SeasonPlayerPage,
      }),
    },
    {
      path: 'teams/:teamId/matches/:matchId',
      ...starting(startMatch),
      lazy: async () => ({ Component: (await import('./MatchRoute.tsx')).MatchRoute }),
      children: [
        {
          index: true,
          lazy: async () => ({
            Component: (await import('../match/BoxScoreTab.tsx')).BoxScoreTab,
          }),
        },
        {
          path: 'insights',
          ...starting(startInsights),
          lazy: async () => ({
            Component: (await import('../insights/InsightsPage.tsx')).InsightsPage,
          }),
        },
        {
          path: 'plays',
          ...starting(({ api, queryClient }, { matchId = '' }) =>
            queryClient.prefetchQuery(playByPlayQuery(api, matchId)),
          ),
          lazy: async () => ({
            Component: (await import('../plays/PlaysPage.tsx')).PlaysPage,
          }),
        },
        {
          path: 'players/:playerId',
          lazy: async () => ({
            Component: (await import('../insights/PlayerInsightsPage.tsx')).PlayerInsightsPage,
          }),
        },
      ],
    },
    {
      path: 'teams/:teamId/matches/:matchId/print',
      ...starting(startMatch),
      lazy: async () => ({ Component: (await import('../sheet/PrintPage.tsx')).PrintPage }),
    },
    {
      path: 'teams/:teamId/print',
      ...starting(startMatches),
      lazy: async () => ({
        Component: (await import('../sheet/SeasonPrintPage.tsx')).SeasonPrintPage,
      }),
    },
    {
      path: 'teams/:teamId/roster/print',
      ...starting(startMatches),
      lazy: async () => ({
        Component: (await import('../sheet/RosterPrintPage.tsx')).RosterPrintPage,
      }),
    },
  ];
}
