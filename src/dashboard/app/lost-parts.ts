import { createContext } from 'react';
import type { DeviceStorage } from '../api/device-storage.ts';

/** Parts of the page, loaded when they are needed, that could not be: a newer build has replaced them, or the network is gone. */
export interface LostParts {
  /** Whether it is the loss of a part that this error tells of. */
  has(error: unknown): boolean;
  /**
   * Loads the page anew, unless its host gives no answer: the browser would then show a page of its own. "not too
   * soon" does so once a minute at most, so that a part that stays missing shows as an error.
   */
  reload(when: 'not too soon' | 'at any time'): Promise<'reloading' | 'no connection' | 'too soon'>;
}

interface LostPartsOptions {
  /** Where Vite tells that a part of the page could not be loaded. */
  page: EventTarget;
  storage: DeviceStorage;
  /** Whether what is put into the storage is still there after a reload. */
  isKept: () => boolean;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Asks the page's own host for the page; false where no answer comes. */
  isHostThere: () => Promise<boolean>;
  reload: () => void;
}

const keptAs = 'boxout.reloadedAt';

/** Notes which errors are those of lost parts, from here on. */
export function watchLostParts(options: LostPartsOptions): LostParts {
  const { page, storage, isKept, now, isHostThere, reload } = options;
  const lost = new WeakSet<object>();
  page.addEventListener('vite:preloadError', (event) => {
    if ('payload' in event && event.payload instanceof Error) lost.add(event.payload);
  });
  return {
    has: (error) => error instanceof Error && lost.has(error),
    async reload(when) {
      if (!(await isHostThere())) return 'no connection';
      const last = storage.getItem(keptAs);
      const isRecent = last !== null && now() - Number(last) < 60_000;
      if (when === 'not too soon' && isRecent) return 'too soon';
      storage.setItem(keptAs, String(now()));
      // Without a memory it would load anew for ever.
      if (when === 'not too soon' && !isKept()) return 'too soon';
      reload();
      return 'reloading';
    },
  };
}

/** How long the host may take to answer, in milliseconds: a coach is to read within ten seconds what is wrong. */
const hostTimeoutMs = 4_000;

/** Asks a host for the head of its page; whatever keeps an answer away, none has come. */
export function isHostThere(fetch: typeof globalThis.fetch, address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(hostTimeoutMs);
  return fetch(address, { method: 'HEAD', cache: 'no-store', redirect: 'manual', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The lost parts of this page. */
export const LostPartsContext = createContext<LostParts | null>(null);
