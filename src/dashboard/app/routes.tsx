import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { type ComponentType, createElement, lazy, type ReactElement } from 'react';
import { Outlet, type RouteObject, useRoutes } from 'react-router';
import type { ApiClient } from '../api/api-client.ts';
import { clubQuery } from '../api/club.ts';
import { insightsQuery } from '../api/insights.ts';
import { boxScoreQuery, matchesQuery, playByPlayQuery } from '../api/matches.ts';
import { pages } from '../api/paths.ts';
import { useSession } from '../api/session-context.ts';
import { PageLayout } from './PageLayout.tsx';
import { RequireConnection } from './RequireConnection.tsx';
import { type Page, usePage } from './use-page.ts';

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
  ComparePlayersPage: () => import('../compare/ComparePlayersPage.tsx'),
  CompareMatchesPage: () => import('../compare/CompareMatchesPage.tsx'),
  MatchRoute: () => import('./MatchRoute.tsx'),
  BoxScoreTab: () => import('../match/BoxScoreTab.tsx'),
  InsightsPage: () => import('../insights/InsightsPage.tsx'),
  PlaysPage: () => import('../plays/PlaysPage.tsx'),
  PlayerInsightsPage: () => import('../insights/PlayerInsightsPage.tsx'),
  OpponentPage: () => import('../opponent/OpponentPage.tsx'),
  HalfTimePage: () => import('../half-time/HalfTimePage.tsx'),
  PracticePage: () => import('../practice/PracticePage.tsx'),
  PrintPage: () => import('../sheet/PrintPage.tsx'),
  PosterPage: () => import('../sheet/PosterPage.tsx'),
  SharePage: () => import('../share/SharePage.tsx'),
  SeasonPrintPage: () => import('../sheet/SeasonPrintPage.tsx'),
  RosterPrintPage: () => import('../sheet/RosterPrintPage.tsx'),
  OpponentPrintPage: () => import('../sheet/OpponentPrintPage.tsx'),
  PracticePrintPage: () => import('../sheet/PracticePrintPage.tsx'),
  NotFoundPage: () => import('./NotFoundPage.tsx'),
};

/** Asks for what a query of a page reads, by the name of the call, unless it is there or was asked for already. */
const start: {
  [Name in Page['calls'][number]]: (
    client: QueryClient,
    api: ApiClient,
    ids: { teamId?: string | undefined; matchId?: string | undefined },
  ) => void;
} = {
  getClub: (client, api) => prefetch(client, clubQuery(api)),
  listMatches: (client, api, { teamId = '' }) => prefetch(client, matchesQuery(api, teamId)),
  getBoxScore: (client, api, { matchId = '' }) => prefetch(client, boxScoreQuery(api, matchId)),
  getInsights: (client, api, { matchId = '' }) => prefetch(client, insightsQuery(api, matchId)),
  getPlayByPlay: (client, api, { matchId = '' }) => prefetch(client, playByPlayQuery(api, matchId)),
};

function prefetch<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
) {
  if (!client.getQueryState(query.queryKey)) void client.prefetchQuery(query);
}

/**
 * Starts what the page that is opened needs, all at once: its code, that of the layout around it and its calls. A page's
 * component alone would be asked for once its layout is there, and its calls once it is drawn itself.
 */
function StartPage() {
  const { open } = useSession().now;
  const { page, ...ids } = usePage();
  // Whether the code came is told by the components that wait for it.
  void Promise.allSettled((page?.components ?? []).map((name) => load[name]()));
  if (open) for (const call of page?.calls ?? []) start[call](open.queryClient, open.api, ids);
  return <Outlet />;
}

const { settings, ...others } = pages;

/** The routes of the table of pages. */
export const routes: RouteObject[] = [
  {
    element: <PageLayout />,
    children: [
      {
        element: <StartPage />,
        children: [
          { path: settings.path, element: drawn('SettingsPage') },
          { element: <RequireConnection />, children: withLayouts(Object.values(others)) },
          { path: '*', element: drawn('NotFoundPage') },
        ],
      },
    ],
  },
];

/** The page of the address. */
export const Pages = () => useRoutes(routes);

/** One route a page; pages of one layout share its route, so that it stays when another of them is opened. */
function withLayouts(pages: readonly Page[]): RouteObject[] {
  const layouts = new Map<string, RouteObject[]>();
  const routes: RouteObject[] = [];
  for (const { path, components } of pages) {
    const [outer, inner] = components;
    const leaf = { path, element: drawn(inner ?? outer) };
    if (inner === undefined) {
      routes.push(leaf);
      continue;
    }
    const children = layouts.get(outer) ?? [];
    if (!layouts.has(outer)) routes.push({ element: drawn(outer), children });
    layouts.set(outer, children);
    children.push(leaf);
  }
  return routes;
}

/** A component of the table of pages, whose code is loaded when it is first drawn. */
function drawn<Name extends ComponentName>(name: Name): ReactElement {
  return createElement(lazy(async () => ({ default: (await load[name]())[name] })));
}
