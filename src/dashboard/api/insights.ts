import { i18n } from '@lingui/core';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { InsightResult } from '../../contract/insight.ts';
import type { Reading } from '../../foreign/read-tolerantly.ts';
import type { ApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { ofThisTab } from './of-this-tab.ts';
import { isGenerating, pollInterval } from './polling.ts';

/** A reading of insights, with the data for its polling pauses. */
interface PolledInsights extends Reading<InsightResult> {
  /** When the current run was first seen, in milliseconds since 1970; absent in the reply to the request that started it. */
  generatingSince?: number;
  /** The query's errors before this reading. */
  errorsBefore?: number;
}

/** The query's state before a refetch. */
interface Before {
  data?: PolledInsights | undefined;
  errorUpdateCount: number;
}

/**
 * The team's insights of a match in the dashboard's language; polls during a run. Each language is a separate query, so that
 * texts never mix.
 */
export function insightsQuery(api: ApiClient, matchId: string, language = i18n.locale) {
  return queryOptions({
    queryKey: ['insights', matchId, language] as const,
    queryFn: async ({ client, queryKey, signal }) => {
      const before = client.getQueryState<PolledInsights>(queryKey);
      const call = api.call('getInsights', { matchId }, { language, signal });
      return polled(await orNotWritten(call, before), before, client);
    },
    ...polling,
  });
}

/** A player's insights of a match, polled like the team's. */
export function playerInsightsQuery(
  api: ApiClient,
  matchId: string,
  playerId: string,
  language = i18n.locale,
) {
  return queryOptions({
    queryKey: ['player-insights', matchId, playerId, language] as const,
    queryFn: async ({ client, queryKey, signal }) => {
      const before = client.getQueryState<PolledInsights>(queryKey);
      const call = api.call('getPlayerInsights', { matchId, playerId }, { language, signal });
      const ofTeam = () => api.call('getInsights', { matchId }, { language, signal });
      return polled(await orNotWritten(call, before, ofTeam), before, client);
    },
    ...polling,
  });
}

/**
 * The call's result. A 404 means `not_generated` if insights were never seen; for a player only if the team's are not written
 * either. Rethrows other errors.
 */
async function orNotWritten(
  call: Promise<Reading<InsightResult>>,
  before: Before | undefined,
  ofTeam?: () => Promise<Reading<InsightResult>>,
): Promise<Reading<InsightResult>> {
  try {
    return await call;
  } catch (error) {
    const wasWritten = before?.data !== undefined && before.data.value.status !== 'not_generated';
    if (!(error instanceof ApiError) || error.status !== 404 || wasWritten) throw error;
    const team = ofTeam && (await orNotWritten(ofTeam(), undefined));
    if (team && team.value.status !== 'not_generated') throw error;
    const value = { status: 'not_generated', message: '', stale: false };
    return { value, unreadableRows: 0, unreadableFields: 0 };
  }
}

const lastRunKey = [...ofThisTab, 'last-run'];

/** How long this service's last run took in milliseconds; `undefined` if this tab has seen none end. */
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
  // Polling retries by itself.
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
