import * as v from 'valibot';
import type { DeviceStorage } from './device-storage.ts';
import { rememberedForMs, storageKey } from './kept-connection.ts';

/** Where the service is, and the key that opens it. */
export interface Connection {
  /** The origin before /v1, without a slash at its end; empty = the origin that served this page. */
  serviceAddress: string;
  key: string;
  /** Keep the key, and what it opened, when the tab closes. */
  remember: boolean;
  /** What the club's helper says of the service's words, as JSON text; absent = nothing. */
  mapping?: string | undefined;
  /** Of a stored connection that moves to another storage: it stays the same one. */
  id?: string | undefined;
}

/** A stored connection; its data is cached under its `id`, which reveals nothing of the key. */
export interface KeptConnection extends Connection {
  id: string;
}

const keptSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  serviceAddress: v.string(),
  key: v.pipe(v.string(), v.nonEmpty()),
  mapping: v.optional(v.string()),
  savedAt: v.number(),
});

/** Keeps the connection on this device or until the tab closes. */
export interface ConnectionStore {
  read(): KeptConnection | null;
  save(connection: Connection): KeptConnection;
  /** Deletes the stored connection; with an id, only that one. */
  forget(id?: string): void;
  /** Whether a key is remembered on this device. */
  remembers(): boolean;
}

/**
 * A store over the two storages of a browser: `local` for a remembered key (30 days), otherwise `session`. A key for a
 * service that this page may no longer call reads as none.
 * `now` is in milliseconds since 1970; `newId` makes a unique id.
 */
export function createConnectionStore(
  storages: { local: DeviceStorage; session: DeviceStorage },
  { now, newId }: { now: () => number; newId: () => string },
  serviceOrigins: readonly string[],
): ConnectionStore {
  const forget = (id?: string) => {
    for (const storage of [storages.local, storages.session]) {
      if (id === undefined || readFrom(storage, false, now())?.id === id) {
        storage.removeItem(storageKey);
      }
    }
  };
  return {
    read() {
      const kept =
        readFrom(storages.session, false, now()) ?? readFrom(storages.local, true, now());
      const mayCall = !kept?.serviceAddress || serviceOrigins.includes(kept.serviceAddress);
      return mayCall ? kept : null;
    },
    save(connection) {
      forget();
      const { remember, ...rest } = connection;
      const storage = remember ? storages.local : storages.session;
      const kept = { ...rest, id: rest.id ?? newId() };
      storage.setItem(storageKey, JSON.stringify({ ...kept, savedAt: now() }));
      return { ...kept, remember };
    },
    forget,
    remembers: () => readFrom(storages.local, true, now()) !== null,
  };
}

function readFrom(storage: DeviceStorage, remember: boolean, now: number): KeptConnection | null {
  const text = storage.getItem(storageKey);
  const kept =
    text === null ? null : v.safeParse(v.pipe(v.string(), v.parseJson(), keptSchema), text);
  if (!kept?.success) return null;
  const { savedAt, ...connection } = kept.output;
  if (remember && now - savedAt > rememberedForMs) {
    storage.removeItem(storageKey);
    return null;
  }
  return { ...connection, remember };
}

/** The origins, besides its own, that the host allows this page to call: from its meta element "service-origins". */
export function readServiceOrigins(page: Document): string[] {
  const meta = page.querySelector<HTMLMetaElement>('meta[name="service-origins"]');
  return (meta?.content ?? '').split(' ').filter((origin) => origin !== '');
}
