import type { Page } from '@playwright/test';
import { composeKey } from '../src/contract/api-key-format.ts';
import { paths } from '../src/dashboard/api/paths.ts';
import { failing } from './fixtures/fault-table.ts';
import { expect, test } from './fixtures/faulty.ts';
import { paste } from './fixtures/page.ts';
import { demoKey } from './fixtures/service.ts';

const field = (page: Page) => page.getByLabel('API key');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** A well-formed key that was never issued. */
const unknownKey = composeKey(() => 7, '0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0');

/** The tab's storages that hold the demo club's key. */
const storagesWithKey = (page: Page) =>
  page.evaluate(
    (key) =>
      Object.entries({ local: localStorage, session: sessionStorage })
        .filter(([, storage]) => JSON.stringify({ ...storage }).includes(key))
        .map(([name]) => name),
    demoKey,
  );

test.describe('without a key', () => {
  test.use({ keyIsThere: false });

  test.beforeEach(({ page }) => page.goto(paths.settings()));

  test('without a key there are only the key field, the two other ways to start and the language', async ({
    page,
  }) => {
    await expect(heading(page)).toHaveText(/^Boxout shows a basketball coach/);
    await expect(field(page)).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(1);
    await expect(
      page.getByRole('button', { name: 'Open match files on this device' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Look around' })).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(2);
  });

  test('a pasted key opens the club at once, as the field announces', async ({ page }) => {
    await expect(field(page)).toHaveAccessibleDescription(/A pasted key connects at once/);
    await paste(` ${demoKey}\n`, field(page));
    await expect(heading(page)).toHaveText('Kestrel Bay Basketball Club');
    expect(await storagesWithKey(page)).toEqual(['session']);
    expect(page.url()).not.toContain(demoKey);
  });

  test('a paste honours "Remember"', async ({ page }) => {
    await page.getByLabel('Remember on this device').check();
    await paste(demoKey, field(page));
    await expect(heading(page)).toHaveText('Kestrel Bay Basketball Club');
    expect(await storagesWithKey(page)).toEqual(['local']);
  });

  test('a typed key, or one pasted in part, waits for the button', async ({ page, host }) => {
    await field(page).pressSequentially(demoKey);
    await field(page).fill('');
    await paste(unknownKey.slice(0, 31), field(page));
    await paste(unknownKey.slice(31), field(page));
    await expect(field(page)).toHaveValue(unknownKey);
    await field(page).fill('');
    await paste(unknownKey.slice(0, -1), field(page));
    await expect(field(page)).toHaveValue(unknownKey.slice(0, -1));
    await page.getByRole('button', { name: 'Open the club' }).click();
    await expect(page.getByRole('alert')).toContainText('There is a typo in this key');
    expect(host.asked.filter(({ call }) => call.includes('/v1/'))).toEqual([]);
  });

  test('a pasted key fails with the same message as the button, calls once, and stays on the page', async ({
    page,
    host,
  }) => {
    const asked = () => host.asked.filter(({ call }) => call === 'GET /v1/clubs').length;
    const failure = page.getByRole('alert');
    await paste(unknownKey, field(page));
    await expect(failure).toContainText('The service does not accept this key');
    expect(asked()).toBe(1);
    await expect(field(page)).toHaveValue(unknownKey);
    await expect(field(page)).toBeFocused();
    host.set({ kind: 'reset' });
    await paste(demoKey, field(page));
    await expect(failure).toContainText('No connection');
    const words = await failure.textContent();
    await page.getByRole('button', { name: 'Open the club' }).click();
    await expect(failure).toHaveText(words ?? 'no words');
    host.set(failing(403, 'FORBIDDEN'));
    await paste(demoKey, field(page));
    await expect(failure).toContainText('This key may not do that');
    await expect(field(page)).toHaveValue(demoKey);
    expect(await storagesWithKey(page)).toEqual([]);
  });

  test('a key that is edited during the call is not opened', async ({ page, host }) => {
    host.set({ kind: 'late', ms: 1_000 }, /GET \/v1\/clubs$/);
    const answered = page.waitForResponse(/\/v1\/clubs$/);
    await paste(demoKey, field(page));
    await expect(page.getByText('Asking the service…')).toBeVisible();
    await page.keyboard.press('Backspace');
    await answered;
    await expect(page.getByText('Asking the service…')).toHaveCount(0);
    await expect(heading(page)).toHaveText(/^Boxout shows a basketball coach/);
    expect(await storagesWithKey(page)).toEqual([]);
  });
});

test('“Remember” can be switched on and off for an open key', async ({ page }) => {
  await page.goto(paths.settings());
  const card = page.getByRole('region', { name: 'Kestrel Bay Basketball Club' });
  const box = card.getByLabel('Remember on this device');
  await expect(box).not.toBeChecked();
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await expect(box).toBeFocused();
  expect(await storagesWithKey(page)).toEqual(['local']);
  expect(page.url()).not.toContain(demoKey);
  await card.getByRole('link', { name: 'Go to your teams' }).click();
  await expect(page.getByRole('heading', { name: 'Kestrel Bay U18' })).toBeVisible();
  const openedPages = async () =>
    JSON.stringify(await page.context().storageState({ indexedDB: true }));
  await expect.poll(openedPages).toContain('Kestrel Bay U18');

  await page.goto(paths.settings());
  await box.uncheck();
  expect(await storagesWithKey(page)).toEqual(['session']);
  await expect.poll(openedPages).not.toContain('Kestrel Bay U18');
});
