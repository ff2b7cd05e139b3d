import { i18n } from '@lingui/core';
import {
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query';
import { type ComponentType, lazy, useEffect } from 'react';
import {
  Link,
  matchRoutes,
  Navigate,
  Outlet,
  type Params,
  type RouteObject,
  useLocation,
  useOutletContext,
  useParams,
  useRoutes,
} from 'react-router';
import type { ApiClient } from '../api/api-client.ts';
import { clubQuery, rosterQuery } from '../api/club.ts';
import { insightsQuery } from '../api/insights.ts';
import { boxScoreQuery, matchesQuery, playByPlayQuery } from '../api/matches.ts';
import { pages, paths } from '../api/paths.ts';
import { useApi, useSession } from '../api/session-context.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { type LaterParts, PageLayout } from './PageLayout.tsx';

type Page = (typeof pages)[keyof typeof pages];

type ComponentName = Page['components'][number];

/** Lazy imports of all components in the table of pages. */
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
  FirstTab: () => import('./MatchRoute.tsx'),
  InsightsPage: () => import('../insights/InsightsPage.tsx'),
  PlaysPage: () => import('../plays/PlaysPage.tsx'),
  PlayerInsightsPage: () => import('../insights/PlayerInsightsPage.tsx'),
  OpponentPage: () => import('../opponent/OpponentPage.tsx'),
  HalfTimePage: () => import('../half-time/HalfTimePage.tsx'),
  PracticePage: () => import('../practice/PracticePage.tsx'),
  PlayingTimePage: () => import('../playing-time/PlayingTimePage.tsx'),
  PrintPage: () => import('../sheet/PrintPage.tsx'),
  PosterPage: () => import('../sheet/PosterPage.tsx'),
  SharePage: () => import('../share/SharePage.tsx'),
  SeasonPrintPage: () => import('../sheet/SeasonPrintPage.tsx'),
  RosterPrintPage: () => import('../sheet/RosterPrintPage.tsx'),
  OpponentPrintPage: () => import('../sheet/OpponentPrintPage.tsx'),
  PracticePrintPage: () => import('../sheet/PracticePrintPage.tsx'),
  PlayingTimePrintPage: () => import('../sheet/PlayingTimePrintPage.tsx'),
};

/** Starts the query of a call that a page needs first. */
const start: {
  [Name in Page['calls'][number]]: (client: QueryClient, api: ApiClient, ids: Params) => void;
} = {
  getClub: (client, api) => prefetch(client, clubQuery(api)),
  listMatches: (client, api, { teamId = '' }) => prefetch(client, matchesQuery(api, teamId)),
  listRoster: (client, api, { teamId = '' }) => prefetch(client, rosterQuery(api, teamId)),
  getBoxScore: (client, api, { matchId = '' }) => prefetch(client, boxScoreQuery(api, matchId)),
  getInsights: (client, api, { matchId = '' }) => prefetch(client, insightsQuery(api, matchId)),
  getPlayByPlay: (client, api, { matchId = '' }) => prefetch(client, playByPlayQuery(api, matchId)),
};

/** Fetches a query that has no data and is not in flight; the page decides whether data is stale. */
function prefetch<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
) {
  if (!client.getQueryState(query.queryKey)) void client.prefetchQuery(query);
}

/** Starts the queries of a page without awaiting them. */
function startQueries(calls: Page['calls'], client: QueryClient, api: ApiClient, ids: Params) {
  for (const call of calls) start[call](client, api, ids);
}

/** Starts the queries of a page before its code has loaded. */
function StartQueries({ calls }: { calls: Page['calls'] }) {
  startQueries(calls, useQueryClient(), useApi(), useParams());
  return <Outlet />;
}

/** A pointer that rests this many milliseconds on a link will probably press it; passing over a list starts nothing. */
const restMs = 50;

/** Starts the queries and runs the code of a page whose link is hovered or focused; the head's script has fetched the code. */
function StartPointedAt() {
  const client = useQueryClient();
  const api = useApi();
  useEffect(() => {
    let resting = 0;
    const end = new AbortController();
    const startPageAt = (address: HTMLAnchorElement) => {
      const at = matchRoutes(routes, address, import.meta.env.BASE_URL)?.findLast(
        ({ route }) => route.path,
      );
      const page = Object.values(pages).find(({ path }) => path === at?.route.path);
      if (!at || !page) return;
      startQueries(page.calls, client, api, at.params);
      for (const name of page.components)
        load[name]().catch((cause) => console.warn(`${name} loads again when it is opened`, cause));
    };
    const point = ({ target }: Event) => {
      clearTimeout(resting);
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin !== location.origin) return;
      resting = window.setTimeout(() => startPageAt(link), restMs);
    };
    for (const type of ['pointerover', 'focusin'])
      document.addEventListener(type, point, { signal: end.signal });
    return () => {
      clearTimeout(resting);
      end.abort();
    };
  }, [client, api]);
  return null;
}

const componentOf = async <Name extends ComponentName>(name: Name): Promise<ComponentType> =>
  (await load[name]())[name];

/** The routes of the table of pages. A component's lazy element is shared by all pages that use it. */
function routesOf(table: readonly Page[]): RouteObject[] {
  const elements = new Map(
    table
      .flatMap(({ components }) => components)
      .map((name) => {
        const Component = lazy(async () => ({ default: await componentOf(name) }));
        return [name, <Component key={name} />];
      }),
  );
  const elementOf = (name: ComponentName) => elements.get(name);
  const routeOf = ({ path, calls, components }: Page): RouteObject => {
    const [outer, inner] = components;
    const page: RouteObject = inner
      ? { element: elementOf(outer), children: [{ index: true, element: elementOf(inner) }] }
      : { index: true, element: elementOf(outer) };
    return calls.length === 0
      ? { path, children: [page] }
      : { path, element: <StartQueries calls={calls} />, children: [page] };
  };
  const ofClub = table.filter((page) => page !== pages.settings).map(routeOf);
  return [
    {
      element: <PageLayout />,
      children: [
        { element: <RequireConnection />, children: ofClub },
        routeOf(pages.settings),
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
}

/**
 * The route tree. Its code is loaded by React and its queries are started by `StartQueries`: the data router, which would do
 * both, takes 17 of the 130 kB that the start may have.
 */
export const routes = routesOf(Object.values(pages));

/** The page of the address. */
export const Pages = () => useRoutes(routes);

/** Renders a page with a key; otherwise asks for one and returns. */
export function RequireConnection() {
  const { now } = useSession();
  const { pathname, search } = useLocation();
  if (now.open)
    return (
      <>
        <StartPointedAt />
        <Outlet />
      </>
    );
  // The address to return to is in the history's state and never in the address.
  return <Navigate to={paths.settings()} state={{ from: pathname + search }} replace />;
}

/** The page for an unknown address: what happened, and the ways on. */
function NotFoundPage() {
  const later = useOutletContext<LaterParts | null>();
  return (
    <div className="stack">
      <PageTitle parts={[i18n.t('Page not found')]} />
      <h1>{i18n.t('Page not found')}</h1>
      <p className="sentence anywhere">
        {i18n.t(
          'There is nothing at {address}. It may be mistyped, or the match or player was removed.',
          { address: useLocation().pathname },
        )}
      </p>
      {later ? <later.WaysOn /> : <Link to={paths.club()}>{i18n.t('Go to your teams')}</Link>}
    </div>
  );
}
