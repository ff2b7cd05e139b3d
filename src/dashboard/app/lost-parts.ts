import { createContext } from 'react';
import type { DeviceStorage } from '../api/device-storage.ts';

/** Lazy parts of the page that failed to load: a newer build has replaced them, or the network failed. */
export type LostParts = ReturnType<typeof watchLostParts>;

interface LostPartsOptions {
  /** The target of Vite's event for parts that failed to load. */
  page: EventTarget;
  storage: DeviceStorage;
  /** Whether the storage survives a reload. */
  isKept: () => boolean;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Requests the page from its host; false without a response. */
  isHostThere: () => Promise<boolean>;
  reload: () => void;
}

const keptAs = 'boxout.reloadedAt';

/** Starts recording the errors of lost parts. */
export function watchLostParts(options: LostPartsOptions) {
  const { page, storage, isKept, now, isHostThere, reload } = options;
  const lost = new WeakSet<object>();
  page.addEventListener('vite:preloadError', (event) => {
    if ('payload' in event && event.payload instanceof Error) lost.add(event.payload);
  });
  return {
    /** Whether the error is a failed load of a part. */
    has: (error: unknown) => error instanceof Error && lost.has(error),
    /**
     * Reloads the page if its host responds; otherwise the browser would show its error page. "not too soon" reloads at
     * most once a minute, so that a part that stays missing shows an error.
     */
    async reload(when: 'not too soon' | 'at any time') {
      if (!(await isHostThere())) return 'no connection';
      const last = storage.getItem(keptAs);
      const isRecent = last !== null && now() - Number(last) < 60_000;
      if (when === 'not too soon' && isRecent) return 'too soon';
      storage.setItem(keptAs, String(now()));
      // Without storage it could reload for ever.
      if (when === 'not too soon' && !isKept()) return 'too soon';
      reload();
      return 'reloading';
    },
  };
}

/** Timeout of that request in milliseconds: the coach should see an error within ten seconds. */
const hostTimeoutMs = 4_000;

/** Requests the head of a host's page; false after any failure. */
export function isHostThere(fetch: typeof globalThis.fetch, address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(hostTimeoutMs);
  return fetch(address, { method: 'HEAD', cache: 'no-store', redirect: 'manual', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The lost parts of this page. */
export const LostPartsContext = createContext<LostParts | null>(null);
