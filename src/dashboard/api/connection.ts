import * as v from 'valibot';
import type { DeviceStorage } from './device-storage.ts';
import { rememberedForMs, storageKey } from './stored-connection.ts';

/** The service's address and a key for it. */
export interface Connection {
  /** The origin before /v1 without a final slash; '' = the origin of this page. */
  serviceAddress: string;
  key: string;
  /** Whether to store the key and visited pages after the tab closes. */
  remember: boolean;
  /** The mapping written by the club's helper, as JSON text; absent = none. */
  mapping?: string | undefined;
  /** The id of a stored connection that moves to the other storage. */
  id?: string | undefined;
}

/** A stored connection; its data is cached under `id`, which reveals nothing about the key. */
export interface StoredConnection extends Connection {
  id: string;
}

const storedSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  serviceAddress: v.string(),
  key: v.pipe(v.string(), v.nonEmpty()),
  mapping: v.optional(v.string()),
  savedAt: v.number(),
});

/** Stores the connection on this device or until the tab closes. */
export type ConnectionStore = ReturnType<typeof createConnectionStore>;

/**
 * A store in the browser's two storages: `local` for a remembered key (30 days), otherwise `session`. A key for a service
 * that this page may not call is ignored. `now` is in milliseconds since 1970; `newId` returns a unique id.
 */
export function createConnectionStore(
  storages: { local: DeviceStorage; session: DeviceStorage },
  { now, newId }: { now: () => number; newId: () => string },
  serviceOrigins: readonly string[],
) {
  /** Deletes the stored connection; with an id, only that one. */
  const forget = (id?: string) => {
    for (const storage of [storages.local, storages.session]) {
      if (id === undefined || readFrom(storage, false, now())?.id === id) {
        storage.removeItem(storageKey);
      }
    }
  };
  return {
    read() {
      const stored =
        readFrom(storages.session, false, now()) ?? readFrom(storages.local, true, now());
      const mayCall = !stored?.serviceAddress || serviceOrigins.includes(stored.serviceAddress);
      return mayCall ? stored : null;
    },
    save(connection: Connection): StoredConnection {
      forget();
      const { remember, ...rest } = connection;
      const storage = remember ? storages.local : storages.session;
      const stored = { ...rest, id: rest.id ?? newId() };
      storage.setItem(storageKey, JSON.stringify({ ...stored, savedAt: now() }));
      return { ...stored, remember };
    },
    forget,
    /** Whether a key is remembered on this device. */
    remembers: () => readFrom(storages.local, true, now()) !== null,
  };
}

function readFrom(storage: DeviceStorage, remember: boolean, now: number): StoredConnection | null {
  const text = storage.getItem(storageKey);
  const stored =
    text === null ? null : v.safeParse(v.pipe(v.string(), v.parseJson(), storedSchema), text);
  if (!stored?.success) return null;
  const { savedAt, ...connection } = stored.output;
  if (remember && now - savedAt > rememberedForMs) {
    storage.removeItem(storageKey);
    return null;
  }
  return { ...connection, remember };
}

/** The additional origins that the host allows this page to call: from its meta element "service-origins". */
export function readServiceOrigins(page: Document): string[] {
  const meta = page.querySelector<HTMLMetaElement>('meta[name="service-origins"]');
  return (meta?.content ?? '').split(' ').filter((origin) => origin !== '');
}
