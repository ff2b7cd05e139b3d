import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api-context.ts';
import { insightsQuery } from './insights.ts';

/**
 * Starts the run that writes the insights of the team and of every player. `mutate({ regenerate: true })` writes them
 * again even when they are up to date.
 */
export function useWriteInsights(matchId: string) {
  const api = useApi();
  const client = useQueryClient();
  const { queryKey } = insightsQuery(api, matchId);
  return useMutation({
    mutationFn: ({ regenerate = false }: { regenerate?: boolean }) =>
      api.call('writeInsights', { matchId }, { query: { regenerate: String(regenerate) } }),
    // A POST that no network can carry must fail at once, not start a run hours later.
    networkMode: 'always',
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (reading) => {
      client.setQueryData(queryKey, reading);
      return client.invalidateQueries({ queryKey: ['player-insights', matchId] });
    },
  });
}
