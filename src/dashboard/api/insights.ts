import { i18n } from '@lingui/core';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { InsightResult } from '../../contract/insight.ts';
import type { Reading } from '../../foreign/read-tolerantly.ts';
import type { ApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
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
 * The team's insights of a match in the dashboard's language; polls while a run is in progress.
 * Each language is a separate query, so texts of two languages never mix.
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

/** One player's insights of a match; polled like the team's. */
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
 * What a call answers; insights that nobody has asked for yet are `not_generated`, which some services say by a 404. A
 * player's are, if those of the team are not written either. Throws what the call throws.
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
