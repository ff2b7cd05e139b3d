import { setTimeout as wait } from 'node:timers/promises';

/** A repeated background task. */
export interface Worker {
  /** Ends the pause. */
  wake(): void;
  /** Finishes the work in progress and starts no more. */
  stop(): Promise<void>;
}

/** The pause of a worker that found nothing to do, in milliseconds. */
const usualPause = 1_000;

/** Calls `next` until it returns false (nothing to do), and again after each pause or `wake`. */
export function startWorker(next: () => Promise<boolean>, pause = usualPause): Worker {
  let isStopped = false;
  let wake = () => {};
  const work = async () => {
    while (!isStopped) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      if (await next()) continue;
      await Promise.race([woken, wait(pause, undefined, { ref: false })]);
    }
  };
  const ended = work();
  return {
    wake: () => wake(),
    stop() {
      isStopped = true;
      wake();
      return ended;
    },
  };
}
