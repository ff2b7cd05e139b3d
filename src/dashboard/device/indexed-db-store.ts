import { promisifyRequest } from 'idb-keyval';
import type { MatchRecord } from '../../basketball/match-record.ts';
import { buffered, type Change } from '../../club/buffered.ts';
import { type Kind, kinds } from '../../club/documents.ts';
import {
  type DocumentReading,
  type DocumentStore,
  type Stored,
  StoreError,
} from '../../club/store.ts';
import { documentsOf, type Entry1 } from './version-1.ts';

const database = 'boxout-clubs';
const version = 2;
/** The object store; its keys are kind, club and id. */
const documents = 'documents';
/** The object store of the first version. */
const documents1 = 'kept';

/** The browser's functions that the store needs. */
export interface BrowserTools {
  indexedDB: IDBFactory;
  /** Exclusive by name, across the device's tabs. */
  alone<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Called with the id of a changed club. */
  onChanged(clubId: string): void;
}

/** Clubs in the browser's IndexedDB. */
export function createIndexedDbStore({ indexedDB, alone, onChanged }: BrowserTools): DocumentStore {
  let opened: Promise<IDBDatabase> | undefined;
  const open = () => {
    opened ??= openDatabase(indexedDB, () => {
      opened = undefined;
    });
    return opened;
  };
  async function ask<Result>(
    question: (store: IDBObjectStore) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await question((await open()).transaction(documents).objectStore(documents));
    } catch (cause) {
      throw storeError(cause);
    }
  }
  const reading = (clubId: string): DocumentReading => ({
    get: (kind, id) => ask<unknown>((store) => promisifyRequest(store.get([kind, clubId, id]))),
    list: (kind) =>
      ask(async (store) => {
        const all = allOf(kind, clubId);
        const [keys, values] = await Promise.all([
          promisifyRequest(store.getAllKeys(all)),
          promisifyRequest<unknown[]>(store.getAll(all)),
        ]);
        return values.map((document, index): Stored => ({ id: idOf(keys[index]), document }));
      }),
  });
  return {
    read: (clubId, work) => work(reading(clubId)),
    transact: (clubId, work) =>
      alone(clubId, async () => {
        const { tx, changes } = buffered(reading(clubId));
        const result = await work(tx);
        if (changes.length === 0) return result;
        try {
          await commit(await open(), clubId, changes);
        } catch (cause) {
          throw storeError(cause);
        }
        onChanged(clubId);
        return result;
      }),
    async clubIds() {
      const keys = await ask((store) =>
        promisifyRequest(store.getAllKeys(beginningWith(['club']))),
      );
      return keys.map(idOf);
    },
  };
}

/** The last part of a key. */
function idOf(key: IDBValidKey | undefined): string {
  return Array.isArray(key) ? String(key.at(-1)) : '';
}

const allOf = (kind: Kind, clubId: string) => beginningWith([kind, clubId]);

/** All keys with this prefix: an array is greater than any text. */
function beginningWith(key: readonly string[]): IDBKeyRange {
  return IDBKeyRange.bound(key, [...key, []]);
}

/** Makes all changes in one transaction. Resolves once the browser has committed it. */
async function commit(
  opened: IDBDatabase,
  clubId: string,
  changes: readonly Change[],
): Promise<void> {
  const transaction = opened.transaction(documents, 'readwrite', { durability: 'strict' });
  const done = ended(transaction);
  try {
    for (const change of changes) make(change, clubId, transaction.objectStore(documents));
  } catch (cause) {
    // Rolls back earlier puts.
    transaction.abort();
    await done.catch(() => undefined);
    throw cause;
  }
  await done;
}

function make(change: Change, clubId: string, store: IDBObjectStore): void {
  if (change === 'clear') for (const kind of kinds) store.delete(allOf(kind, clubId));
  else if (change.document === null) store.delete([change.kind, clubId, change.id]);
  else store.put(change.document, [change.kind, clubId, change.id]);
}

async function openDatabase(indexedDB: IDBFactory, onClosed: () => void): Promise<IDBDatabase> {
  let failure: unknown;
  try {
    const request = indexedDB.open(database, version);
    request.onupgradeneeded = ({ oldVersion }) => {
      const { result, transaction } = request;
      const to = result.createObjectStore(documents);
      if (oldVersion === 0 || transaction === null) return;
      convert(transaction.objectStore(documents1), to).then(
        () => result.deleteObjectStore(documents1),
        (cause) => {
          failure = cause;
          // The first version stays unchanged.
          transaction.abort();
        },
      );
    };
    const opened = await promisifyRequest(request);
    opened.onclose = onClosed;
    // A newer page upgrades the database, which this connection must not block.
    opened.onversionchange = () => {
      opened.close();
      onClosed();
    };
    return opened;
  } catch (cause) {
    onClosed();
    throw failure ?? cause;
  }
}

/** Converts the data of the first version. Throws DocumentError. */
async function convert(from: IDBObjectStore, to: IDBObjectStore): Promise<void> {
  for (const key of await promisifyRequest(from.getAllKeys())) {
    // The first version wrote no other keys.
    const [kind, clubId, matchId = ''] = key as [Entry1['kind'], string, string?];
    const value: unknown = await promisifyRequest(from.get(key));
    const record: MatchRecord | undefined = await promisifyRequest(
      from.get(['record', clubId, matchId]),
    );
    // The value was stored under its kind; `documentsOf` refuses damaged data.
    const entry = { kind, matchId, value, record } as Entry1;
    for (const { id, document, ...of } of documentsOf(clubId, entry, matchId)) {
      to.put(document, [of.kind, clubId, id]);
    }
  }
}

/** A browser's error as a StoreError; others unchanged. */
function storeError(cause: unknown): unknown {
  if (!(cause instanceof DOMException)) return cause;
  const isFull = cause.name === 'QuotaExceededError';
  return new StoreError(wordsOf(cause.name), isFull, { cause });
}

function wordsOf(name: string): string {
  switch (name) {
    case 'QuotaExceededError':
      return 'the storage of this device is full; nothing of it was stored';
    case 'VersionError':
      return 'A newer version of this page has changed the clubs on this device: reload this page';
    default:
      return `The browser’s storage failed (${name}); nothing was stored`;
  }
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    // A transaction aborted by a full disk has an error; one aborted by code has none.
    transaction.onabort = () => reject(transaction.error ?? new DOMException('', 'AbortError'));
  });
}
