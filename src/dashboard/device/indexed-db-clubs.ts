import {
  type Change,
  type ClubStore,
  type Kept,
  type Kind,
  StoreError,
} from '../../club/club-store.ts';

const database = 'boxout-clubs';
const objects = 'kept';

/**
 * Clubs in the browser's IndexedDB: one store of objects, whose keys are the kind and the ids, ["match", club, match].
 * `onChanged` hears which clubs were changed.
 */
export function createIndexedDbClubs(
  indexedDB: IDBFactory,
  onChanged: (clubIds: string[]) => void,
): ClubStore {
  let opened: Promise<IDBDatabase> | undefined;
  const open = () => {
    opened ??= openDatabase(indexedDB, () => {
      opened = undefined;
    });
    return opened;
  };
  async function read<Result>(ask: (store: IDBObjectStore) => IDBRequest): Promise<Result> {
    try {
      const store = (await open()).transaction(objects).objectStore(objects);
      // What lies under a kind's key was put there as this kind.
      return (await settled(ask(store))) as Result;
    } catch (cause) {
      throw storeError(cause);
    }
  }
  return {
    get: <Name extends Kind>(kind: Name, ...ids: string[]) =>
      read<Kept[Name] | undefined>((store) => store.get([kind, ...ids])),
    all: <Name extends Kind>(kind: Name, ...ids: string[]) =>
      read<Kept[Name][]>((store) => store.getAll(beginningWith(kind, ids))),
    async write(changes) {
      try {
        await commit(await open(), changes);
      } catch (cause) {
        throw storeError(cause);
      }
      onChanged([...new Set(changes.flatMap(({ ids: [clubId = ''] }) => clubId))]);
    },
  };
}

/** Makes all changes in one transaction, and ends once the browser has committed it. */
async function commit(database: IDBDatabase, changes: readonly Change[]): Promise<void> {
  const transaction = database.transaction(objects, 'readwrite', { durability: 'strict' });
  const done = ended(transaction);
  try {
    for (const change of changes) make(change, transaction.objectStore(objects));
  } catch (cause) {
    // What was put before goes with it.
    transaction.abort();
    await done.catch(() => undefined);
    throw cause;
  }
  await done;
}

/** The browser's errors as the store's; anything else as it is. */
function storeError(cause: unknown): unknown {
  if (!(cause instanceof DOMException)) return cause;
  const isFull = cause.name === 'QuotaExceededError';
  const message = isFull
    ? 'the storage of this device is full; nothing of it was kept'
    : `The browser’s storage failed (${cause.name}); nothing was kept`;
  return new StoreError(message, isFull, { cause });
}

function make(change: Change, store: IDBObjectStore): void {
  if ('put' in change) store.put(change.value, [change.put, ...change.ids]);
  else store.delete(beginningWith(change.remove, change.ids));
}

/** All keys that begin with the kind and the ids: an array is greater than any text. */
function beginningWith(kind: Kind, ids: readonly string[]): IDBKeyRange {
  return IDBKeyRange.bound([kind, ...ids], [kind, ...ids, []]);
}

async function openDatabase(indexedDB: IDBFactory, onClosed: () => void): Promise<IDBDatabase> {
  try {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(objects);
    const opened = await settled(request);
    opened.onclose = onClosed;
    // A newer page changes the database: this one must not stand in its way.
    opened.onversionchange = () => {
      opened.close();
      onClosed();
    };
    return opened;
  } catch (cause) {
    onClosed();
    throw cause;
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    // One that is aborted by a full disk has its error there; one that was ended by hand has none.
    transaction.onabort = () => reject(transaction.error ?? new DOMException('', 'AbortError'));
  });
}
