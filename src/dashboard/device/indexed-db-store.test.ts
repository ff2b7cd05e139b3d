import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { clubStore } from '../../club/store.ts';
import { testClub } from '../../club/testing/club-suite.ts';
import { testStore } from '../../club/testing/store-suite.ts';
import { createIndexedDbStore } from './indexed-db-store.ts';
import type { Version1 } from './version-1.ts';

beforeAll(() => void vi.stubGlobal('IDBKeyRange', IDBKeyRange));
afterAll(() => void vi.unstubAllGlobals());

/** A store over a browser's database; work with the same name runs one at a time, like with Web Locks. */
function storeOf(indexedDB: IDBFactory, onChanged: (clubId: string) => void = () => {}) {
  const last = new Map<string, Promise<unknown>>();
  return createIndexedDbStore({
    indexedDB,
    alone(name, work) {
      const run = (last.get(name) ?? Promise.resolve()).then(work, work);
      last.set(name, run);
      return run;
    },
    onChanged,
  });
}

describe('clubs in IndexedDB', () => {
  testStore(async () => storeOf(new IDBFactory()));
  testClub(async () => storeOf(new IDBFactory()));
});

const clubId = '0b8c2f0e-6f5e-4c39-9d5c-2f6f0b1f3a01';
const club = { id: clubId, name: 'Club', madeAt: new Date('2026-11-20T10:00:00.000Z') };

test('other tabs are notified of a stored change, but not of a failed one', async () => {
  const changed = vi.fn();
  const documents = storeOf(new IDBFactory(), changed);
  await clubStore(documents).transact(clubId, (tx) => tx.put('club', clubId, club));
  expect(changed.mock.calls).toEqual([[clubId]]);
  const full = new DOMException('full', 'QuotaExceededError');
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw full;
  });
  const failing = documents.transact(clubId, async (tx) => {
    await tx.remove('club', clubId);
    await tx.put('team', 'T', { v: 1 }, {});
  });
  await expect(failing).rejects.toMatchObject({ isFull: true, cause: full });
  put.mockRestore();
  expect(changed).toHaveBeenCalledTimes(1);
  expect(await documents.clubIds()).toEqual([clubId]);
});

test('a change that fails on commit is not stored, and no other tab is notified', async () => {
  const changed = vi.fn();
  const documents = storeOf(new IDBFactory(), changed);
  const { put } = IDBObjectStore.prototype;
  const taken = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...given
  ) {
    queueMicrotask(() => this.transaction.abort());
    return put.apply(this, given);
  });
  const failing = documents.transact(clubId, (tx) => tx.put('club', clubId, club, {}));
  await expect(failing).rejects.toMatchObject({ isFull: false });
  taken.mockRestore();
  expect(changed).not.toHaveBeenCalled();
  expect(await documents.clubIds()).toEqual([]);
});

/** A database written by the first version of the store. */
async function version1(entries: [key: string[], value: unknown][]): Promise<IDBFactory> {
  const factory = new IDBFactory();
  const request = factory.open('boxout-clubs', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('kept');
  await new Promise((resolve) => {
    request.onsuccess = resolve;
  });
  const writing = request.result.transaction('kept', 'readwrite');
  for (const [key, value] of entries) writing.objectStore('kept').put(value, key);
  await new Promise((resolve) => {
    writing.oncomplete = resolve;
  });
  request.result.close();
  return factory;
}

const club1: Version1['club'] = {
  ...club,
  teams: ['A', 'B'].map((id) => ({ id, name: id, roster: [], otherNames: {} })),
  erased: [{ teamId: 'A', hash: 'h', playerId: 'P' }],
};

test('data of the first version is converted once, and its teams keep their order', async () => {
  const factory = await version1([[['club', clubId], club1]]);
  for (let round = 0; round < 2; round += 1) {
    const store = clubStore(storeOf(factory));
    const read = await store.read(clubId, async (tx) => ({
      club: await tx.get('club', clubId),
      teams: (await tx.list('team')).map(({ name, madeAt }) => [name, madeAt.getTime()]),
      erased: await tx.list('erased'),
    }));
    const at = club.madeAt.getTime();
    expect(read).toEqual({
      club,
      teams: [
        ['A', at],
        ['B', at + 1],
      ],
      erased: club1.erased,
    });
  }
});

test('damaged data stay unchanged, and the error has club and id', async () => {
  const damaged: [string[], unknown][] = [
    [['club', clubId], club1],
    [['match', clubId, 'M'], { row: { id: 'M' } }],
  ];
  const factory = await version1(damaged);
  await expect(clubStore(storeOf(factory)).clubIds()).rejects.toThrow(
    `The match M of the club ${clubId} can’t be read`,
  );
  const request = factory.open('boxout-clubs', 1);
  await new Promise((resolve) => {
    request.onsuccess = resolve;
  });
  expect([...request.result.objectStoreNames]).toEqual(['kept']);
});

test('a database of a newer page asks for a reload', async () => {
  const factory = new IDBFactory();
  const request = factory.open('boxout-clubs', 99);
  await new Promise((resolve) => {
    request.onsuccess = resolve;
  });
  request.result.close();
  await expect(clubStore(storeOf(factory)).clubIds()).rejects.toThrow('reload this page');
});
