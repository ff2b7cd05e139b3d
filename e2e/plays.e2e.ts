import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { paths } from '../src/dashboard/paths.ts';
import { call } from './fixtures/call.ts';
import { failing } from './fixtures/fault-table.ts';
import { expect, test } from './fixtures/faulty.ts';
import type { RunningService } from './fixtures/service.ts';

const playByPlay = /GET \/v1\/matches\/[^/]+\/play-by-play/;

/** A match of the demo club in this status, with its address. */
async function openPlays(page: Page, service: RunningService, status = 'completed') {
  const club = await call(service, 'getClub', {});
  const { teams } = await call(service, 'listTeams', { clubId: club.id });
  for (const { id: teamId } of teams) {
    const { matches } = await call(service, 'listMatches', { teamId });
    const match = matches.find((each) => each.status === status);
    if (!match) continue;
    await page.goto(paths.plays({ teamId, matchId: match.id }));
    return { teamId, match };
  }
  throw new Error(`The demo club has no ${status} match`);
}

const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Every row of the play-by-play as text. */
const rowsOf = (page: Page) => part(page, 'Play-by-play').locator('li[id^="play-"]');

/** Rewrites what the service answers about plays. */
const rewriting = (change: (event: Record<string, unknown>) => void) =>
  ({
    kind: 'rewrite',
    body: (json: string) => {
      const reply = JSON.parse(json);
      for (const event of reply.data.events) change(event);
      return JSON.stringify(reply);
    },
  }) as const;

test('the tab beside Insights opens score flow, shots, times on court and every play', async ({
  page,
  service,
}) => {
  const { teamId, match } = await openPlays(page, service);
  await page.goto(paths.match({ teamId, matchId: match.id }));
  await page.getByRole('link', { name: 'Plays', exact: true }).click();
  await expect(page).toHaveURL(/\/plays$/);
  for (const name of ['Score flow', 'Shot chart', 'On court', 'Play-by-play']) {
    await expect(part(page, name)).toBeVisible();
  }
  const { events } = await call(service, 'getPlayByPlay', { matchId: match.id });
  await expect(rowsOf(page)).toHaveCount(events.length);
  const last = rowsOf(page).last();
  await expect(last).toContainText(`${match.score?.team}–${match.score?.opponent}`);
});

test('the score is read by keyboard, moment by moment, and in a table', async ({
  page,
  service,
}) => {
  await openPlays(page, service);
  const flow = part(page, 'Score flow');
  const moment = flow.getByRole('slider', { name: 'Score flow, score by score' });
  await moment.focus();
  await page.keyboard.press('Home');
  await expect(moment).toHaveAttribute('aria-valuetext', 'Start of the match, 0 to 0');
  await page.keyboard.press('ArrowRight');
  await expect(moment).toHaveAttribute(
    'aria-valuetext',
    /^Quarter 1, \d+:\d\d, \d to \d, .+ by \d, .+$/,
  );
  await flow.getByText('Every score as a table').click();
  const first = flow.getByRole('region', { name: 'Every score' }).getByRole('row').nth(1);
  await expect(first).toContainText('Quarter 1');
  await flow.getByRole('radio', { name: 'Both scores' }).click({ force: true });
  await expect(page).toHaveURL(/flow=scores/);
});

test('pointing at the chart reads that moment', async ({ page, service }) => {
  await openPlays(page, service);
  const flow = part(page, 'Score flow');
  const box = await flow.getByRole('slider').boundingBox();
  if (!box) throw new Error('the chart has no place');
  await page.mouse.move(box.x + 1, box.y + box.height / 2);
  await expect(flow.getByText('Start of the match, 0–0')).toBeVisible();
});

test('a score leads to its play, the focus with it, and Back returns', async ({
  page,
  service,
}) => {
  await openPlays(page, service);
  const flow = part(page, 'Score flow');
  await flow.getByText('Every score as a table').click();
  const link = flow.getByRole('region', { name: 'Every score' }).getByRole('link').nth(5);
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

test('links lead to the parts of the page, the focus with them', async ({ page, service }) => {
  await openPlays(page, service);
  const links = page.getByRole('navigation', { name: 'On this page' });
  await links.getByRole('link', { name: 'Play-by-play' }).press('Enter');
  await expect(part(page, 'Play-by-play')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(part(page, 'Play-by-play').locator(':focus')).toHaveCount(1);
});

test('arrow keys go from shot to shot, and Enter opens the play', async ({ page, service }) => {
  await openPlays(page, service);
  const shots = part(page, 'Shot chart').locator('[data-mark]');
  await shots.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(shots.nth(1)).toBeFocused();
  const name = await shots.nth(1).getAttribute('aria-label');
  await expect(part(page, 'Shot chart').getByText(name ?? '')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('li:focus')).toContainText(/points|Missed/);
});

test('the shot chart is narrowed to a side, a player and a period, and the address keeps it', async ({
  page,
  service,
}) => {
  const { match } = await openPlays(page, service);
  const chart = part(page, 'Shot chart');
  await chart.getByRole('radio', { name: match.opponent.name }).click({ force: true });
  await expect(page).toHaveURL(/shots=opponent/);
  const ofSide = await chart.locator('[data-mark]').count();
  const shooter = chart.getByRole('combobox', { name: 'Shooter' });
  const player = (await shooter.locator('option').nth(1).textContent()) ?? '';
  await shooter.selectOption({ label: player });
  await chart.getByRole('radio', { name: 'Quarter 2' }).click({ force: true });
  await expect(page).toHaveURL(/shots=opponent&shooter=opponent-\d+&shots-period=2/);
  const narrowed = await chart.locator('[data-mark]').count();
  expect(narrowed).toBeLessThan(ofSide);
  await page.reload();
  await expect(
    chart.getByRole('table', { name: `Shooting by zone of ${player}, period 2` }),
  ).toBeVisible();
  await expect(chart.locator('[data-mark]')).toHaveCount(narrowed);
});

test('stints are read by arrow keys; line-ups are narrowed by minutes', async ({
  page,
  service,
}) => {
  await openPlays(page, service);
  const onCourt = part(page, 'On court');
  const stints = onCourt.locator('[data-mark]');
  await stints.first().focus();
  await expect(stints.first()).toHaveAccessibleName(/^Quarter 1, 10:00 to \d+:\d\d, .+ on court/);
  const first = await stints.first().getAttribute('data-row');
  await page.keyboard.press('ArrowDown');
  expect(await page.locator('[data-mark]:focus').getAttribute('data-row')).not.toBe(first);
  const least = onCourt.getByRole('combobox', { name: 'On court for at least' });
  await least.selectOption('0 minutes');
  await expect(onCourt.getByRole('status')).toHaveText(/^(\d+) of \1 line-ups$/);
  await least.selectOption('8 minutes');
  await expect(page).toHaveURL(/minutes=8/);
  await expect(onCourt.getByRole('status')).not.toHaveText(/^(\d+) of \1 line-ups$/);
});

test('plays are narrowed by period, player and type; a cold link keeps it; a jump widens it', async ({
  page,
  service,
}) => {
  await openPlays(page, service);
  const plays = part(page, 'Play-by-play');
  await plays.getByRole('radio', { name: 'Quarter 3' }).click({ force: true });
  await plays.getByRole('combobox', { name: 'Type of play' }).selectOption({ label: 'Fouls' });
  await expect(page).toHaveURL(/period=3&type=fouls/);
  await expect(plays.getByRole('heading', { level: 3 })).toHaveText([/^Quarter 3/]);
  for (const text of await rowsOf(page).allTextContents()) expect(text).toMatch(/Foul/);
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

test('a match that is being played says so and reads itself again', async ({
  page,
  service,
  host,
}) => {
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

test('a service without play-by-play: one sentence, and the rest of the match', async ({
  page,
  service,
  host,
}) => {
  host.set(failing(404, 'NOT_FOUND'), playByPlay);
  await openPlays(page, service);
  await expect(page.getByText('This service has no play-by-play of this match')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('link', { name: 'Box score', exact: true }).click();
  await expect(page.getByRole('region', { name: /^Box score of/ }).first()).toBeVisible();
});

test('without places the shot chart says so; without times the minutes do', async ({
  page,
  service,
  host,
}) => {
  host.set(
    rewriting((event) => {
      delete event.courtPosition;
      event.clockSeconds = null;
    }),
    playByPlay,
  );
  await openPlays(page, service);
  await expect(page.getByText('The places of the shots were not recorded')).toBeVisible();
  await expect(page.getByText('so minutes cannot be told')).toBeVisible();
  await expect(page.getByText('scores stand in their order')).toBeVisible();
  await expect(rowsOf(page).first()).toContainText('–');
});

test('without scores the score flow says so, and plays are listed', async ({
  page,
  service,
  host,
}) => {
  host.set(
    rewriting((event) => {
      event.score = { team: null, opponent: null };
    }),
    playByPlay,
  );
  await openPlays(page, service);
  await expect(page.getByText('No score to follow')).toBeVisible();
  await expect(rowsOf(page).nth(100)).toBeAttached();
});

test('on a phone nothing is wider than the page', async ({ page, service }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPlays(page, service);
  await expect(rowsOf(page).nth(100)).toBeAttached();
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(tooWide).toBeLessThanOrEqual(0);
});
