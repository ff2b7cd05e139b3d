import { type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import type { InsightResult } from '../../contract/insight.ts';
import type { Match } from '../../contract/match.ts';
import type { Reading } from '../../foreign/read-tolerantly.ts';
import type { ApiClient } from './api-client.ts';
import { insightsQuery, isGenerating } from './insights.ts';

/** A run of insights that began and ended while this tab watched. */
export interface FinishedRun {
  matchId: string;
  /** Its final status, such as `ready` or `failed`. */
  status: string;
}

/**
 * Polls every run that any page of this tab has seen, also after leaving that page, and reports its end.
 * @returns a function that stops it
 */
export function watchRuns(
  client: QueryClient,
  api: ApiClient,
  onFinished: (run: FinishedRun) => void,
): () => void {
  const observed = new Map<string, () => void>();
  // Queries in another language of runs that have ended, so that an end is reported once.
  const late = new Set<string>();
  const look = ({ queryKey: [resource, matchId, language] }: { queryKey: QueryKey }) => {
    if (resource !== 'insights' || typeof matchId !== 'string') return;
    if (typeof language !== 'string') return;
    // If the language changes meanwhile, the first response reports the run's end.
    const options = insightsQuery(api, matchId, language);
    const insights = client.getQueryData(options.queryKey)?.value;
    const stop = observed.get(matchId);
    const name = `${matchId} ${language}`;
    if (late.has(name)) {
      if (!isGenerating(insights)) late.delete(name);
      return;
    }
    if (isGenerating(insights) && !stop) {
      // Cached data is fresh, so this sends no call. Recorded before subscribing, since that notifies.
      const observer = new QueryObserver(client, {
        ...options,
        refetchOnMount: false,
      });
      observed.set(matchId, () => observer.destroy());
      observer.subscribe(() => {});
    }
    if (insights && !isGenerating(insights) && stop) {
      stop();
      observed.delete(matchId);
      for (const [key, other] of client.getQueriesData<Reading<InsightResult>>({
        queryKey: ['insights', matchId],
      })) {
        if (isGenerating(other?.value)) late.add(`${matchId} ${key[2]}`);
      }
      onFinished({ matchId, status: insights.status });
    }
  };
  const cache = client.getQueryCache();
  // A page may have seen a run before watching began.
  for (const query of cache.getAll()) look(query);
  const unsubscribe = cache.subscribe(({ type, query }) => {
    if (type === 'updated') look(query);
  });
  return () => {
    unsubscribe();
    for (const stop of observed.values()) stop();
  };
}

/** A cached match with its team. */
export function findKnownMatch(
  client: QueryClient,
  matchId: string,
): { teamId: string; match: Match } | null {
  const lists = client.getQueriesData<Reading<Match[]>>({ queryKey: ['matches'] });
  for (const [[, teamId], list] of lists) {
    const match = list?.value.find(({ id }) => id === matchId);
    if (match && typeof teamId === 'string') return { teamId, match };
  }
  return null;
}
