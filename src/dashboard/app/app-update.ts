import { createContext } from 'react';

/** A newer build of the dashboard that waits until the coach has time for it. */
export interface AppUpdate {
  isWaiting(): boolean;
  subscribe(listener: () => void): () => void;
  /** Loads the page anew, with the newer build. */
  apply(): Promise<void>;
}

type Register = (options: {
  onNeedRefresh: () => void;
  onRegisterError: (cause: unknown) => void;
}) => Promise<(reload?: boolean) => Promise<void>>;

/**
 * Registers the service worker that keeps the dashboard itself on this device, and watches for a newer build.
 * @param repeat does something again and again for as long as the page is there
 */
export function createAppUpdate(
  register: Register,
  onRegisterError: (cause: unknown) => void,
  repeat: (action: () => void) => void,
): AppUpdate {
  const listeners = new Set<() => void>();
  let waiting = false;
  let asked = false;
  const update = register({
    onNeedRefresh() {
      waiting = true;
      for (const listener of listeners) listener();
    },
    onRegisterError,
  }).catch((cause) => {
    onRegisterError(cause);
    return null;
  });
  return {
    isWaiting: () => waiting,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async apply() {
      const takeOver = await update;
      if (!takeOver || asked) return;
      asked = true;
      takeOver(true);
      // Chromium gives up on a newer build that is to take over while the older one answers a request, and lets it wait
      // on. A page that is loaded anew no longer asks.
      repeat(() => takeOver(true));
    },
  };
}

/** The update of this tab; null where there is no service worker. */
export const AppUpdateContext = createContext<AppUpdate | null>(null);
