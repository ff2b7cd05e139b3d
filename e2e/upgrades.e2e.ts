import { execFileSync } from 'node:child_process';
import { openAsBlob, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import { brotliDecompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { createMemoryStore } from '../src/club/testing/memory-store.ts';
import { repliesOf } from '../src/club/testing/replies.ts';
import { testTools } from '../src/club/testing/test-tools.ts';
import { createDevice } from '../src/dashboard/device/device.ts';
import { admin, makeKey } from './fixtures/recorder.ts';
import { type RunningService, startService } from './fixtures/service.ts';
import { expect, test as withPage } from './fixtures/test.ts';
import { deviceReply, type Entries, serviceReply } from './upgrades/replies.ts';

/* Opens data of earlier versions, written by `e2e/upgrades/make.ts`, and expects the same replies. */

type Replies = Awaited<ReturnType<typeof repliesOf>>;

const folder = join(import.meta.dirname, 'upgrades');
const versions = readdirSync(folder).filter((name) => name.startsWith('version-'));
const fileOf = (version: string, name: string) => join(folder, version, name);
const unpack = (version: string, name: string) =>
  brotliDecompressSync(readFileSync(fileOf(version, name)));
const ofService = (version: string): { key: string; replies: Replies } =>
  deserialize(unpack(version, 'service.br'));
const ofBrowser = (version: string): { entries: Entries; replies: Replies } =>
  deserialize(unpack(version, 'browser.br'));
const clubIdOf = ([club]: Replies) => v.parse(v.object({ id: v.string() }), club?.[1]).id;

/** A service on a data folder, which is removed after the test. */
const test = withPage.extend<{
  start: (dataDir: string) => Promise<RunningService>;
  dataDir: string;
}>({
  dataDir: async ({}, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'boxout-upgrade-'));
    await use(dataDir);
    await rm(dataDir, { recursive: true });
  },
  start: async ({}, use) => {
    const running: RunningService[] = [];
    await use(async (dataDir) => {
      const service = await startService({ DEMO: 'off' }, dataDir);
      running.push(service);
      return service;
    });
    for (const service of running) await service.stop();
  },
});

/** Expects the same replies of a club as from the earlier version. */
async function expectSame(
  replies: Replies,
  read: (path: string) => Promise<{ text: string }>,
): Promise<void> {
  expect(replies.length).toBeGreaterThan(30);
  expect(await repliesOf(clubIdOf(replies), read)).toEqual(replies);
}

for (const version of versions) {
  test(`a data folder of ${version} opens, keys included`, async ({ dataDir, start }) => {
    await writeFile(join(dataDir, 'tar'), unpack(version, 'folder.tar.br'));
    execFileSync('tar', ['-xf', join(dataDir, 'tar'), '-C', dataDir]);
    const { key, replies } = ofService(version);
    const service = await start(dataDir);
    await expectSame(replies, serviceReply(service.url, key));
    const undone = await fetch(`${service.url}/import/undo`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}` },
    });
    expect(undone.status).toBe(200);
  });

  test(`a saved club of ${version} opens in a service and on a device`, async ({
    dataDir,
    start,
  }) => {
    const service = await start(dataDir);
    const { replies } = ofService(version);
    const saved = fileOf(version, 'club.boxout');
    await admin(service, 'club', 'import', saved);
    const key = await makeKey(service, clubIdOf(replies), 'reading');
    await expectSame(replies, serviceReply(service.url, key));
    const device = createDevice(
      testTools(new Date(), createMemoryStore(), (error) => {
        throw error;
      }),
    );
    const clubId = clubIdOf(replies);
    expect(await device.openFile(await openAsBlob(saved), false)).toMatchObject({ kind: 'opened' });
    await expectSame(replies, (path) =>
      device.answer({ clubId, method: 'GET', path, language: 'en' }),
    );
  });

  test(`a club that a browser stored with ${version} opens`, async ({ page, service }) => {
    const { entries, replies } = ofBrowser(version);
    const { reply } = await deviceReply(entries);
    await expectSame(replies, reply);
    await page.goto(`${service.url}/manifest.webmanifest`);
    await putEntries(page, entries);
    await page.goto(`${service.url}/settings`);
    const clubs = page.getByRole('list', { name: 'Clubs on this device' });
    await clubs.getByRole('button', { name: /Open/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ours');
  });
}

test('there are data of an earlier version', () => {
  expect(versions).toContain('version-6');
});

function putEntries(page: Page, entries: Entries): Promise<void> {
  return page.evaluate(
    (all) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('boxout-clubs', 1);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => opening.result.createObjectStore('kept');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('kept', 'readwrite');
          for (const [key, value] of all) writing.objectStore('kept').put(value, key);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    entries,
  );
}
