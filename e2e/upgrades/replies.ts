import 'fake-indexeddb/auto';
import type { Page } from '@playwright/test';
import { clubStore } from '../../src/club/store.ts';
import { createMemoryStore } from '../../src/club/testing/memory-store.ts';
import { testTools } from '../../src/club/testing/test-tools.ts';
import { createDevice } from '../../src/dashboard/device/device.ts';
import { createIndexedDbStore } from '../../src/dashboard/device/indexed-db-store.ts';

/** The browser's stored objects of clubs, each with its key. */
export type Entries = [key: string[], value: unknown][];

/** The version of the browser's database for these entries, and the name of its store. */
function formOf(entries: Entries): { version: number; store: string } {
  const isFirst = entries.some(([key]) => key[0] === 'club' && key.length === 2);
  return isFirst ? { version: 1, store: 'kept' } : { version: 2, store: 'documents' };
}

/** Calls a service with a key. */
export const serviceReply = (url: string, key: string) => async (path: string) => {
  const headers = { Authorization: `Bearer ${key}`, 'Accept-Language': 'en' };
  return { text: await (await fetch(url + path, { headers })).text() };
};

/** All objects of the browser's club storage. */
export function readEntries(page: Page): Promise<Entries> {
  return page.evaluate(
    () =>
      new Promise<Entries>((resolve, reject) => {
        const entries: Entries = [];
        const opening = indexedDB.open('boxout-clubs');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result
            .transaction('documents')
            .objectStore('documents')
            .openCursor();
          reading.onsuccess = () => {
            const cursor = reading.result;
            if (cursor === null) return resolve(entries);
            entries.push([cursor.key as string[], cursor.value]);
            cursor.continue();
          };
        };
      }),
  );
}

/** Calls the only club of a device whose browser stores these entries. */
export async function deviceReply(entries: Entries) {
  await putInto(indexedDB, entries);
  const alone = <Result>(_: string, work: () => Promise<Result>) => work();
  const documents = createIndexedDbStore({ indexedDB, alone, onChanged: () => {} });
  const tools = testTools(new Date(), createMemoryStore(), (error) => {
    throw error;
  });
  const device = createDevice({ ...tools, store: clubStore(documents) });
  const [{ id: clubId } = { id: '' }] = await device.list();
  const reply = (path: string) => device.answer({ clubId, method: 'GET', path, language: 'en' });
  return { clubId, reply };
}

async function putInto(factory: IDBFactory, entries: Entries): Promise<void> {
  const { version, store } = formOf(entries);
  const opening = factory.open('boxout-clubs', version);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const writing = opening.result.transaction(store, 'readwrite');
  for (const [key, value] of entries) writing.objectStore(store).put(value, key);
  await new Promise((resolve) => writing.addEventListener('complete', resolve));
  opening.result.close();
}
