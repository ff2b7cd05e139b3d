import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Match } from '../../contract/match.ts';
import type { ApiClient } from './api-client.ts';
import { insightsQuery } from './insights.ts';
import { isGenerating } from './polling.ts';
import type { Reading } from './read-tolerantly.ts';

/** A run of insights that this tab saw begin and end. */
export interface FinishedRun {
  matchId: string;
  /** The status it ended with, for instance `ready` or `failed`. */
  status: string;
}

/**
 * Goes on asking about every run that any page of this tab has seen, also after that page is left, and tells of its end.
 * @returns a function that stops it
 */
export function watchRuns(
  client: QueryClient,
  api: ApiClient,
  onFinished: (run: FinishedRun) => void,
): () => void {
  const observed = new Map<string, () => void>();
  const look = ({ queryKey: [resource, matchId] }: { queryKey: readonly unknown[] }) => {
    if (resource !== 'insights' || typeof matchId !== 'string') return;
    const insights = client.getQueryData(insightsQuery(api, matchId).queryKey)?.value;
    const stop = observed.get(matchId);
    if (isGenerating(insights) && !stop) {
      // What is shown is fresh, so nothing is asked at once; noted before it subscribes, since that is news in itself.
      const observer = new QueryObserver(client, {
        ...insightsQuery(api, matchId),
        refetchOnMount: false,
      });
      observed.set(matchId, () => observer.destroy());
      observer.subscribe(() => {});
    }
    if (insights && !isGenerating(insights) && stop) {
      stop();
      observed.delete(matchId);
      onFinished({ matchId, status: insights.status });
    }
  };
  const cache = client.getQueryCache();
  // A page may have read of a run before anyone watched.
  for (const query of cache.getAll()) look(query);
  const unsubscribe = cache.subscribe(({ type, query }) => {
    if (type === 'updated') look(query);
  });
  return () => {
    unsubscribe();
    for (const stop of observed.values()) stop();
  };
}

/** A match among the lists that were read, with the team it belongs to. */
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
