import type { Locator, Page } from '@playwright/test';
import { ownBoxScore } from './fixtures/page.ts';
import { demoKey } from './fixtures/service.ts';
import { expect, test } from './fixtures/test.ts';

/** Presses Tab until the control has the focus; fails where two rounds of the page do not reach it. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${control}`);
}

async function follow(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

test('the way from the key to the printed sheet, by keyboard alone', async ({ page }) => {
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
  await page.goto('/');
  await tabTo(page, page.getByLabel('API key'));
  await page.keyboard.type(demoKey);
  await page.keyboard.press('Enter');
  await follow(page, link('Kestrel Bay U16'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kestrel Bay U16/);

  const unwritten = page
    .getByRole('row')
    .filter({ hasText: /not written/i })
    .first();
  await follow(page, unwritten.getByRole('link').first());
  await expect(ownBoxScore(page)).toBeVisible();
  const player = ownBoxScore(page).getByRole('link').first();
  const name = (await player.textContent()) ?? '';

  await follow(page, link('Insights'));
  await follow(page, page.getByRole('button', { name: 'Write insights' }));
  await expect(page.getByRole('heading', { name: 'Six ratings' })).toBeVisible();

  await follow(page, link('Box score'));
  await follow(page, player);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await follow(page, link('Print'));
  await tabTo(page, page.getByRole('button', { name: 'Print' }));
});
