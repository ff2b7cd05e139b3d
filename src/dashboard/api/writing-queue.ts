import * as v from 'valibot';
import type { DeviceStorage } from './device-storage.ts';

const writtenMatchSchema = v.object({
  matchId: v.string(),
  /** The status that its run ended with, or `refused` where the service did not take the call. */
  status: v.string(),
  /** What the service says of it. */
  message: v.string(),
});
export type WrittenMatch = v.InferOutput<typeof writtenMatchSchema>;

const writingSchema = v.object({
  /** The stored connection with which it began: another key's matches are not its own. */
  connectionId: v.string(),
  teamId: v.string(),
  /** Matches whose insights are still to be written; the first is under way while `running`. */
  waiting: v.array(v.string()),
  done: v.array(writtenMatchSchema),
  running: v.boolean(),
  /** Why it stopped by itself; `null` while running, stopped by hand or finished. */
  stoppedBecause: v.nullable(v.string()),
});
/** Insights that are to be written one match after the other. */
export type Writing = v.InferOutput<typeof writingSchema>;

const keptAs = 'boxout.writing';

/** The matches to write; every change is stored at once, so that a reload resumes it. */
export interface WritingQueue {
  state(): Writing | null;
  subscribe(listener: () => void): () => void;
  start(teamId: string, matchIds: readonly string[]): void;
  /** Takes the first match off and notes how it ended. */
  record(ended: WrittenMatch): void;
  /** Stops after the match in progress; `because` if it stops by itself. */
  stop(because?: string): void;
  proceed(): void;
  clear(): void;
}

/**
 * A queue in a tab's storage. One of another connection is deleted.
 * @param connectionId the id of the open connection; '' if none is open
 */
export function createWritingQueue(storage: DeviceStorage, connectionId: string): WritingQueue {
  const listeners = new Set<() => void>();
  let state = read(storage);
  if (state?.connectionId !== connectionId) {
    state = null;
    storage.removeItem(keptAs);
  }

  function change(next: Writing | null) {
    state = next;
    if (next) storage.setItem(keptAs, JSON.stringify(next));
    else storage.removeItem(keptAs);
    for (const listener of listeners) listener();
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(teamId, matchIds) {
      change({
        connectionId,
        teamId,
        waiting: [...matchIds],
        done: [],
        running: matchIds.length > 0,
        stoppedBecause: null,
      });
    },
    record(ended) {
      if (!state) return;
      const waiting = state.waiting.filter((matchId) => matchId !== ended.matchId);
      const running = state.running && waiting.length > 0;
      change({ ...state, waiting, done: [...state.done, ended], running });
    },
    stop(because) {
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
  const text = storage.getItem(keptAs);
  const stored =
    text === null ? null : v.safeParse(v.pipe(v.string(), v.parseJson(), writingSchema), text);
  return stored?.success ? stored.output : null;
}
