import {
  QueriesObserver,
  type QueryClient,
  type QueryKey,
  type QueryObserverOptions,
  type QueryObserverResult,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';

/** Milliseconds between renders while replies still arrive. */
const betweenDrawsMs = 300;

/**
 * Cached results of queries that other components fetch. The array only changes when a render is needed: a season's forty
 * replies arrive within a second or two, and rendering for each takes longer, so they are grouped, and the last is shown at
 * once.
 * @param queries the same array while its content is the same
 */
export function useGroupedResults<Value, Key extends QueryKey>(
  queries: readonly QueryObserverOptions<Value, Error, Value, Value, Key>[],
): readonly QueryObserverResult<Value>[] {
  const client = useQueryClient();
  const results = useMemo(() => groupedResults(client, queries), [client, queries]);
  // The third argument is for server rendering, which component tests use.
  return useSyncExternalStore(results.subscribe, results.shown, results.shown);
}

function groupedResults<Value, Key extends QueryKey>(
  client: QueryClient,
  queries: readonly QueryObserverOptions<Value, Error, Value, Value, Key>[],
) {
  const observer = new QueriesObserver(
    client,
    queries.map((query) => ({ ...query, enabled: false })),
  );
  // The observer's type does not include its queries' data.
  const current = () => observer.getCurrentResult() as QueryObserverResult<Value>[];
  let shown = current();
  let drawnAt = 0;
  return {
    shown: () => shown,
    subscribe(redraw: () => void): () => void {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const draw = () => {
        clearTimeout(timer);
        timer = undefined;
        drawnAt = Date.now();
        shown = current();
        redraw();
      };
      const unsubscribe = observer.subscribe(() => {
        // Skips a render if neither results nor failures changed.
        const now = current();
        const isNews = now.some(
          ({ data, error }, at) => data !== shown[at]?.data || error !== shown[at]?.error,
        );
        if (!isNews) return;
        const isLast = now.every(({ data, error }) => data !== undefined || error !== null);
        const wait = drawnAt + betweenDrawsMs - Date.now();
        if (isLast || wait <= 0) draw();
        else timer ??= setTimeout(draw, wait);
      });
      return () => {
        clearTimeout(timer);
        unsubscribe();
      };
    },
  };
}
