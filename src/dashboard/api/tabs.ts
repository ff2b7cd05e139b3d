import * as v from 'valibot';

/** How the open tabs of this device tell each other that a key is to be forgotten. */
export interface Tabs {
  /** Tells the other tabs to forget: every key, or the connection of this id alone. */
  tell(forget: 'everything' | { id: string }): void;
  listen(onForget: (forget: 'everything' | { id: string }) => void): void;
}

const message = v.union([v.literal('everything'), v.object({ id: v.string() })]);

/** Tabs over a BroadcastChannel, which reaches those whose key is kept for the tab alone, too. */
export function createTabs(channel: BroadcastChannel): Tabs {
  return {
    tell: (forget) => channel.postMessage(forget),
    listen(onForget) {
      channel.addEventListener('message', ({ data }) => {
        const read = v.safeParse(message, data);
        if (read.success) onForget(read.output);
      });
    },
  };
}
