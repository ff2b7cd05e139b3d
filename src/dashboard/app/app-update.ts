import { createContext } from 'react';

/** A newer build of the dashboard that waits for the coach's consent. */
export type AppUpdate = ReturnType<typeof createAppUpdate>;

interface AppUpdateOptions {
  /** Registers the service worker; returns a function that asks the waiting one to take over. */
  register: (options: {
    onNeedRefresh: () => void;
    onNeedReload: () => void;
    onRegisterError: (cause: unknown) => void;
  }) => Promise<() => Promise<void>>;
  /** Called with the reason if there is no service worker or it failed. */
  onFailure: (cause: unknown) => void;
  /** Repeats an action as long as the page exists. */
  repeat: (action: () => void) => void;
  /** Whether the browser has a waiting service worker. */
  isAnyWaiting: () => Promise<boolean>;
  /** Calls the listener when another service worker controls this page. */
  onTakenOver: (listener: () => void) => void;
  /**
   * Unregisters the service worker, so that the next page comes from the network; does nothing and returns false when
   * offline.
   */
  unregister: () => Promise<boolean>;
  reload: () => void;
}

/** How often the newer build is asked to take over, once a second, before the worker is unregistered. */
const mostAsks = 5;

/** Registers the service worker that caches the dashboard, and watches for a newer build. */
export function createAppUpdate(options: AppUpdateOptions) {
  const { register, onFailure, repeat, isAnyWaiting, onTakenOver, unregister, reload } = options;
  const listeners = new Set<() => void>();
  let waiting = false;
  let asked = false;
  let loading = false;
  const load = () => {
    if (loading) return;
    loading = true;
    reload();
  };
  const update = register({
    onNeedRefresh() {
      waiting = true;
      for (const listener of listeners) listener();
    },
    onNeedReload: load,
    onRegisterError: onFailure,
  }).catch((cause) => {
    onFailure(cause);
    return null;
  });
  return {
    isWaiting: () => waiting,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async apply() {
      const takeOver = await update;
      if (!takeOver || asked) return;
      asked = true;
      // A page opened without a service worker, as on the first visit, does not get the message to reload.
      onTakenOver(load);
      // If no worker is waiting any more, the newer build has taken over.
      let asks = 0;
      const ask = async () => {
        if (!(await isAnyWaiting())) return load();
        asks += 1;
        if (asks > mostAsks && (await unregister())) return load();
        await takeOver();
      };
      await ask().catch(onFailure);
      // Chromium may leave a newer build waiting while the older one answers a request; the next page comes from the
      // network then. A reload ends the asking.
      repeat(() => void ask().catch(onFailure));
    },
  };
}

/** The update of this tab; null without a service worker. */
export const AppUpdateContext = createContext<AppUpdate | null>(null);
