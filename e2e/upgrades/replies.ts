import type { Page } from '@playwright/test';
import type { Change } from '../../src/club/club-store.ts';
import { createMemoryClubs } from '../../src/club/testing/memory-clubs.ts';
import { testTools } from '../../src/club/testing/test-tools.ts';
import { createDevice } from '../../src/dashboard/device/device.ts';

/** What the browser stores of clubs: each object with its key. */
export type Entries = [key: string[], value: unknown][];

/** Asks a service with a key. */
export const serviceReply = (url: string, key: string) => async (path: string) => {
  const headers = { Authorization: `Bearer ${key}`, 'Accept-Language': 'en' };
  return { text: await (await fetch(url + path, { headers })).text() };
};

/** Every object of the browser's club storage. */
export function readEntries(page: Page): Promise<Entries> {
  return page.evaluate(
    () =>
      new Promise<Entries>((resolve, reject) => {
        const entries: Entries = [];
        const opening = indexedDB.open('boxout-clubs');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('kept').objectStore('kept').openCursor();
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

/** Asks a device that stores these objects for its only club. */
export async function deviceReply(entries: Entries) {
  const clubs = createMemoryClubs();
  const puts = entries.map(([[put, ...ids], value]) => ({ put, ids, value }) as Change);
  await clubs.write(puts);
  const device = createDevice(
    testTools(new Date(), clubs, (error) => {
      throw error;
    }),
  );
  const [{ id: clubId } = { id: '' }] = await device.list();
  const reply = (path: string) => device.answer({ clubId, method: 'GET', path, language: 'en' });
  return { clubId, reply };
}
