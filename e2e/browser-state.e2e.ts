import type { Page } from '@playwright/test';
import { paths } from '../src/dashboard/api/paths.ts';
import { findMatch } from './fixtures/call.ts';
import { ownBoxScore } from './fixtures/page.ts';
import { demoKey } from './fixtures/service.ts';
import { expect, test } from './fixtures/test.ts';

const nothingKept = (page: Page) => page.getByText('This browser lets Boxout keep nothing');

async function openClub(page: Page) {
  await page.getByLabel('API key').fill(demoKey);
  await page.getByRole('button', { name: 'Open the club' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kestrel Bay Basketball Club');
}

test('with cookies and storage blocked, Boxout works for the visit and says what it cannot store', async ({
  page,
  service,
}) => {
  // With "Block all cookies" in the browser's settings, reading any of these throws.
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(paths.settings());
  await openClub(page);
  await expect(nothingKept(page)).toBeVisible();
  const match = await findMatch(service, 'ready');
  const main = page.getByRole('main');
  await main
    .locator(`a[href="${paths.team(match)}"]`)
    .first()
    .click();
  await main
    .locator(`a[href="${paths.match(match)}"]`)
    .first()
    .click();
  await expect(ownBoxScore(page).getByRole('row').nth(3)).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('Dark').check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByLabel('Español').check();
  await expect(page.getByText('Este navegador no deja que Boxout guarde nada')).toBeVisible();
  expect(errors).toEqual([]);
});

test('with the storage full, a key still opens the club, and the page says that it is not stored', async ({
  page,
}) => {
  await page.goto(paths.settings());
  await expect(nothingKept(page)).toBeHidden();
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) {
      for (let size = 2 ** 23; size >= 1; size /= 2) {
        try {
          storage.setItem(`filled ${size}`, 'x'.repeat(size));
        } catch (cause) {
          if (!(cause instanceof DOMException) || cause.name !== 'QuotaExceededError') throw cause;
        }
      }
    }
  });
  await page.getByLabel('Remember on this device').check();
  await openClub(page);
  await expect(nothingKept(page)).toBeVisible();
});
