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
  let isWoken = false;
  let endSleep = () => {};
  const sleep = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pause);
      endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const wake = () => {
    isWoken = true;
    endSleep();
  };
  const work = async () => {
    while (!isStopped) {
      isWoken = false;
      const wasBusy = await next();
      if (!wasBusy && !isWoken && !isStopped) await sleep();
    }
  };
  const ended = work();
  return {
    wake,
    stop() {
      isStopped = true;
      wake();
      return ended;
    },
  };
}
