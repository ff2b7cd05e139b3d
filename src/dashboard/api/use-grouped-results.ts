import {
  QueriesObserver,
  type QueryClient,
  type QueryKey,
  type QueryObserverOptions,
  type QueryObserverResult,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';

/** As long as answers still come, a page is drawn with them this often, in milliseconds. */
const betweenDrawsMs = 300;

/**
 * Cached results of many queries that other components fetch: the same array until the next render needs
 * another. A season's forty answers come within a second or two, and rendering for each of them takes longer
 * than the answers: those that come close together are shown together, and the last at once.
 * @param queries the same array as long as it holds the same
 */
export function useGroupedResults<Value, Key extends QueryKey>(
  queries: readonly QueryObserverOptions<Value, Error, Value, Value, Key>[],
): readonly QueryObserverResult<Value>[] {
  const client = useQueryClient();
  const results = useMemo(() => groupedResults(client, queries), [client, queries]);
  // React asks for the third argument where a page is rendered to markup, as component tests do.
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
  // The observer's own type knows nothing of what its queries hold.
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
        // Skip a render if neither results nor failures changed.
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
