import { paths } from '../src/dashboard/api/paths.ts';
import { findMatch } from './fixtures/call.ts';
import { expect, test } from './fixtures/faulty.ts';

test.describe('without a key', () => {
  test.use({ keyIsThere: false });

  test('nothing is requested', async ({ page, service }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/v1/')) calls.push(request.url());
    });
    await page.goto(paths.match(await findMatch(service, 'ready')));
    await expect(page.getByLabel('API key')).toBeVisible();
    expect(calls).toEqual([]);
  });
});

test('hovering over a link preloads the code and data of its page', async ({ page, service }) => {
  const match = await findMatch(service, 'ready');
  await page.goto(paths.match(match));
  const brought = [/\/InsightsPage-.*\.js$/, /\/v1\/.*\/insights$/].map((address) =>
    page.waitForResponse((response) => address.test(response.url())),
  );
  await page
    .getByRole('navigation', { name: 'Match' })
    .getByRole('link', { name: 'Insights' })
    .hover();
  for (const response of brought) expect((await response).status()).toBe(200);
  expect(new URL(page.url()).pathname).toBe(paths.match(match));
});
