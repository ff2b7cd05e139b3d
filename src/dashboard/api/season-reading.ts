import {
  QueriesObserver,
  type QueryClient,
  type QueryKey,
  type QueryObserverOptions,
  type QueryObserverResult,
  type UseQueryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { BoxScore } from '../../contract/box-score.ts';
import type { DataOf } from '../../contract/endpoints.ts';
import type { InsightResult } from '../../contract/insight.ts';
import type { Match } from '../../contract/match.ts';
import type { Reading } from '../../foreign/read-tolerantly.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { isAbsent } from './api-error.ts';
import { insightsQuery, playerInsightsQuery } from './insights.ts';
import { boxScoreQuery, playByPlayQuery } from './matches.ts';
import { readInTurn } from './read-in-turn.ts';
import { useApi, useOnline } from './session-context.ts';

/** The data of one match; `value` is `null` until loaded, and if absent. */
export interface SeasonEntry<Value> {
  match: Match;
  value: Value | null;
  error: unknown;
}

/** The data of a season's latest completed matches. */
export interface SeasonReading<Value> {
  /** Newest first, one for each match of the window. */
  entries: SeasonEntry<Value>[];
  /** All completed matches of the list; the window has the latest 40. */
  completed: number;
  /** Matches of the window that were answered, or needed no call. */
  read: number;
  /** Matches whose data the service does not have, such as the plays of a match imported as a box score. */
  absent: number;
  failed: number;
  /** Calls are waiting or in progress. */
  reading: boolean;
  /** The same while online: offline, nothing more will load. */
  waiting: boolean;
  /** `false` if a reply was not understood completely: then nothing may be called absent. */
  understood: boolean;
  /** Retries the failed ones. */
  retry: () => void;
}

/** Season pages read at most this many matches. */
const seasonWindow = 40;

/** The latest 40 completed matches of a newest-first list. */
function latestCompleted(matches: readonly Match[]): Match[] {
  return matches.filter(({ status }) => status === 'completed').slice(0, seasonWindow);
}

interface SeasonReadingOptions<Value, Key extends QueryKey> {
  /** A team's whole list, newest first. */
  matches: readonly Match[];
  /** The query of a single match, which shares its cache; must be the same function on each render. */
  queryOf: (matchId: string) => UseQueryOptions<Reading<Value>, Error, Reading<Value>, Key>;
  /** `false` if the list itself shows that a match has nothing to read; must be the same function on each render. */
  worthAsking?: (match: Match) => boolean;
  /** `false` until the page's main data has loaded. */
  enabled?: boolean;
}

const always = () => true;

/**
 * Reads one resource of each of the latest 40 completed matches, four calls at a time. It does not poll, but shows what other
 * pages load.
 */
export function useSeasonReading<Value, Key extends QueryKey>({
  matches,
  queryOf,
  worthAsking = always,
  enabled = true,
}: SeasonReadingOptions<Value, Key>): SeasonReading<Value> {
  const client = useQueryClient();
  const api = useApi();
  const latest = useMemo(() => latestCompleted(matches), [matches]);
  const read = useCallback(
    (retryFailed: boolean) => {
      const asked = latest.filter(worthAsking).map(({ id }) => queryOf(id));
      return readInTurn(client, api, asked, { retryFailed });
    },
    [client, api, latest, queryOf, worthAsking],
  );
  useEffect(() => (enabled ? read(false) : undefined), [enabled, read]);

  // By id: unsubscribing queries for a refetched list would cancel their calls.
  const ids = useUnchanged(latest.map(({ id }) => id));
  const queries = useMemo(() => ids.map(queryOf), [ids, queryOf]);
  const results = useGroupedResults(queries);
  const online = useOnline();
  // Memoised, so that values derived from it are too.
  return useMemo(() => {
    const entries = latest.map((match, index) => {
      const result = results[index];
      return { match, value: result?.data?.value ?? null, error: result?.error ?? null };
    });
    const open = entries.filter(({ match, value }) => value === null && worthAsking(match));
    const absent = open.filter(({ error }) => isAbsent(error)).length;
    const failed = open.filter(({ error }) => error !== null).length - absent;
    const reading = enabled && open.length > failed + absent;
    return {
      entries,
      completed: matches.filter(({ status }) => status === 'completed').length,
      read: latest.length - open.length + absent,
      absent,
      failed,
      reading,
      waiting: reading && online,
      understood: results.every(({ data }) => data?.understood !== false),
      retry: () => read(true),
    };
  }, [enabled, latest, matches, online, read, results, worthAsking]);
}

/**
 * The box scores of the latest 40 completed matches.
 * @param matches the team's whole list
 * @param enabled `false` until the page's main data has loaded
 */
export function useSeasonBoxScores(
  matches: readonly Match[],
  enabled = true,
): SeasonReading<BoxScore> {
  const api = useApi();
  const queryOf = useCallback((matchId: string) => boxScoreQuery(api, matchId), [api]);
  return useSeasonReading({ matches, queryOf, enabled });
}

/** The plays of the latest 40 completed matches, some 100 kB each: read them only on request. */
export function useSeasonPlays(
  matches: readonly Match[],
  enabled: boolean,
): SeasonReading<DataOf<'getPlayByPlay'>> {
  const api = useApi();
  const queryOf = useCallback((matchId: string) => playByPlayQuery(api, matchId), [api]);
  return useSeasonReading({ matches, queryOf, enabled });
}

/** The previous array while its values are the same, for memoisation. */
export function useUnchanged<Value>(values: readonly Value[]): readonly Value[] {
  const [previous, setPrevious] = useState(values);
  const same =
    previous.length === values.length && previous.every((value, at) => value === values[at]);
  if (!same) setPrevious(values);
  return same ? previous : values;
}

/**
 * The team's insights of the latest 40 completed matches; `null`, without a call, if the list says that none are written.
 * @param matches the team's whole list
 * @param enabled `false` until the page's main data has loaded
 */
export function useSeasonInsights(
  matches: readonly Match[],
  enabled = true,
): SeasonReading<InsightResult> {
  const api = useApi();
  const language = useLanguage();
  const queryOf = useCallback(
    (matchId: string) => insightsQuery(api, matchId, language),
    [api, language],
  );
  return useSeasonReading({ matches, queryOf, worthAsking: mayBeWritten, enabled });
}

/** A player's insights of the latest 40 completed matches, like `useSeasonInsights`. */
export function useSeasonPlayerInsights(
  matches: readonly Match[],
  playerId: string,
  enabled = true,
): SeasonReading<InsightResult> {
  const api = useApi();
  const language = useLanguage();
  const queryOf = useCallback(
    (matchId: string) => playerInsightsQuery(api, matchId, playerId, language),
    [api, playerId, language],
  );
  return useSeasonReading({ matches, queryOf, worthAsking: mayBeWritten, enabled });
}

/**
 * The matches without those that the player sat out, as far as box scores are loaded: they have no ratings, even if a service
 * sends some. The same list while its content is the same.
 */
export function useMatchesPlayed(
  matches: readonly Match[],
  playerId: string,
  boxScores: SeasonReading<BoxScore>,
): readonly Match[] {
  const satOut = boxScores.entries
    .filter(({ value }) => {
      const players = value?.team.players ?? [];
      const line = players.find((player) => player.playerId === playerId);
      return players.length > 0 && !line?.played;
    })
    .map(({ match }) => match.id)
    .join(' ');
  return useMemo(() => {
    const ids = new Set(satOut.split(' '));
    return matches.filter(({ id }) => !ids.has(id));
  }, [matches, satOut]);
}

/** A failed run may leave earlier insights, and a list may lack the status: only an explicit "not written" saves the call. */
function mayBeWritten({ insightsStatus }: Match): boolean {
  return insightsStatus !== 'not_generated';
}

/** Milliseconds between renders while replies still arrive. */
const betweenDrawsMs = 300;

/**
 * Cached results of queries that other components fetch. The array only changes when a render is needed: a season's forty
 * replies arrive within a second or two, and rendering for each takes longer, so they are grouped, and the last is shown at
 * once.
 * @param queries the same array while its content is the same
 */
export function useGroupedResults<Value, Key extends QueryKey>(
  queries: readonly QueryObserverOptions<Value, Error, Value, Value, Key>[],
): readonly QueryObserverResult<Value>[] {
  const client = useQueryClient();
  const results = useMemo(() => groupedResults(client, queries), [client, queries]);
  // The third argument is for server rendering, which component tests use.
  return useSyncExternalStore(results.subscribe, results.shown, results.shown);
}

function groupedResults<Value, Key extends QueryKey>(
  client: QueryClient,
  queries: readonly QueryObserverOptions<Value, Error, Value, Value, Key>[],
) {
  const observer = new QueriesObserver(
    client,
    queries.map((query) => ({ ...query, enabled: false })),
  );
  // The observer's type does not include its queries' data.
  const current = () => observer.getCurrentResult() as QueryObserverResult<Value>[];
  let shown = current();
  let drawnAt = 0;
  return {
    shown: () => shown,
    subscribe(redraw: () => void): () => void {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const draw = () => {
        clearTimeout(timer);
        timer = undefined;
        drawnAt = Date.now();
        shown = current();
        redraw();
      };
      const unsubscribe = observer.subscribe(() => {
        // Skips a render if neither results nor failures changed.
        const now = current();
        const isNews = now.some(
          ({ data, error }, at) => data !== shown[at]?.data || error !== shown[at]?.error,
        );
        if (!isNews) return;
        const isLast = now.every(({ data, error }) => data !== undefined || error !== null);
        const wait = drawnAt + betweenDrawsMs - Date.now();
        if (isLast || wait <= 0) draw();
        else timer ??= setTimeout(draw, wait);
      });
      return () => {
        clearTimeout(timer);
        unsubscribe();
      };
    },
  };
}
