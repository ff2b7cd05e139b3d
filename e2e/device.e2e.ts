import type { Page } from '@playwright/test';
import {
  drop,
  fillDays,
  liveStats,
  namesOf,
  newClub,
  outcomes,
  untilItTakesFiles,
  yes,
} from './fixtures/add-page.ts';
import { ownBoxScore, untilSettled } from './fixtures/page.ts';
import { openWith } from './fixtures/recorder.ts';
import { expect, test } from './fixtures/test.ts';

/** Records every request except those for files of the build. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const isOwnFile =
      origin === new URL(page.url()).origin && !/^\/(v1|import)(\/|$)/.test(pathname);
    if (!isOwnFile) calls.push(`${request.method()} ${request.url()}`);
  });
  return calls;
}

async function lookAround(page: Page) {
  await page.getByRole('button', { name: 'Look around' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kestrel Bay Basketball Club', {
    timeout: 30_000,
  });
}

/** Opens the latest match of a team without insights. */
async function openUnwritten(page: Page) {
  await page.getByRole('link', { name: 'Kestrel Bay Women' }).first().click();
  const matches = page.getByRole('table').getByRole('row').filter({ hasText: 'not written' });
  await matches.first().getByRole('link').first().click();
  await expect(ownBoxScore(page).getByRole('row').nth(3)).toBeVisible();
}

/** Writes the insights of the open match and checks them after a reload. */
async function writeInsights(page: Page) {
  await page.getByRole('link', { name: 'Insights', exact: true }).click();
  await page.getByRole('button', { name: 'Write insights' }).click();
  await expect(page.getByText('Insights are up to date.')).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(page.getByText('Insights are up to date.')).toBeVisible();
}

test('without a key a coach can explore matches, insights and the sheet, and nothing leaves the device', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto('/');
  const calls = watchCalls(page);
  await lookAround(page);
  await expect(page.getByRole('banner')).toContainText('on this device');
  await openUnwritten(page);
  await writeInsights(page);
  await page.getByRole('link', { name: 'Plays', exact: true }).click();
  await untilSettled(page);
  await page.getByRole('link', { name: 'Print', exact: true }).click();
  await untilSettled(page);
  await expect(page.getByRole('list', { name: 'Points by period' })).toBeVisible();
  expect(calls).toEqual([]);

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Forget…' }).click();
  await page.getByRole('button', { name: 'Forget this club' }).click();
  await expect(page.getByRole('list', { name: 'Clubs on this device' })).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByLabel('API key')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Clubs on this device' })).toHaveCount(0);
});

test('a file dropped on the device gives the same box score as at the service', async ({
  page,
  context,
  service,
}) => {
  test.setTimeout(180_000);
  const { away, player } = namesOf();
  await page.goto('/');
  const calls = watchCalls(page);
  await page.getByRole('button', { name: 'Open match files on this device' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add matches');
  await drop(page, [liveStats, { name: 'cut.json', text: liveStats.text.slice(0, -300) }]);
  await expect(page.getByRole('region', { name: 'One file is not taken' })).toContainText(
    'cut.json',
  );
  await page.getByLabel('In the files it is called').selectOption(away);
  await page.getByRole('button', { name: 'That is our team' }).click();
  await fillDays(page, '2026-11-14');
  await yes(page).click();
  await expect(page.getByRole('heading', { name: '1 match added' })).toBeVisible();
  await outcomes(page).getByRole('link').click();
  await expect(page.getByRole('main')).toContainText(player);
  const here = await tablesOf(page);
  expect(calls).toEqual([]);
  await page.reload();
  expect(await tablesOf(page), 'a reload keeps it').toEqual(here);

  const other = await context.browser()?.newPage({ baseURL: service.url });
  if (other === undefined) throw new Error('no browser');
  await openWith(other, await newClub(service, away, away), away);
  await other.getByRole('link', { name: 'Add matches' }).first().click();
  await untilItTakesFiles(other);
  await drop(other, [liveStats]);
  await fillDays(other, '2026-11-14');
  await yes(other).click();
  await outcomes(other).getByRole('link').click();
  expect(here).toEqual(await tablesOf(other));
  await other.close();
});

/** The texts of both box scores of a match page. */
async function tablesOf(page: Page): Promise<string[]> {
  // At this width no court-time strip is drawn beside the table later.
  await page.setViewportSize({ width: 1500, height: 800 });
  await untilSettled(page);
  const tables = page.getByRole('region', { name: /^Box score of/ });
  // The opponent's table is rendered after ours.
  await expect(tables).toHaveCount(2);
  for (const table of await tables.all()) await expect(table.getByRole('row').nth(3)).toBeVisible();
  return tables.allInnerTexts();
}

/** The worker files in all caches of this page. */
const cachedWorkers = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const cached = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return cached
      .flat()
      .filter(({ url }) => url.includes('/assets/worker-'))
      .map(({ url }) => url);
  });

test.describe('once it was loaded', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a club lives on the device without any network', async ({ page, context }) => {
    test.setTimeout(180_000);
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    expect(await cachedWorkers(page), 'nobody without such a club keeps its worker').toEqual([]);
    await lookAround(page);
    await expect.poll(() => cachedWorkers(page)).toHaveLength(1);
    await context.setOffline(true);
    await page.reload();
    await openUnwritten(page);
    await writeInsights(page);
    await expect(page.getByRole('banner')).not.toContainText('offline');
  });
});
