import { type Query, queryOptions } from '@tanstack/react-query';
import type { InsightResult } from '../../contract/insight.ts';
import type { ApiClient } from './api-client.ts';
import { pollInterval } from './polling.ts';
import type { Reading } from './read-tolerantly.ts';

/** The team's insights of a match; asks again by itself while there is something to wait for. */
export function insightsQuery(api: ApiClient, matchId: string) {
  return queryOptions({
    queryKey: ['insights', matchId] as const,
    queryFn: ({ signal }) => api.call('getInsights', { matchId }, { signal }),
    ...polled,
  });
}

/** One player's insights of a match; polled like the team's. */
export function playerInsightsQuery(api: ApiClient, matchId: string, playerId: string) {
  return queryOptions({
    queryKey: ['player-insights', matchId, playerId],
    queryFn: ({ signal }) => api.call('getPlayerInsights', { matchId, playerId }, { signal }),
    ...polled,
  });
}

type InsightQuery = Query<Reading<InsightResult>, Error, Reading<InsightResult>, readonly string[]>;

/** What the query's own state does not say: when it first read `generating`, and how many errors preceded this row. */
interface Watched {
  generatingSince: number | null;
  successes: number;
  earlierErrors: number;
}

const watched = new WeakMap<object, Watched>();

const polled = {
  staleTime: 0,
  retry: false,
  refetchInterval: (query: InsightQuery) => {
    const { data, dataUpdateCount, dataUpdatedAt, error, errorUpdateCount } = query.state;
    const status = data?.value.status;
    const before = watched.get(query);
    const now: Watched = {
      generatingSince: status === 'generating' ? (before?.generatingSince ?? dataUpdatedAt) : null,
      successes: dataUpdateCount,
      earlierErrors:
        before?.successes === dataUpdateCount ? before.earlierErrors : errorUpdateCount,
    };
    watched.set(query, now);
    return pollInterval({
      status,
      generatingForMs: now.generatingSince === null ? 0 : Date.now() - now.generatingSince,
      errorsInARow: error ? Math.max(1, errorUpdateCount - now.earlierErrors) : 0,
      error,
    });
  },
};
