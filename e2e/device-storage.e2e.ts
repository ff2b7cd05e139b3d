import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { outcomes, test } from './fixtures/add-page.ts';
import { addOnDevice, addTheRest, holdStoring, seasonFiles, storedIn } from './fixtures/device.ts';
import { expect } from './fixtures/test.ts';

/* Browser storage that fails: the page reports it, and each match is stored whole or not at all. */

const alert = (page: Page) => page.getByRole('alert');

/** Makes storage fail in the page's worker, like a browser that stores nothing. */
async function withoutStorage(page: Page, failure: string): Promise<void> {
  await page.route('**/assets/worker-*.js', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, body: `${failure}\n${await reply.text()}` });
  });
}

const failures = {
  'a browser that blocks it':
    'IDBFactory.prototype.open = () => { throw new DOMException("no", "SecurityError"); };',
  'a private window': `IDBFactory.prototype.open = () => {
    const request = new EventTarget();
    Reflect.set(request, 'error', new DOMException('no', 'InvalidStateError'));
    setTimeout(() => Reflect.get(request, 'onerror')(new Event('error')));
    return request;
  };`,
};
for (const [where, failure] of Object.entries(failures)) {
  test(`${where} is reported, for files and for the demo club`, async ({ page }) => {
    await withoutStorage(page, failure);
    await page.goto('/settings');
    for (const name of ['Open match files on this device', 'Look around']) {
      await page.getByRole('button', { name }).click();
      await expect(alert(page)).toContainText('This browser keeps no club');
      await expect(alert(page)).toContainText('no match was stored in part');
      await expect(page.getByRole('button', { name })).toBeEnabled();
    }
    await expect(page.getByRole('list', { name: 'Clubs on this device' })).toHaveCount(0);
  });
}

/** Limits the page's storage, in bytes; `null` removes the limit. */
async function limitStorage(page: Page, bytes: number | null): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const { usage } = await tools.send('Storage.getUsageAndQuota', { origin });
  const quotaSize = bytes === null ? {} : { quotaSize: usage + bytes };
  await tools.send('Storage.overrideQuotaForOrigin', { origin, ...quotaSize });
}

test('a full device stores whole matches, lists the others, and stores them once there is space', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.goto('/settings');
  await limitStorage(page, 200_000);
  await addOnDevice(page, seasonFiles(12), 'Ours');
  await expect(alert(page)).toContainText('The matches that failed were not stored', {
    timeout: 60_000,
  });
  await expect(outcomes(page)).toContainText('the storage of this device is full');
  await limitStorage(page, null);
  await page.goto('/add');
  await expect(page.getByRole('button', { name: 'Choose files…' })).toBeVisible();
  await addTheRest(page, 12);
  await expect(outcomes(page)).not.toContainText('the storage of this device is full');
});

test('a full device creates no demo club, not even in part', async ({ page }) => {
  await page.goto('/settings');
  await limitStorage(page, 100_000);
  await page.getByRole('button', { name: 'Look around' }).click();
  await expect(alert(page)).toContainText('This browser keeps no club', { timeout: 60_000 });
  expect(await storedIn(page)).toEqual({ matches: 0, records: 0 });
});

test('a worker killed while storing leaves whole matches, and the page says what to do', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const other = await context.newPage();
  await other.goto('/settings');
  const held = holdStoring(other);
  await addOnDevice(page, seasonFiles(28), 'Ours');
  await held;
  await expect(
    page.getByRole('status').filter({ hasText: /^[1-9]\d* of 28 stored/ }),
  ).toBeVisible();
  const [worker] = page.workers();
  await worker?.evaluate(() => self.close());
  const news = page.getByRole('status').filter({ hasText: 'it runs again' });
  await news.getByRole('button', { name: 'Got it' }).click();
  await expect(news).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Choose files…' })).toBeVisible();
  expect(page.workers()).toHaveLength(1);
  await other.close();
  await addTheRest(page, 28);
});

test('with five unsaved matches a reminder appears until they are saved', async ({ page }) => {
  test.setTimeout(180_000);
  await addOnDevice(page, seasonFiles(5), 'Ours');
  await page.getByRole('link', { name: '5 matches to save' }).click();
  await expect(page.getByText('never saved to a file')).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  expect(readFileSync(await (await coming).path(), 'latin1')).toMatch(/^Boxout club, version \d/);
  await expect(page.getByRole('link', { name: /to save/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to your teams' }).click();
  await expect(page.getByRole('banner')).toContainText('on this device');
  await expect(page.getByRole('link', { name: /to save/ })).toHaveCount(0);
});

test('the first page names a club that the browser deleted, and what to do, until dismissed', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await addOnDevice(page, seasonFiles(2), 'Ours');
  await expect(page.getByRole('heading', { name: '2 matches added' })).toBeVisible();
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Close this club' }).click();
  await expect(page.getByRole('list', { name: 'Clubs on this device' })).toBeVisible();
  const tools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await tools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await page.reload();
  const lost = page.getByRole('status').filter({ hasText: 'is not in this browser any more' });
  await expect(lost).toContainText('Open the file that you saved of it');
  await page.reload();
  await expect(lost).toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(lost).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Look around' })).toBeVisible();
  await expect(lost).toHaveCount(0);
});
