import type { Change, ClubStore, Kept, Kind } from './club-store.ts';

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
    const store = (await open()).transaction(objects).objectStore(objects);
    // What lies under a kind's key was put there as this kind.
    return (await settled(ask(store))) as Result;
  }
  return {
    get: <Name extends Kind>(kind: Name, ...ids: string[]) =>
      read<Kept[Name] | undefined>((store) => store.get([kind, ...ids])),
    all: <Name extends Kind>(kind: Name, ...ids: string[]) =>
      read<Kept[Name][]>((store) => store.getAll(beginningWith(kind, ids))),
    async write(changes) {
      const transaction = (await open()).transaction(objects, 'readwrite', {
        durability: 'strict',
      });
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
      onChanged([...new Set(changes.flatMap(({ ids: [clubId = ''] }) => clubId))]);
    },
  };
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
