import { paths } from '../src/dashboard/api/paths.ts';
import { findMatch } from './fixtures/call.ts';
import { expect, test } from './fixtures/faulty.ts';
import { ownBoxScore } from './fixtures/own-box-score.ts';

test("a cold match page asks for its box score before any of the app's code is there, and once", async ({
  page,
  service,
}) => {
  const match = await findMatch(service, 'ready');
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/v1/')) calls.push(pathname);
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const boxScore = `/v1/matches/${match.matchId}/box-score`;
  const answered = page.waitForResponse((response) => response.url().endsWith(boxScore));
  await page.goto(paths.match(match), { waitUntil: 'commit' });
  expect((await answered).status()).toBe(200);
  expect(calls[0]).toBe(boxScore);

  release();
  await expect(ownBoxScore(page)).toBeVisible();
  expect(calls.filter((path) => path === boxScore)).toHaveLength(1);
  expect(calls.filter((path) => path.endsWith(`${match.teamId}/matches`))).toHaveLength(1);
  expect(await page.evaluate(() => Reflect.get(window, 'takeEarlyCall'))).toBeUndefined();
});

test.describe('without a key', () => {
  test.use({ keyIsThere: false });

  test('nothing is asked', async ({ page, service }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/v1/')) calls.push(request.url());
    });
    await page.goto(paths.match(await findMatch(service, 'ready')));
    await expect(page.getByLabel('API key')).toBeVisible();
    expect(calls).toEqual([]);
  });
});

test('a link that is pointed at has the code of its page brought, before it is followed', async ({
  page,
  service,
}) => {
  const match = await findMatch(service, 'ready');
  await page.goto(paths.match(match));
  const brought = page.waitForResponse((response) => /\/InsightsPage-.*\.js$/.test(response.url()));
  await page
    .getByRole('navigation', { name: 'Match' })
    .getByRole('link', { name: 'Insights' })
    .hover();
  expect((await brought).status()).toBe(200);
  expect(new URL(page.url()).pathname).toBe(paths.match(match));
});
