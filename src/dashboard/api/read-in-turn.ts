import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import { isPassing } from './api-error.ts';

/** A success or failure is not requested again within this many milliseconds. */
const freshForMs = 5 * 60_000;

/**
 * Reads queries into the cache in order, four calls at a time; fresh ones are skipped.
 * @param retryFailed also reads those whose failure is fresh
 * @returns a function that cancels the calls that have not started
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
