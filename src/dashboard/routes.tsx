import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { NotFoundPage } from './layout/NotFoundPage.tsx';
import { PageLayout } from './layout/PageLayout.tsx';
import { RequireConnection } from './layout/RequireConnection.tsx';
import { RouteErrorPage } from './layout/RouteErrorPage.tsx';
import { StartingPage } from './layout/StartingPage.tsx';
import { clubQuery } from './queries/club.ts';
import { matchesQuery } from './queries/matches.ts';
import type { OpenConnection, Session } from './queries/session.ts';

type Params = LoaderFunctionArgs['params'];

/**
 * Every page and its address. Loaders only start what a page will read, beside the loading of its code: one that
 * awaited a query would hang where there is no network.
 */
export function createRoutes(session: Session): RouteObject[] {
  const starting =
    (start: (open: OpenConnection, params: Params) => void) =>
    ({ params }: LoaderFunctionArgs) => {
      const { open } = session.state();
      if (open) start(open, params);
      return null;
    };

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
                Component: (await import('./pages/settings/SettingsPage.tsx')).SettingsPage,
              }),
            },
            { Component: RequireConnection, children: pages(starting) },
            { path: '*', Component: NotFoundPage },
          ],
        },
      ],
    },
  ];
}

function pages(
  starting: (start: (open: OpenConnection, params: Params) => void) => RouteObject['loader'],
): RouteObject[] {
  const startMatches = ({ api, queryClient }: OpenConnection, { teamId = '' }: Params) =>
    queryClient.prefetchQuery(matchesQuery(api, teamId));

  return [
    {
      index: true,
      loader: starting(({ api, queryClient }) => queryClient.prefetchQuery(clubQuery(api))),
      lazy: async () => ({ Component: (await import('./pages/club/ClubPage.tsx')).ClubPage }),
    },
    {
      path: 'teams/:teamId',
      loader: starting(startMatches),
      lazy: async () => ({ Component: (await import('./pages/team/TeamPage.tsx')).TeamPage }),
    },
  ];
}
