import { createContext } from 'react';

/** A newer build of the dashboard that waits until the coach has time for it. */
export interface AppUpdate {
  isWaiting(): boolean;
  subscribe(listener: () => void): () => void;
  /** Loads the page anew, with the newer build. */
  apply(): void;
}

type Register = (options: {
  onNeedRefresh: () => void;
  onRegisterError: (cause: unknown) => void;
}) => Promise<(reload?: boolean) => Promise<void>>;

/** Registers the service worker that keeps the dashboard itself on this device, and watches for a newer build. */
export function createAppUpdate(
  register: Register,
  onRegisterError: (cause: unknown) => void,
): AppUpdate {
  const listeners = new Set<() => void>();
  let waiting = false;
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
    apply: () => void update.then((load) => load?.(true)),
  };
}

/** The update of this tab; null where there is no service worker. */
export const AppUpdateContext = createContext<AppUpdate | null>(null);
