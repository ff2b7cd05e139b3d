import type { Page } from '@playwright/test';
import { paths } from '../src/dashboard/api/paths.ts';
import { findMatch } from './fixtures/call.ts';
import type { Fault } from './fixtures/fault-host.ts';
import { expect, test } from './fixtures/faulty.ts';

test.use({ serviceWorkers: 'allow' });

/**
 * Service worker and pages of a newer build for the fault host, also at a page's own address, which is requested if Chromium
 * keeps the newer worker waiting.
 */
const newerBuild: [Fault, RegExp] = [
  {
    kind: 'rewrite',
    body: (text) =>
      text.startsWith('<')
        ? text.replace('<html', '<html data-build="newer"')
        : `${text}\n// A newer build.`,
  },
  /^GET \/(sw\.js|index\.html|teams\/)/,
];

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

test('a newer build waits until the coach accepts it, reloads once, and serves its own page', async ({
  page,
  host,
  service,
}) => {
  const match = await findMatch(service, 'ready');
  await page.goto(paths.team(match));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });

  host.set(...newerBuild);
  await lookForUpdate(page);
  await expect(page.getByText('A new version of Boxout is ready.')).toBeVisible();
  // The older build keeps working: its files stay cached until the newer one takes over.
  await page.getByRole('link', { name: 'Roster' }).first().click();
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  expect(loads, 'reloads that nobody asked for').toBe(0);

  await page.getByRole('button', { name: 'Load it' }).click();
  await expect.poll(() => loads).toBe(1);
  await expect(page.locator('html'), 'its own page').toHaveAttribute('data-build', 'newer');
  await expect(page.getByText('A new version of Boxout is ready.')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${paths.roster(match)}$`));
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await lookForUpdate(page);
  expect(loads).toBe(1);
  console.log(`figure: a redeploy under an installed page: ${loads} reload, when asked for (1)`);
});
