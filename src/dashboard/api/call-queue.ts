/** A queue of calls. */
export interface CallQueue {
  /**
   * Adds a call to the end of the queue.
   * @returns a function that removes it if it has not started
   */
  add(call: () => Promise<unknown>): () => void;
}

/** Makes calls in order, at most `atATime` at once; a failed call frees its slot too. */
export function createCallQueue(atATime: number): CallQueue {
  const waiting = new Set<() => Promise<unknown>>();
  let running = 0;

  function proceed() {
    for (const call of waiting) {
      if (running >= atATime) return;
      waiting.delete(call);
      running += 1;
      call().then(done, done);
    }
  }
  function done() {
    running -= 1;
    proceed();
  }

  return {
    add(call) {
      const place = () => call();
      waiting.add(place);
      proceed();
      return () => {
        waiting.delete(place);
      };
    },
  };
}
