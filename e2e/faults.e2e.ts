import type { Page } from '@playwright/test';
import { paths } from '../src/dashboard/api/paths.ts';
import { partOf } from '../src/testing/share.ts';
import { everyAddress } from './fixtures/addresses.ts';
import { call, findMatch } from './fixtures/call.ts';
import { failing, faultTable } from './fixtures/fault-table.ts';
import { expect, test } from './fixtures/faulty.ts';
import { ownBoxScore } from './fixtures/page.ts';
import { demoKey, type RunningService } from './fixtures/service.ts';

/** All pages that read from the service, by name. */
async function pagesOf(service: RunningService): Promise<[name: string, address: string][]> {
  const readsNothing = ['settings'];
  const all = Object.entries(await everyAddress(service));
  return all.filter(([name]) => !readsNothing.includes(name));
}

/** Runs the page's clock until the sentence appears, so that retries cost no real time. */
async function expectSentence(page: Page, sentence: string | RegExp, where: string) {
  const message = page.getByRole('main').getByText(sentence).filter({ visible: true }).first();
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(message, where).toBeVisible({ timeout: 150 });
    // Three calls of 15 s with the pauses between take some 60 rounds.
  }).toPass({ timeout: 90_000, intervals: [50] });
}

const faultCount = Object.keys(faultTable).length;

for (const [index, [name, { fault, sentence }]] of Object.entries(faultTable).entries()) {
  test(`${name}: “${sentence}” on every page`, async ({ page, context, host, service }) => {
    await page.clock.install();
    const all = await pagesOf(service);
    // The short run tests each page with one fault; the soak with all.
    const pages = partOf(all, faultCount, index);
    const calls = () => host.asked.filter(({ call }) => call.includes(' /v1/'));
    for (const [pageName, address] of pages) {
      host.set(fault);
      const before = calls().length;
      // The previous page may be reloading, since it can now.
      await expect(async () => void (await page.goto(address))).toPass();
      if (name === 'no network') {
        await expect.poll(() => calls().length).toBeGreaterThan(before);
        await context.setOffline(true);
        host.breakOff();
      }
      await expectSentence(page, sentence, pageName);
      // A refused key was deleted: the next page needs it again.
      if (name === '401') await page.evaluate(() => sessionStorage.clear());
      await context.setOffline(false);
    }
    host.set(null);
    await expect(async () => void (await page.goto(pages[0]?.[1] ?? ''))).toPass();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    console.log(
      `figure: fault table: ${name} | ${sentence} | ${pages.length} of ${all.length} pages`,
    );
  });
}

test('a slow service is reported after 3 s and given up after 15 s', async ({ page, host }) => {
  // The page's clock advances only when the test advances it, on any machine.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  host.set({ kind: 'silent' });
  await page.goto(paths.club());
  await expect(page.getByRole('status').filter({ hasText: 'Loading' }).first()).toBeAttached();
  const slow = page.getByText('The service is slow to answer. Still waiting');
  await page.clock.runFor(2_000);
  await expect(slow).toHaveCount(0);
  await page.clock.runFor(1_500);
  await expect(slow).toBeVisible();
  await page.clock.runFor(11_000);
  await expect(page.getByText('No answer came within 15 seconds.')).toHaveCount(0);
  await expectSentence(page, 'No answer came within 15 seconds.', 'the club');
  host.set(null);
  await expectSentence(page, 'Kestrel Bay Basketball Club', 'the club');
});

test('the page waits for Retry-After, counts down, and continues by itself', async ({
  page,
  host,
}) => {
  host.set(failing(429, 'RATE_LIMITED', { 'Retry-After': '4' }), /GET \/v1\/clubs$/);
  await page.goto(paths.club());
  await expect(page.getByRole('timer')).toHaveText(/tries again by itself in \d seconds?\./);
  host.set(null);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kestrel Bay Basketball Club');
  const calls = host.asked.filter(({ call }) => call === 'GET /v1/clubs');
  expect((calls[1]?.at ?? 0) - (calls[0]?.at ?? 0)).toBeGreaterThanOrEqual(4_000);
});

test('a refused key is deleted; the next one leads back to the same page', async ({
  page,
  host,
  service,
}) => {
  const address = paths.team(await findMatch(service, 'ready'));
  await page.clock.install();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kestrel Bay/);
  host.set(failing(401, 'UNAUTHORIZED'));
  await page.clock.fastForward(60_000);
  await refocus(page);
  await expect(page.getByText('This key is not accepted any more.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/Kestrel Bay (?!Women)/);
  expect(
    await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])),
  ).not.toContain('key');
  host.set(null);
  await page.getByLabel('API key').fill(demoKey);
  await page.getByRole('button', { name: 'Open the club' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kestrel Bay/);
});

for (const name of [
  '403',
  '404',
  '500',
  'reset',
  'HTML of a Wi-Fi sign-in',
  'neither data nor error',
]) {
  test(`shown data stays through ${name}, with its age`, async ({ page, host, service }) => {
    await page.clock.install();
    await page.goto(paths.team(await findMatch(service, 'ready')));
    const rows = page.getByRole('main').getByRole('row');
    await expect(rows.nth(5)).toBeVisible();
    const before = await rows.count();
    host.set(faultTable[name]?.fault ?? null);
    await page.clock.fastForward(60_000);
    await refocus(page);
    await expect(async () => {
      await page.clock.runFor(1_000);
      await expect(page.getByText(/can’t update, as of \d/)).toBeVisible({ timeout: 200 });
    }).toPass();
    await expect(rows).toHaveCount(before);
  });
}

test('an unknown status is shown unchanged', async ({ page, host, service }) => {
  const match = await findMatch(service, 'ready');
  const body = (json: string) => json.replaceAll('"status":"ready"', '"status":"postprocessing"');
  host.set({ kind: 'rewrite', body }, / \/v1\/.*insights/);
  await page.goto(paths.insights(match));
  await expect(page.getByRole('main').getByText('postprocessing').first()).toBeVisible();
});

test('a number sent as text, or not at all, is “–”, reported once, and the row stays', async ({
  page,
  host,
  service,
}) => {
  const match = await findMatch(service, 'ready');
  const { team } = await call(service, 'getBoxScore', match);
  const body = (json: string) =>
    json.replace(/"points":\d+/, '"points":"lots"').replace(/"assists":\d+/, '"assists":null');
  host.set({ kind: 'rewrite', body }, /box-score/);
  await page.goto(paths.match(match));
  const table = ownBoxScore(page);
  await expect(table.locator('tbody th[scope=row]')).toHaveCount(team.players.length);
  await expect(page.getByText('1 value could not be read and counts as not recorded.')).toHaveCount(
    1,
  );
  await expect(table.getByRole('cell', { name: '–' }).first()).toBeVisible();
});

test('with wrong clocks or an invalid time only the time is missing', async ({
  page,
  host,
  service,
}) => {
  const match = await findMatch(service, 'ready');
  const { generatedAt } = await call(service, 'getInsights', match);
  // This device's clock is an hour before the text's time.
  await page.clock.install({ time: Date.parse(generatedAt ?? '') - 3_600_000 });
  await page.goto(paths.insights(match));
  await expect(page.getByText(/^Written .*\d{4}, \d+:\d\d/)).toBeVisible();
  await expect(page.getByRole('banner')).not.toContainText('updated');
  const body = (json: string) => json.replace(/"generatedAt":"[^"]+"/, '"generatedAt":"yesterday"');
  host.set({ kind: 'rewrite', body }, / \/v1\/.*insights/);
  await page.reload();
  await expect(page.getByText('Written at an unknown time')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Six ratings' })).toBeVisible();
});

/** Focuses the tab again, which refetches stale data. */
async function refocus(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
}
