import { i18n } from '@lingui/core';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { InsightResult } from '../../contract/insight.ts';
import type { Reading } from '../../foreign/read-tolerantly.ts';
import type { ApiClient } from './api-client.ts';
import { ofThisTab } from './of-this-tab.ts';
import { isGenerating, pollInterval } from './polling.ts';

/** Insights as they were read, with what the pauses between two polls go by. */
interface PolledInsights extends Reading<InsightResult> {
  /** When the run that is under way was first read of, in milliseconds since 1970; absent in the answer to who asked for it. */
  generatingSince?: number;
  /** Errors of the query before this reading. */
  errorsBefore?: number;
}

/** What a query knew before it was read again. */
interface Before {
  data?: PolledInsights | undefined;
  errorUpdateCount: number;
}

/**
 * The team's insights of a match in the dashboard's language; asks again by itself while there is something to wait for.
 * Another language is another query: what is kept of one never shows in the other.
 */
export function insightsQuery(api: ApiClient, matchId: string, language = i18n.locale) {
  return queryOptions({
    queryKey: ['insights', matchId, language] as const,
    queryFn: async ({ client, queryKey, signal }) =>
      polled(
        await api.call('getInsights', { matchId }, { language, signal }),
        client.getQueryState<PolledInsights>(queryKey),
        client,
      ),
    ...polling,
  });
}

/** One player's insights of a match; polled like the team's. */
export function playerInsightsQuery(
  api: ApiClient,
  matchId: string,
  playerId: string,
  language = i18n.locale,
) {
  return queryOptions({
    queryKey: ['player-insights', matchId, playerId, language] as const,
    queryFn: async ({ client, queryKey, signal }) =>
      polled(
        await api.call('getPlayerInsights', { matchId, playerId }, { language, signal }),
        client.getQueryState<PolledInsights>(queryKey),
        client,
      ),
    ...polling,
  });
}

const lastRunKey = [...ofThisTab, 'last-run'];

/** How long this service's last run took, in milliseconds; `undefined` where this tab has seen none end. */
export const lastRunMs = (client: QueryClient) => client.getQueryData<number>(lastRunKey);

function polled(
  reading: Reading<InsightResult>,
  before: Before | undefined,
  client: QueryClient,
): PolledInsights {
  const known = before?.data;
  const { status, generatedAt } = reading.value;
  if (isGenerating(known?.value) && status === 'ready' && known?.value.startedAt && generatedAt) {
    client.setQueryData(lastRunKey, Date.parse(generatedAt) - Date.parse(known.value.startedAt));
  }
  const isSameRun =
    isGenerating(known?.value) && known?.value.startedAt === reading.value.startedAt;
  const since = (isSameRun ? known?.generatingSince : undefined) ?? Date.now();
  return {
    ...reading,
    ...(isGenerating(reading.value) ? { generatingSince: since } : {}),
    errorsBefore: before?.errorUpdateCount ?? 0,
  };
}

const polling = {
  staleTime: 0,
  // A poll is tried again by the poll itself.
  retry: false,
  refetchInterval: ({ state }: { state: Before & { error: Error | null } }) => {
    const { data, error, errorUpdateCount } = state;
    return pollInterval({
      status: data?.value.status,
      generatingForMs: data?.generatingSince ? Date.now() - data.generatingSince : null,
      errorsInARow: error ? Math.max(1, errorUpdateCount - (data?.errorsBefore ?? 0)) : 0,
      error,
    });
  },
};
