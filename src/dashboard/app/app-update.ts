import { createContext } from 'react';

/** A newer build of the dashboard that waits until the coach has time for it. */
export interface AppUpdate {
  isWaiting(): boolean;
  subscribe(listener: () => void): () => void;
  /** Reloads the page with the newer build. */
  apply(): Promise<void>;
}

interface AppUpdateOptions {
  /** Registers the service worker; what it returns asks the one that waits to take over. */
  register: (options: {
    onNeedRefresh: () => void;
    onNeedReload: () => void;
    onRegisterError: (cause: unknown) => void;
  }) => Promise<() => Promise<void>>;
  /** Hears why there is no service worker, or what it failed at. */
  onFailure: (cause: unknown) => void;
  /** Does something again and again for as long as the page is there. */
  repeat: (action: () => void) => void;
  /** Whether a service worker waits to take over, as the browser knows it. */
  isAnyWaiting: () => Promise<boolean>;
  /** Calls the listener when another service worker controls this page. */
  onTakenOver: (listener: () => void) => void;
  /** Unregisters the service worker, so that the next page comes from the network; false, and nothing done, when offline. */
  unregister: () => Promise<boolean>;
  reload: () => void;
}

/** So often the newer build is asked to take over, once a second, before the page goes on without a service worker. */
const mostAsks = 5;

/** Registers the service worker that keeps the dashboard itself on this device, and watches for a newer build. */
export function createAppUpdate(options: AppUpdateOptions): AppUpdate {
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
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async apply() {
      const takeOver = await update;
      if (!takeOver || asked) return;
      asked = true;
      // A page that was opened without a service worker, as on the first visit, gets no message to reload.
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
      // Chromium may leave a newer build waiting if it should take over while the older one answers a request: the next
      // page then comes from the network. A reloaded page stops asking.
      repeat(() => void ask().catch(onFailure));
    },
  };
}

/** The update of this tab; null without a service worker. */
export const AppUpdateContext = createContext<AppUpdate | null>(null);
