import { setTimeout as wait } from 'node:timers/promises';

/** Something that is done again and again in the background. */
export interface Worker {
  /** Has it look at once whether there is something to do. */
  wake(): void;
  /** Waits for the work in progress, and starts no more. */
  stop(): Promise<void>;
}

/** How long a worker that found nothing to do sleeps, in milliseconds. */
const usualPause = 1_000;

/** Does `next` until it finds nothing to do, then looks again after each pause, or at once when it is woken. */
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
