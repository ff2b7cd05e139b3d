import { readFile } from 'node:fs/promises';
import { paths } from '../src/dashboard/api/paths.ts';
import { call } from './fixtures/call.ts';
import { expect, test } from './fixtures/faulty.ts';
import { ownBoxScore } from './fixtures/page.ts';
import { openPlays, part, playByPlay, rowsOf } from './fixtures/plays-page.ts';

declare global {
  interface Window {
    /** The number of listed plays each time more were rendered. */
    listed: number[];
  }
}

test('the tab beside Insights opens score flow, shots, times on court and every play', async ({
  page,
  service,
}) => {
  const { teamId, match } = await openPlays(page, service);
  await page.goto(paths.match({ teamId, matchId: match.id }));
  await page.getByRole('link', { name: 'Plays', exact: true }).click();
  await expect(page).toHaveURL(/\/plays$/);
  for (const name of ['Score flow', 'Shot chart', 'Line-ups', 'Play-by-play']) {
    await expect(part(page, name)).toBeVisible();
  }
  const { events } = await call(service, 'getPlayByPlay', { matchId: match.id });
  const shown = part(page, 'Play-by-play').locator('[id^="play-"]');
  await expect(shown).toHaveCount(events.length);
  expect(await rowsOf(page).count(), 'what belongs together is one line').toBeLessThan(
    (2 / 3) * events.length,
  );
  await expect(
    rowsOf(page)
      .filter({ hasText: /goes out, .+ comes in/ })
      .first(),
  ).toBeAttached();
  const last = rowsOf(page).last();
  await expect(last).toContainText(`${match.score?.team}–${match.score?.opponent}`);
});

test('a score links to its play and moves the focus there, and Back returns', async ({
  page,
  service,
}) => {
  await openPlays(page, service);
  const link = part(page, 'Score flow').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#play-\d+$/);
  const row = page.locator('li:focus');
  await expect(row).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: /^At the play Q\d/ })).toHaveCount(1);
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.goForward();
  await page.reload();
  await expect(row).toBeInViewport();
});

test('the list of plays is at most ten keys away, past the bar and the match’s header', async ({
  page,
  service,
}) => {
  await openPlays(page, service);
  const links = page.getByRole('navigation', { name: 'On this page' });
  const last = links.getByRole('link', { name: 'Play-by-play' });
  await page.getByRole('link', { name: 'Skip to the page' }).press('Enter');
  for (const key of ['Tab', 'Enter']) await page.keyboard.press(key);
  await expect(page.locator('#tab')).toBeFocused();
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  await last.press('Enter');
  await expect(page.locator('#play-by-play')).toBeFocused();
  await expect(part(page, 'Play-by-play')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(part(page, 'Play-by-play').locator(':focus')).toHaveCount(1);
});

test('the score flow is rendered before the plays', async ({ page, service }) => {
  await page.addInitScript(() => {
    window.listed = [];
    new MutationObserver(() => {
      if (!document.querySelector('#score-flow svg')) return;
      const rows = document.querySelectorAll('#play-by-play [id^=play-]').length;
      if (rows !== window.listed.at(-1)) window.listed.push(rows);
    }).observe(document, { subtree: true, childList: true });
  });
  const { match } = await openPlays(page, service);
  const { events } = await call(service, 'getPlayByPlay', { matchId: match.id });
  await expect(page.locator('#play-by-play [id^=play-]')).toHaveCount(events.length);
  expect(await page.evaluate(() => window.listed)).toEqual([0, events.length]);
});

test('back from another page, the plays keep their scroll position and open periods', async ({
  page,
  service,
}) => {
  await openPlays(page, service);
  await expect(rowsOf(page).first()).toBeHidden();
  await part(page, 'Play-by-play').getByRole('heading', { name: /^Q1/ }).click();
  const row = rowsOf(page).nth(50);
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(row).toBeInViewport();
  const boxScore = page.getByRole('link', { name: 'Box score', exact: true });
  await boxScore.evaluate((link: HTMLElement) => link.click());
  await expect(ownBoxScore(page)).toBeVisible();
  await page.goBack();
  await expect(row).toBeInViewport();
});

test('plays can be filtered by period, player and type; a link has the filter, a jump clears it', async ({
  page,
  service,
}) => {
  await openPlays(page, service);
  const plays = part(page, 'Play-by-play');
  await plays.getByRole('radio', { name: 'Q3' }).check();
  await plays.getByRole('combobox', { name: 'Type of play' }).selectOption({ label: 'Fouls' });
  await expect(page).toHaveURL(/period=3&type=fouls/);
  await expect(plays.getByRole('heading', { level: 3 })).toHaveText([/^Q3/]);
  await expect(rowsOf(page).filter({ hasNotText: 'Foul' })).toHaveCount(0);
  await expect(rowsOf(page)).not.toHaveCount(0);
  await page.reload();
  await expect(plays.getByRole('status')).toHaveText(/^\d+ of \d+ plays$/);
  await part(page, 'Shot chart').locator('[data-mark]').first().press('Enter');
  await expect(page.locator('li:focus')).toBeInViewport();
  await expect(page).toHaveURL(/plays#play-\d+$/);
});

test('the play-by-play as a table for spreadsheets', async ({ page, service }) => {
  const { match } = await openPlays(page, service);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d .+ v .+ play-by-play\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  const { events } = await call(service, 'getPlayByPlay', { matchId: match.id });
  expect(lines).toHaveLength(events.length + 1);
  expect(lines[0]).toContain('Row,Period,Clock');
});

test('a live match says so and updates itself', async ({ page, service, host }) => {
  await page.clock.install();
  await openPlays(page, service, 'live');
  await expect(page.getByText('This match is being played')).toBeVisible();
  const asked = () => host.asked.filter((each) => playByPlay.test(each.call)).length;
  const before = asked();
  await page.clock.runFor(21_000);
  await expect.poll(asked).toBeGreaterThan(before);
  await page.getByRole('link', { name: 'Latest play' }).click();
  await expect(page.locator('li:focus')).toBeInViewport();
});
