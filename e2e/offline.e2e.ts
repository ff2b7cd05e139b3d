import type { Page } from '@playwright/test';
import { paths } from '../src/dashboard/api/paths.ts';
import { findMatch } from './fixtures/call.ts';
import { expect, test } from './fixtures/faulty.ts';
import { everythingStored, ownBoxScore } from './fixtures/page.ts';
import { demoKey } from './fixtures/service.ts';

/** Waits until the browser has cached the shown match, a moment later. */
async function expectStored(page: Page) {
  for (const query of ['matches', 'box-score']) {
    await expect.poll(() => everythingStored(page)).toContain(`[\\"${query}\\",\\"`);
  }
}

async function connect(page: Page, remember: boolean) {
  await page.getByLabel('API key').fill(demoKey);
  await page.getByLabel('Remember on this device').setChecked(remember);
  await page.getByRole('button', { name: 'Open the club' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kestrel Bay Basketball Club');
}

/** Opens the club with "Remember" and waits for the active service worker. */
async function install(page: Page) {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await connect(page, true);
}

test.describe('installed on the device', () => {
  test.use({ serviceWorkers: 'allow', keyIsThere: false });

  test('visited pages work offline and show their age; others say why they are missing', async ({
    page,
    context,
    host,
    service,
  }) => {
    const match = await findMatch(service, 'ready');
    await install(page);
    await page.goto(paths.team(match));
    await expect(page.getByRole('row').nth(5)).toBeVisible();
    await page.goto(paths.match(match));
    const player = ownBoxScore(page).getByRole('row').nth(3);
    await expect(player).toBeVisible();
    const line = (await player.textContent()) ?? '';
    await expectStored(page);
    expect(await everythingStored(page)).not.toMatch(/\/v1\/|\/teams\/[^"]*matches/);

    await host.stop();
    await context.setOffline(true);
    // Chromium 150 loses the emulated offline state when a service worker reloads the page.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'onLine', { get: () => false }),
    );
    await page.reload();
    await expect(player).toHaveText(line);
    await expect(page.getByText(/offline, as of \d/)).toBeVisible();
    await page.goto(paths.insights(match));
    await expect(page.getByText(/No connection|You are offline/).first()).toBeVisible({
      timeout: 10_000,
    });
  });

  test('a visited page is shown again before the network answers', async ({
    page,
    host,
    service,
  }) => {
    const match = await findMatch(service, 'ready');
    await install(page);
    host.set({ kind: 'silent' }, /^GET \/teams\//);
    await page.goto(paths.match(match));
    const player = ownBoxScore(page).getByRole('row').nth(3);
    await expect(player).toBeVisible();
    await expectStored(page);

    host.set({ kind: 'silent' }, /./);
    await page.reload();
    await expect(player).toBeVisible();
    // Changes at the host must be there the next time.
    const body = (html: string) => html.replace('<html', '<html data-build="newer"');
    host.set({ kind: 'rewrite', body }, /^GET \/teams\//);
    host.breakOff();
    const root = page.locator('html');
    await page.reload();
    await expect(async () => {
      await page.reload();
      await expect(root).toHaveAttribute('data-build', 'newer', { timeout: 500 });
    }).toPass();
    await expect(player).toBeVisible();
  });

  test('without “Remember”, nothing of the visited pages stays on the device', async ({
    page,
    service,
  }) => {
    await page.goto('/');
    await connect(page, false);
    await page.goto(paths.team(await findMatch(service, 'ready')));
    await expect(page.getByRole('row').nth(5)).toBeVisible();
    const everything = await everythingStored(page);
    expect(everything).not.toContain('Kestrel Bay');
    await page.evaluate(() => sessionStorage.clear());
    expect(await everythingStored(page)).not.toContain(demoKey);
  });

  test('forgetting clears all tabs and all storage', async ({ page, context, service }) => {
    const match = await findMatch(service, 'ready');
    await page.goto('/');
    await connect(page, true);
    const other = await context.newPage();
    await other.goto(paths.match(match));
    await expect(ownBoxScore(other)).toBeVisible();
    expect(await everythingStored(other)).toContain('Kestrel Bay');

    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Forget everything' }).click();
    for (const tab of [page, other]) {
      await expect(tab.getByLabel('API key')).toBeVisible();
      expect(await tab.content()).not.toContain('Kestrel Bay Basketball Club');
      await expect.poll(() => everythingStored(tab)).not.toContain('Kestrel Bay');
      expect(await everythingStored(tab)).not.toContain(demoKey);
    }
    console.log('figure: forgetting, 2 tabs: 0 canaries in pages, storages and caches (0)');
  });
});
