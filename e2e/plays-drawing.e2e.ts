import { paths } from '../src/dashboard/api/paths.ts';
import { call } from './fixtures/call.ts';
import { expect, test } from './fixtures/faulty.ts';
import { openPlays, part } from './fixtures/plays-page.ts';

/* Hundreds of rows must not stand in the way of the first paint, and must be there soon after. */

declare global {
  interface Window {
    /** How many plays were listed whenever more of them had been drawn. */
    listed: number[];
  }
}

test('the first plays are drawn before all of them', async ({ page, service }) => {
  await page.addInitScript(() => {
    window.listed = [];
    new MutationObserver(() => {
      const rows = document.querySelectorAll('#play-by-play [id^=play-]').length;
      if (rows > 0 && rows !== window.listed.at(-1)) window.listed.push(rows);
    }).observe(document, { subtree: true, childList: true });
  });
  const { match } = await openPlays(page, service);
  const { events } = await call(service, 'getPlayByPlay', { matchId: match.id });
  await expect(page.locator('#play-by-play [id^=play-]')).toHaveCount(events.length);
  expect(await page.evaluate(() => window.listed)).toEqual([40, events.length]);
});

test('who comes back from another page finds the plays where they were left', async ({
  page,
  service,
}) => {
  const { teamId, match } = await openPlays(page, service);
  // Of the last period, which is open.
  const row = part(page, 'Play-by-play').locator('details[open] li[id^="play-"]').nth(50);
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(row).toBeInViewport();
  const boxScore = page.getByRole('link', { name: 'Box score', exact: true });
  await boxScore.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(paths.match({ teamId, matchId: match.id }));
  await expect(page.getByRole('region', { name: /^Box score of/ }).first()).toBeVisible();
  await page.goBack();
  await expect(part(page, 'Play-by-play')).toBeAttached();
  await expect(row).toBeInViewport();
});
