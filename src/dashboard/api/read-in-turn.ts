import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { isPassing } from './api-error.ts';
import { type CallQueue, createCallQueue } from './call-queue.ts';

const callsAtATime = 4;

/** What was read, or could not be, is not asked for again within this time, in milliseconds. */
const freshForMs = 5 * 60_000;

/** One queue a client, so that two lists of one page do not make twice the calls at a time. */
const queues = new WeakMap<QueryClient, CallQueue>();

function queueOf(client: QueryClient): CallQueue {
  const queue = queues.get(client) ?? createCallQueue(callsAtATime);
  queues.set(client, queue);
  return queue;
}

/**
 * Reads many queries into the cache, four calls at a time, in their order; those that are fresh there cost nothing.
 * @param retryFailed also those whose failure is fresh
 * @returns a function that gives up what has not begun
 */
export function readInTurn<Value, Key extends QueryKey>(
  client: QueryClient,
  queries: readonly (Pick<FetchQueryOptions<Value, Error, Value, Key>, 'queryFn'> & {
    queryKey: Key;
  })[],
  { retryFailed }: { retryFailed: boolean },
): () => void {
  const takeOut = queries
    .filter(({ queryKey }) => retryFailed || !hasFailedLately(client, queryKey))
    .map(({ queryKey, queryFn }) =>
      queueOf(client).add(() =>
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
