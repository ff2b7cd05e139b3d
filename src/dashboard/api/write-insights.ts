import { i18n } from '@lingui/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InsightResult } from '../../contract/insight.ts';
import type { Reading } from '../../foreign/read-tolerantly.ts';
import { useLanguage } from '../i18n/use-language.ts';
import type { ApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { insightsQuery } from './insights.ts';
import { useApi } from './session-context.ts';

/**
 * Requests a run. A lost or empty answer or a conflict leaves open whether one began, so the state is
 * fetched. Throws `ApiError` if no run can have begun.
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
    const isTold = error.status !== null && error.status !== 504;
    // Of a call that the network lost, only a run under way shows that it arrived.
    if (!reading || (!isTold && reading.value.status !== 'generating')) throw error;
    return reading;
  }
}

/** Whether a run may have begun although the call failed: nothing came back, or nothing that could be read. */
function mayHaveBegun({ status, code }: ApiError): boolean {
  if (status === null) return code !== 'NOT_THE_SERVICE';
  return status === 409 || status === 504 || status < 300;
}

/**
 * Starts the run that writes the insights of the team and of every player. `mutate({ regenerate: true })` writes them
 * again even when they are up to date.
 */
export function useWriteInsights(matchId: string) {
  const api = useApi();
  const client = useQueryClient();
  const language = useLanguage();
  const { queryKey } = insightsQuery(api, matchId, language);
  return useMutation({
    mutationFn: ({ regenerate = false }: { regenerate?: boolean }) =>
      writeInsights(api, matchId, { regenerate: String(regenerate) }, language),
    // A POST that no network can carry must fail at once, not start a run hours later.
    networkMode: 'always',
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (reading) => {
      client.setQueryData(queryKey, reading);
      return client.invalidateQueries({ queryKey: ['player-insights', matchId] });
    },
  });
}
