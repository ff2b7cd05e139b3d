import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import { isPassing } from './api-error.ts';

/** A success or a failure is not requested again within this time, in milliseconds. */
const freshForMs = 5 * 60_000;

/**
 * Reads many queries into the cache, four calls at a time, in their order; those that are fresh there cost nothing.
 * @param retryFailed also those whose failure is fresh
 * @returns a function that gives up what has not begun
 */
export function readInTurn<Value, Key extends QueryKey>(
  client: QueryClient,
  { inTurn }: Pick<ApiClient, 'inTurn'>,
  queries: readonly (Pick<FetchQueryOptions<Value, Error, Value, Key>, 'queryFn'> & {
    queryKey: Key;
  })[],
  { retryFailed }: { retryFailed: boolean },
): () => void {
  const takeOut = queries
    .filter(({ queryKey }) => retryFailed || !hasFailedLately(client, queryKey))
    .map(({ queryKey, queryFn }) =>
      inTurn.add(() =>
        client.prefetchQuery<Value, Error, Value, Key>({
          queryKey,
          ...(queryFn ? { queryFn } : {}),
          staleTime: freshForMs,
          retry: (failures, error) => failures < 2 && isPassing(error),
        }),
      ),
    );
  return () => {
    for (const takeOne of takeOut) takeOne();
  };
}

function hasFailedLately(client: QueryClient, queryKey: QueryKey): boolean {
  const state = client.getQueryState(queryKey);
  return state?.status === 'error' && Date.now() - state.errorUpdatedAt < freshForMs;
}
