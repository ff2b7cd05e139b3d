import { i18n } from '@lingui/core';
import { queryOptions } from '@tanstack/react-query';
import type { InsightResult } from '../../contract/insight.ts';
import type { Reading } from '../../foreign/read-tolerantly.ts';
import type { ApiClient } from './api-client.ts';
import { ApiError, isPassing } from './api-error.ts';
import { pauseAfter } from './retry.ts';

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
      return polled(await orNotWritten(call, before), before);
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
      return polled(await orNotWritten(call, before, ofTeam), before);
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

function polled(reading: Reading<InsightResult>, before: Before | undefined): PolledInsights {
  const known = before?.data;
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

/** Whether a run is in progress, so that pages wait and poll. */
export function isGenerating(insights: { status: string } | undefined): boolean {
  return insights?.status === 'generating';
}

/** The state that decides when to poll an insight next. */
export interface PollState {
  /** The last received status; `undefined` before the first. */
  status: string | undefined;
  /** How long this page has seen it `generating`, in milliseconds; `null` right after the request. */
  generatingForMs: number | null;
  /** Failed calls since the last success. */
  errorsInARow: number;
  /** The last call's error; `null` if it succeeded. */
  error: unknown;
}

/**
 * Milliseconds until the next poll of an insight, or `false` to stop. A run usually takes one to two minutes; polling for two
 * minutes takes about 25 calls.
 */
export function pollInterval(state: PollState): number | false {
  const { status, error, errorsInARow } = state;
  // The error comes first: after a 401 the old data and status are still cached.
  if (errorsInARow > 0) return isPassing(error) && pauseAfter(error, errorsInARow);
  if (isGenerating({ status: status ?? '' })) return whileGenerating(state.generatingForMs);
  switch (status) {
    case undefined:
    case 'ready':
    case 'not_generated':
    case 'failed':
      return false;
    case 'unavailable':
      return 60_000;
    default:
      // An unknown status may mean that a run is in progress.
      return 30_000;
  }
}

function whileGenerating(generatingForMs: number | null): number {
  // Boxout's own runs use no language model and finish in a moment.
  if (generatingForMs === null) return 250;
  if (generatingForMs < 2_000) return 500;
  if (generatingForMs < 4_000) return 1_000;
  if (generatingForMs < 20_000) return 3_000;
  if (generatingForMs < 3 * 60_000) return 8_000;
  return generatingForMs < 15 * 60_000 ? 15_000 : 60_000;
}

/**
 * Requests a run. A lost or empty response or a conflict does not show whether a run began, so the state is fetched. Throws
 * `ApiError` if no run can have begun.
 */
export async function writeInsights(
  api: ApiClient,
  matchId: string,
  query: { regenerate?: string },
  language = i18n.locale,
): Promise<Reading<InsightResult>> {
  try {
    return await api.call('writeInsights', { matchId }, { query, language });
  } catch (error) {
    if (!(error instanceof ApiError) || !mayHaveBegun(error)) throw error;
    const reading = await api.call('getInsights', { matchId }, { language }).catch(() => null);
    const isAnswered = error.status !== null && error.status !== 504;
    // After a lost call only a current run shows that it arrived.
    if (!reading || (!isAnswered && reading.value.status !== 'generating')) throw error;
    return reading;
  }
}

/** Whether a run may have begun although the call failed: the response was lost or unreadable. */
function mayHaveBegun({ status, code }: ApiError): boolean {
  if (status === null) return code !== 'NOT_THE_SERVICE';
  return status === 409 || status === 504 || status < 300;
}
