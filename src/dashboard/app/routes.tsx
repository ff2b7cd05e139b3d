import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { NonIndexRouteObject, RouteObject } from 'react-router';
import type { ApiClient } from '../api/api-client.ts';
import { clubQuery } from '../api/club.ts';
import { insightsQuery } from '../api/insights.ts';
import { boxScoreQuery, matchesQuery, playByPlayQuery } from '../api/matches.ts';
import { pages } from '../api/paths.ts';
import type { Session } from '../api/session.ts';
import { PageLayout } from './PageLayout.tsx';
import { RequireConnection } from './RequireConnection.tsx';
import { RouteErrorPage } from './RouteErrorPage.tsx';
import { StartingPage } from './StartingPage.tsx';

type Page = (typeof pages)[keyof typeof pages];
type ComponentName = Page['components'][number] | 'NotFoundPage';

/** The code of every component that the table of pages names. */
const load: { [Name in ComponentName]: () => Promise<Record<Name, ComponentType>> } = {
  ClubPage: () => import('../season/ClubPage.tsx'),
  SettingsPage: () => import('../settings/SettingsPage.tsx'),
  RepliesPage: () => import('../settings/RepliesPage.tsx'),
  AddMatchesPage: () => import('../add-matches/AddMatchesPage.tsx'),
  TeamLayout: () => import('../season/TeamLayout.tsx'),
  TeamPage: () => import('../season/TeamPage.tsx'),
  TrendsPage: () => import('../season/TrendsPage.tsx'),
  RosterPage: () => import('../season/RosterPage.tsx'),
  LineUpsPage: () => import('../line-ups/LineUpsPage.tsx'),
  ShotsPage: () => import('../shots/ShotsPage.tsx'),
  SeasonPlayerPage: () => import('../season/SeasonPlayerPage.tsx'),
  ComparePlayersPage: () => import('../season/ComparePlayersPage.tsx'),
  CompareMatchesPage: () => import('../season/CompareMatchesPage.tsx'),
  MatchRoute: () => import('./MatchRoute.tsx'),
  BoxScoreTab: () => import('../match/BoxScoreTab.tsx'),
  InsightsPage: () => import('../insights/InsightsPage.tsx'),
  PlaysPage: () => import('../plays/PlaysPage.tsx'),
  PlayerInsightsPage: () => import('../insights/PlayerInsightsPage.tsx'),
  OpponentPage: () => import('../opponent/OpponentPage.tsx'),
  HalfTimePage: () => import('../half-time/HalfTimePage.tsx'),
  PracticePage: () => import('../practice/PracticePage.tsx'),
  PrintPage: () => import('../sheet/PrintPage.tsx'),
  SeasonPrintPage: () => import('../sheet/SeasonPrintPage.tsx'),
  RosterPrintPage: () => import('../sheet/RosterPrintPage.tsx'),
  OpponentPrintPage: () => import('../sheet/OpponentPrintPage.tsx'),
  PracticePrintPage: () => import('../sheet/PracticePrintPage.tsx'),
  NotFoundPage: () => import('./NotFoundPage.tsx'),
};

const lazily =
  <Name extends ComponentName>(name: Name) =>
  async () => ({ Component: (await load[name]())[name] });

/** Reads ahead, by the name of the call. */
const start: {
  [Name in Page['calls'][number]]: (
    client: QueryClient,
    api: ApiClient,
    ids: { teamId?: string; matchId?: string },
  ) => Promise<void>;
} = {
  getClub: (client, api) => client.prefetchQuery(clubQuery(api)),
  listMatches: (client, api, { teamId = '' }) => client.prefetchQuery(matchesQuery(api, teamId)),
  getBoxScore: (client, api, { matchId = '' }) => client.prefetchQuery(boxScoreQuery(api, matchId)),
  getInsights: (client, api, { matchId = '' }) => client.prefetchQuery(insightsQuery(api, matchId)),
  getPlayByPlay: (client, api, { matchId = '' }) =>
    client.prefetchQuery(playByPlayQuery(api, matchId)),
};

/** The routes of the table of pages. */
export function createRoutes(session: Session): RouteObject[] {
  const { settings, ...others } = pages;
  return [
    {
      Component: PageLayout,
      HydrateFallback: StartingPage,
      ErrorBoundary: RouteErrorPage,
      children: [
        {
          ErrorBoundary: RouteErrorPage,
          children: [
            { path: settings.path, lazy: lazily('SettingsPage') },
            { Component: RequireConnection, children: withLayouts(Object.values(others), session) },
            { path: '*', lazy: lazily('NotFoundPage') },
          ],
        },
      ],
    },
  ];
}

/** One route a page; pages of one layout share its route, so that it stays when another of them is opened. */
function withLayouts(pages: readonly Page[], session: Session): RouteObject[] {
  const layouts = new Map<string, RouteObject[]>();
  const routes: RouteObject[] = [];
  for (const page of pages) {
    const [outer, inner] = page.components;
    const leaf = { path: page.path, ...loaderOf(page, session), lazy: lazily(inner ?? outer) };
    if (inner === undefined) {
      routes.push(leaf);
      continue;
    }
    const children = layouts.get(outer) ?? [];
    if (!layouts.has(outer)) routes.push({ lazy: lazily(outer), children });
    layouts.set(outer, children);
    children.push(leaf);
  }
  return routes;
}

/**
 * Starts a page's calls, beside the loading of its code. It waits for none of them: a loader that did would hang where
 * there is no network.
 */
function loaderOf({ calls }: Page, session: Session): Omit<NonIndexRouteObject, 'lazy' | 'path'> {
  return {
    loader: ({ params }) => {
      const { open } = session.state();
      if (open) for (const call of calls) start[call](open.queryClient, open.api, params);
      return null;
    },
    // Search params never change what is fetched.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  };
}
