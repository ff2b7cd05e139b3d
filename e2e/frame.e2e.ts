import type { Page } from '@playwright/test';
import { paths } from '../src/dashboard/api/paths.ts';
import { findLive, findMatch } from './fixtures/call.ts';
import { expect, test } from './fixtures/faulty.ts';
import { knownTeam, untilSettled } from './fixtures/page.ts';

const bar = (page: Page) => page.getByRole('banner');

test('"/" finds a match by keyboard, unless switched off', async ({ page, service }) => {
  const { teamId, matches } = await knownTeam(service);
  const opponent = matches[0]?.opponent.name ?? '';
  await page.goto(paths.team({ teamId }));
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Find/ })).toBeVisible();
  await page.keyboard.press('/');
  const box = page.getByRole('combobox', { name: /^Find/ });
  await expect(box).toBeFocused();
  await box.pressSequentially(opponent.toLowerCase());
  await expect(page.getByRole('option').first()).toContainText(opponent);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/matches\//);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto(paths.settings());
  await page.getByLabel(/The key/).uncheck();
  await page.goto(paths.team({ teamId }));
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await bar(page).getByRole('button', { name: 'Find' }).click();
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the team switch keeps the section, and a new page is announced and gets the focus', async ({
  page,
  service,
}) => {
  const { teamId } = await knownTeam(service);
  await page.goto(paths.roster({ teamId }));
  await untilSettled(page);
  await bar(page).getByRole('button', { expanded: false }).first().focus();
  await page.keyboard.press('Enter');
  await bar(page).getByRole('link', { name: /U18/ }).click();
  await expect(page).toHaveURL(/\/roster$/);
  await expect(page).toHaveTitle(/^Roster · /);
  await page.getByRole('link', { name: 'Trends' }).click();
  await expect(page).toHaveTitle(/^Trends · /);
  await page.keyboard.press('Tab');
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first().click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByText(/^Kestrel Bay Basketball Club · Boxout$/)).toBeAttached();
});

test('ArrowUp on the team switch leads to the last team', async ({ page, service }) => {
  const { teamId } = await knownTeam(service);
  await page.goto(paths.roster({ teamId }));
  await untilSettled(page);
  const button = bar(page).getByRole('button', { expanded: false }).first();
  await button.focus();
  await page.keyboard.press('Enter');
  const teams = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
  await expect(teams.locator('a:focus')).toHaveCount(1);
  await bar(page).getByRole('button', { expanded: true }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(teams.last().getByRole('link')).toBeFocused();
});

test('the bar of a match leads to the same section of another match of the season', async ({
  page,
  service,
}) => {
  const match = await findMatch(service, 'ready');
  await page.goto(paths.insights(match));
  const button = bar(page).getByRole('button', { name: 'Other matches' });
  await button.click();
  const matches = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
  const current = matches.locator('a[aria-current="page"]');
  await expect(current).toBeFocused();
  const href = await current.getAttribute('href');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/insights$/);
  expect(page.url()).not.toContain(href);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('heading', { name: 'Six ratings' })).toBeVisible();
});

test('the age of data older than a minute is shown, and announced only if an update fails', async ({
  page,
  context,
  service,
}) => {
  const { teamId } = await knownTeam(service);
  await page.clock.install();
  await page.goto(paths.roster({ teamId }));
  await untilSettled(page);
  await expect(bar(page)).not.toContainText('updated');
  await page.clock.runFor(130_000);
  await expect(page.getByText(/^updated 2 min/)).toBeVisible();
  await expect(bar(page).getByRole('status')).toHaveText(['']);
  await context.setOffline(true);
  await expect(bar(page).getByRole('status')).toHaveText([/^offline, as of \d/]);
});

test('a live match is updated automatically and links to its page', async ({
  page,
  service,
  host,
}) => {
  const { teamId } = await findLive(service);
  await page.clock.install();
  await page.goto(paths.team({ teamId }));
  await expect(page.getByRole('row').filter({ hasText: 'Live' })).toBeVisible();
  const asked = () => host.asked.filter((each) => each.call === `GET /v1/teams/${teamId}/matches`);
  const before = asked().length;
  await page.clock.runFor(21_000);
  await expect.poll(() => asked().length).toBe(before + 1);
  await page.getByRole('link', { name: /^Live/ }).click();
  await expect(page).toHaveURL(/\/matches\//);
});
