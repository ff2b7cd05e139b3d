import * as v from 'valibot';

/** How the open tabs of this device notify each other of a key to forget. */
export interface Tabs {
  /** Notifies the other tabs to forget: every key, or only the connection of this id. */
  tell(forget: 'everything' | { id: string }): void;
  listen(onForget: (forget: 'everything' | { id: string }) => void): void;
}

const message = v.union([v.literal('everything'), v.object({ id: v.string() })]);

/** Tabs over a BroadcastChannel, which also reaches tabs with a session-only key. */
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
