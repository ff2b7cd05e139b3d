import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { type ComponentType, createElement, lazy, type ReactElement, useMemo } from 'react';
import { Outlet, type RouteObject, useRoutes } from 'react-router';
import type { ApiClient } from '../api/api-client.ts';
import { clubQuery } from '../api/club.ts';
import { insightsQuery } from '../api/insights.ts';
import { boxScoreQuery, matchesQuery, playByPlayQuery } from '../api/matches.ts';
import { pages } from '../api/paths.ts';
import type { OpenConnection } from '../api/session.ts';
import { useSession } from '../api/session-context.ts';
import { PageLayout } from './PageLayout.tsx';
import { RequireConnection } from './RequireConnection.tsx';
import { type OpenPage, type Page, usePage } from './use-page.ts';

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

const loaded = new Map<ComponentName, ComponentType>();

/**
 * Starts what a page needs, all at once: its code, that of the layout around it and its calls. A page's component alone would
 * be asked for once its layout is there, and its calls once it is drawn itself.
 * @returns once the code is there; whether it came is told by the components that wait for it
 */
export function startPage({ page, ...ids }: OpenPage, open: OpenConnection | null) {
  if (open) for (const call of page?.calls ?? []) start[call](open.queryClient, open.api, ids);
  return Promise.allSettled(
    (page?.components ?? []).map(async (name) => loaded.set(name, await componentOf(name))),
  );
}

const componentOf = async <Name extends ComponentName>(name: Name): Promise<ComponentType> =>
  (await load[name]())[name];

function StartPage() {
  void startPage(usePage(), useSession().now.open);
  return <Outlet />;
}

/**
 * The routes to one page, `undefined` for the one that says that there is none. Whenever it is drawn the router compiles and
 * ranks every route that it is given: of all pages that were some thousand calls of functions.
 */
export function routesTo(page: Page | undefined): RouteObject[] {
  const [outer, inner]: readonly [ComponentName, ComponentName?] = page?.components ?? [
    'NotFoundPage',
  ];
  const leaf = { path: page?.path ?? '*', element: drawn(inner ?? outer) };
  const whole = inner ? { element: drawn(outer), children: [leaf] } : leaf;
  const isOpen = page === undefined || page === pages.settings;
  const children = [isOpen ? whole : { element: <RequireConnection />, children: [whole] }];
  return [{ element: <PageLayout />, children: [{ element: <StartPage />, children }] }];
}

/** The page of the address. */
export function Pages() {
  const { page } = usePage();
  return useRoutes(useMemo(() => routesTo(page), [page]));
}

const made = new Map<ComponentName, ReactElement>();

/** A component of the table of pages, loaded when it is first drawn if not before; the same one for all pages that share it. */
function drawn(name: ComponentName): ReactElement {
  const element =
    made.get(name) ??
    createElement(loaded.get(name) ?? lazy(async () => ({ default: await componentOf(name) })));
  made.set(name, element);
  return element;
}
