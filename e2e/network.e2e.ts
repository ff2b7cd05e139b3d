import type { Page } from '@playwright/test';
import { paths } from '../src/dashboard/api/paths.ts';
import { findMatch } from './fixtures/call.ts';
import { expect, test } from './fixtures/faulty.ts';
import { ownBoxScore } from './fixtures/page.ts';
import type { RunningService } from './fixtures/service.ts';

/** Opens a match without insights; returns the button that generates them. */
async function openUnwritten(page: Page, service: RunningService) {
  await page.goto(paths.insights(await findMatch(service, 'not_generated')));
  const write = page.getByRole('button', { name: 'Write insights' });
  await expect(write).toBeEnabled();
  return write;
}

/** Waits at most 10 s until the page reports the lost connection, and prints how long it took. */
async function expectReported(
  page: Page,
  when: string,
  alert = page.getByText(/No connection|You are offline|offline, as of \d/),
) {
  const began = Date.now();
  await expect(alert.first()).toBeVisible({ timeout: 10_000 });
  console.log(`figure: no network, ${when}: reported after ${Date.now() - began} ms (10,000)`);
}

test('a first load without a network says so within 10 s and resumes by itself', async ({
  page,
  host,
}) => {
  host.set({ kind: 'reset' });
  await page.goto(paths.club());
  await expectReported(page, 'cold');
  host.set(null);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kestrel Bay Basketball Club', {
    timeout: 20_000,
  });
});

test('a page whose code does not arrive says so within 10 s and appears by itself', async ({
  page,
  host,
  service,
}) => {
  const { teamId } = await findMatch(service, 'ready');
  await page.goto(paths.club());
  const link = page
    .getByRole('main')
    .locator(`a[href^="${paths.team({ teamId })}"]`)
    .first();
  await expect(link).toBeVisible();
  // The club page has loaded fully: a later note about a missing part would move the link away from the pointer.
  await page.waitForLoadState('networkidle');
  host.set({ kind: 'reset' }, / \//);
  await link.click();
  await expectReported(page, 'before a page’s code');
  expect(page.url()).toContain(host.url);
  host.set(null);
  await expect(page.getByRole('row').nth(5)).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(new RegExp(paths.team({ teamId })));
});

test('a network lost while the frame loads is reported too', async ({ page, context, host }) => {
  host.set({ kind: 'reset' }, /\/assets\/later-parts/);
  await page.goto(paths.club());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kestrel Bay Basketball Club');
  await context.setOffline(true);
  await expectReported(
    page,
    'before the frame is whole',
    page.getByText('offline', { exact: true }),
  );
  host.set(null);
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Find' })).toBeVisible();
});

test('if a chart’s code does not arrive, only the chart is missing', async ({
  page,
  host,
  service,
}) => {
  host.set({ kind: 'reset' }, /\/assets\/RatingRadar/);
  await page.goto(paths.insights(await findMatch(service, 'ready')));
  await expect(page.getByRole('heading', { name: 'Six ratings' })).toBeVisible();
  await expect(page.getByText('This part could not be loaded.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Six ratings' })).toBeVisible();
  host.set(null);
  await page.reload();
  await expect(page.getByRole('img', { name: 'Shape of this match' })).toBeVisible();
});

test('a network lost while a page loads is reported within 10 s, and the page resumes by itself', async ({
  page,
  context,
  host,
  service,
}) => {
  const match = await findMatch(service, 'ready');
  host.set({ kind: 'silent' }, /box-score/);
  await page.goto(paths.match(match));
  await expect(page.getByRole('status').filter({ hasText: 'Loading the box score' })).toBeVisible();
  await context.setOffline(true);
  host.breakOff();
  await expectReported(page, 'mid-load');
  host.set(null);
  await context.setOffline(false);
  await expect(ownBoxScore(page)).toBeVisible();
});

test('a run started without a network fails at once and is not sent later', async ({
  page,
  context,
  host,
  service,
}) => {
  const write = await openUnwritten(page, service);
  await context.setOffline(true);
  await write.click();
  await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible({
    timeout: 10_000,
  });
  await context.setOffline(false);
  await expect(write).toBeEnabled();
  expect(host.asked.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

test('a run whose request loses the network says so within 10 s and can be started again', async ({
  page,
  context,
  host,
  service,
}) => {
  const write = await openUnwritten(page, service);
  host.set({ kind: 'silent' }, /^POST /);
  await write.click();
  const posts = () => host.asked.filter(({ call }) => call.startsWith('POST')).length;
  await expect.poll(posts).toBe(1);
  await context.setOffline(true);
  host.breakOff();
  await expectReported(
    page,
    'mid-POST',
    page.getByRole('alert').filter({ hasText: 'No connection' }),
  );
  host.set(null);
  await context.setOffline(false);
  await expect(write).toBeEnabled();
  expect(posts(), 'POSTs sent').toBe(1);
});

test('polling without a network shows the age of the data and continues by itself', async ({
  page,
  context,
  host,
  service,
}) => {
  const generating = (json: string) => json.replace(/"status":"\w+"/, '"status":"generating"');
  host.set({ kind: 'rewrite', body: generating }, / \/v1\/.*\/insights/);
  await page.goto(paths.insights(await findMatch(service, 'ready')));
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Find' })).toBeVisible();
  await context.setOffline(true);
  await expectReported(page, 'mid-poll', page.getByText(/offline, as of \d/));
  await expect(page.getByRole('progressbar')).toBeVisible();
  host.set(null);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Six ratings' })).toBeVisible();
  const polls = [...host.mostAtOnce].filter(([call]) => call.endsWith('/insights'));
  expect(Math.max(...polls.map(([, most]) => most)), 'calls in flight at once').toBe(1);
});
