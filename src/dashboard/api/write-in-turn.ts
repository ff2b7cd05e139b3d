import { MutationObserver, type QueryClient, QueryObserver } from '@tanstack/react-query';
import type { InsightResult } from '../../contract/insight.ts';
import type { ApiClient } from './api-client.ts';
import { ApiError, isAbsent, isPassing } from './api-error.ts';
import { describeError } from './describe-error.ts';
import { insightsQuery, isGenerating, writeInsights } from './insights.ts';
import { pauseAfter } from './retry.ts';
import type { WritingQueue } from './writing-queue.ts';

interface WriteInTurnOptions {
  queue: WritingQueue;
  client: QueryClient;
  api: ApiClient;
  /** Resolves after this many milliseconds, or when the signal aborts. */
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** How often a call with a temporary failure is tried before the queue stops. */
const tries = 4;

/**
 * Writes the insights of a queue's matches one by one while the queue runs.
 * @returns a function that stops it; the service finishes the current run
 */
export function writeInTurn({ queue, client, api, pause }: WriteInTurnOptions): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let writing = false;

  async function proceed() {
    if (writing) return;
    writing = true;
    for (;;) {
      const state = queue.state();
      const matchId = state?.running ? state.waiting[0] : undefined;
      if (matchId === undefined || signal.aborted) break;
      await writeNext(matchId);
    }
    writing = false;
  }

  async function writeNext(matchId: string) {
    for (let failures = 1; !signal.aborted; failures += 1) {
      try {
        const result = await writeOne(client, api, matchId, signal);
        if (signal.aborted) return;
        queue.record({ matchId, status: result.status, message: result.message });
        if (!queue.state()?.running) await client.invalidateQueries({ queryKey: ['matches'] });
        return;
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof ApiError && isAbsent(error)) {
          queue.record({ matchId, status: 'refused', message: error.message });
          return;
        }
        if (!isPassing(error) || failures === tries) {
          queue.stop(describeError(error).title);
          return;
        }
        await pause(pauseAfter(error, failures), signal);
      }
    }
  }

  const unsubscribe = queue.subscribe(() => void proceed());
  void proceed();
  return () => {
    unsubscribe();
    ended.abort();
  };
}

/** Starts a match's run, unless one is in progress, and waits for its end. */
async function writeOne(
  client: QueryClient,
  api: ApiClient,
  matchId: string,
  signal: AbortSignal,
): Promise<InsightResult> {
  const options = insightsQuery(api, matchId);
  const post = new MutationObserver(client, {
    mutationFn: () => writeInsights(api, matchId, {}),
  });
  await client.cancelQueries({ queryKey: options.queryKey });
  client.setQueryData(options.queryKey, await post.mutate());
  return new Promise((resolve, reject) => {
    const observer = new QueryObserver(client, { ...options, refetchOnMount: false });
    const finish = (settle: () => void) => {
      observer.destroy();
      settle();
    };
    const look = () => {
      const { data, error } = observer.getCurrentResult();
      if (signal.aborted) finish(() => reject(signal.reason));
      else if (error && !isPassing(error)) finish(() => reject(error));
      else if (data && !isGenerating(data.value)) finish(() => resolve(data.value));
    };
    signal.addEventListener('abort', look, { once: true });
    observer.subscribe(look);
    look();
  });
}
