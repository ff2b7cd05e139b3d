import * as v from 'valibot';

/** Where the service is, and the key that opens it. */
export interface Connection {
  /** The origin before /v1, without a slash at its end; empty = the origin that served this page. */
  serviceAddress: string;
  key: string;
  /** Keep the key when the tab closes. */
  remember: boolean;
}

const keptSchema = v.object({
  serviceAddress: v.string(),
  key: v.pipe(v.string(), v.nonEmpty()),
  savedAt: v.number(),
});
const storageKey = 'boxout.connection';
const rememberedForMs = 30 * 24 * 3600 * 1000;

/** Keeps the connection on this device or until the tab closes. */
export interface ConnectionStore {
  read(): Connection | null;
  save(connection: Connection): void;
  forget(): void;
}

/**
 * A store over the two storages of a browser: `local` for a remembered key (30 days), else `session`. A key that was
 * kept for a service which this page may not call any more reads as none.
 * @param now milliseconds since 1970
 */
export function createConnectionStore(
  storages: { local: Storage; session: Storage },
  now: () => number,
  serviceOrigins: readonly string[],
): ConnectionStore {
  const forget = () => {
    storages.local.removeItem(storageKey);
    storages.session.removeItem(storageKey);
  };
  return {
    read() {
      const kept =
        readFrom(storages.session, false, now()) ?? readFrom(storages.local, true, now());
      const mayCall = !kept?.serviceAddress || serviceOrigins.includes(kept.serviceAddress);
      return mayCall ? kept : null;
    },
    save({ remember, ...kept }) {
      forget();
      const storage = remember ? storages.local : storages.session;
      storage.setItem(storageKey, JSON.stringify({ ...kept, savedAt: now() }));
    },
    forget,
  };
}

function readFrom(storage: Storage, remember: boolean, now: number): Connection | null {
  const text = storage.getItem(storageKey);
  const kept =
    text === null ? null : v.safeParse(v.pipe(v.string(), v.parseJson(), keptSchema), text);
  if (!kept?.success) return null;
  const { serviceAddress, key, savedAt } = kept.output;
  if (remember && now - savedAt > rememberedForMs) {
    storage.removeItem(storageKey);
    return null;
  }
  return { serviceAddress, key, remember };
}

/** The origins, besides its own, that the host allows this page to call: from its meta element "service-origins". */
export function readServiceOrigins(page: Document): string[] {
  const meta = page.querySelector<HTMLMetaElement>('meta[name="service-origins"]');
  return (meta?.content ?? '').split(' ').filter((origin) => origin !== '');
}

/**
 * Brings a typed service address to its origin.
 * @returns '' for this page's own origin; `null` where the text is no address, or of a service that the host of this
 * page does not allow: a key must not go wherever somebody is talked into sending it
 */
export function readServiceAddress(
  typed: string,
  ownOrigin: string,
  serviceOrigins: readonly string[],
): string | null {
  const text = typed.trim();
  if (text === '') return '';
  if (!URL.canParse(text)) return null;
  const { origin, username, password } = new URL(text);
  if (username || password) return null;
  if (origin === ownOrigin) return '';
  return serviceOrigins.includes(origin) ? origin : null;
}
