import * as v from 'valibot';
import type { DeviceStorage } from './device-storage.ts';

const writtenMatchSchema = v.object({
  matchId: v.string(),
  /** The run's final status, or `refused` if the service refused the call. */
  status: v.string(),
  message: v.string(),
});
export type WrittenMatch = v.InferOutput<typeof writtenMatchSchema>;

const writingSchema = v.object({
  /** The id of the connection it began with: another key's matches are not written. */
  connectionId: v.string(),
  teamId: v.string(),
  /** Matches still to be written; the first is in progress while `running`. */
  waiting: v.array(v.string()),
  done: v.array(writtenMatchSchema),
  running: v.boolean(),
  /** Why it stopped by itself; `null` while running, after a manual stop, or when finished. */
  stoppedBecause: v.nullable(v.string()),
});
/** Insights to be written one match at a time. */
export type Writing = v.InferOutput<typeof writingSchema>;

const storageKey = 'boxout.writing';

/** The queue of matches to write; every change is stored at once, so that a reload resumes it. */
export type WritingQueue = ReturnType<typeof createWritingQueue>;

/**
 * A queue in a tab's storage; one of another connection is deleted.
 * @param connectionId the id of the open connection; '' if none is open
 */
export function createWritingQueue(storage: DeviceStorage, connectionId: string) {
  const listeners = new Set<() => void>();
  let state = read(storage);
  if (state?.connectionId !== connectionId) {
    state = null;
    storage.removeItem(storageKey);
  }

  function change(next: Writing | null) {
    state = next;
    if (next) storage.setItem(storageKey, JSON.stringify(next));
    else storage.removeItem(storageKey);
    for (const listener of listeners) listener();
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(teamId: string, matchIds: readonly string[]) {
      change({
        connectionId,
        teamId,
        waiting: [...matchIds],
        done: [],
        running: matchIds.length > 0,
        stoppedBecause: null,
      });
    },
    /** Removes the first match and records its result. */
    record(ended: WrittenMatch) {
      if (!state) return;
      const waiting = state.waiting.filter((matchId) => matchId !== ended.matchId);
      const running = state.running && waiting.length > 0;
      change({ ...state, waiting, done: [...state.done, ended], running });
    },
    /** Stops after the current match; `because` if it stops by itself. */
    stop(because?: string) {
      if (state) change({ ...state, running: false, stoppedBecause: because ?? null });
    },
    proceed() {
      if (state) change({ ...state, running: state.waiting.length > 0, stoppedBecause: null });
    },
    clear() {
      if (state) change(null);
    },
  };
}

function read(storage: DeviceStorage): Writing | null {
  const text = storage.getItem(storageKey);
  const stored =
    text === null ? null : v.safeParse(v.pipe(v.string(), v.parseJson(), writingSchema), text);
  return stored?.success ? stored.output : null;
}
