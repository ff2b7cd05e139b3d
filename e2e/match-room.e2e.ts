import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { paths } from '../src/dashboard/api/paths.ts';
import { call, findMatch } from './fixtures/call.ts';
import { expect, test } from './fixtures/faulty.ts';
import { ownBoxScore, untilSettled } from './fixtures/page.ts';
import { rewriting } from './fixtures/rewriting.ts';
import type { RunningService } from './fixtures/service.ts';

const header = (box: Locator, name: string) => box.getByRole('button', { name, exact: true });
const column = (box: Locator, name: string) => box.getByRole('columnheader', { name, exact: true });

/** The players' names in a box score, from top to bottom. */
const names = (box: Locator) => box.getByRole('rowheader').getByRole('link').allTextContents();

async function openMatch(page: Page, service: RunningService) {
  const match = await findMatch(service, 'ready');
  await page.goto(paths.match(match));
  await untilSettled(page);
  await expect(ownBoxScore(page)).toBeVisible();
  return match;
}

test('a laptop shows the header, why it ended so, and the first rows of the whole box score', async ({
  page,
  service,
}) => {
  await openMatch(page, service);
  await expect(page.getByRole('region', { name: 'Why' })).toBeInViewport({ ratio: 1 });
  await expect(ownBoxScore(page).getByRole('row').nth(3)).toBeInViewport({ ratio: 1 });
  for (const box of await page.getByRole('region', { name: /^Box score of/ }).all()) {
    expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  }
});

test('a header sorts, reverses and restores the sheet; the address keeps it', async ({
  page,
  service,
}) => {
  await openMatch(page, service);
  const box = ownBoxScore(page);
  const sheet = await names(box);
  await header(box, 'PTS').click();
  await expect(column(box, 'PTS')).toHaveAttribute('aria-sort', 'descending');
  const byPoints = await names(box);
  expect(byPoints).not.toEqual(sheet);
  await expect(page).toHaveURL(/\?sort=points$/);
  await page.reload();
  await expect(column(box, 'PTS')).toHaveAttribute('aria-sort', 'descending');
  expect(await names(box)).toEqual(byPoints);
  await header(box, 'PTS').click();
  await expect(column(box, 'PTS')).toHaveAttribute('aria-sort', 'ascending');
  await header(box, 'PTS').click();
  await expect(column(box, 'PTS')).not.toHaveAttribute('aria-sort');
  expect(await names(box)).toEqual(sheet);
  await expect(page).not.toHaveURL(/\?/);
});

test('one sort applies to both sides, is in the address with the period, and Back restores it', async ({
  page,
  service,
}) => {
  await openMatch(page, service);
  const other = page.getByRole('region', { name: /^Box score of/ }).nth(1);
  const tabs = page.getByRole('navigation', { name: 'Match' });
  await header(other, 'AST').click();
  await expect(column(ownBoxScore(page), 'AST')).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('radio', { name: 'Q2' }).check();
  await header(ownBoxScore(page), 'AST').click();
  await expect(column(ownBoxScore(page), 'AST')).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/\?sort=assists-ascending&period=2$/);
  await tabs.getByRole('link', { name: 'Insights' }).click();
  await expect(page).toHaveURL(/\/insights$/);
  await page.goBack();
  await expect(column(ownBoxScore(page), 'AST')).toHaveAttribute('aria-sort', 'ascending');
  await expect(column(other, 'AST')).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('radio', { name: 'Q2' })).toBeChecked();
  await tabs.getByRole('link', { name: 'Box score' }).click();
  await expect(column(ownBoxScore(page), 'AST')).not.toHaveAttribute('aria-sort');
  await expect(page.getByRole('radio', { name: 'Whole match' })).toBeChecked();
  await expect(page).not.toHaveURL(/\?/);
});

test('back from another tab, a match and its insights are as far scrolled as they were', async ({
  page,
  service,
}) => {
  await openMatch(page, service);
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Match' }).getByRole('link', { name, exact: true });
  const press = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());
  const inSeason = page.getByRole('link', { name: 'This match in the season' });
  const players = page.getByRole('region', { name: 'Players of this match' });
  for (const [from, to, last] of [
    ['Box score', 'Insights', inSeason],
    ['Insights', 'Box score', players.getByRole('link').last()],
  ] as const) {
    await press(tab(from));
    await last.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(last).toBeInViewport();
    await press(tab(to));
    await expect(tab(to)).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expect(tab(from)).toHaveAttribute('aria-current', 'page');
    await expect(last).toBeInViewport();
  }
});

test('one period and the advanced columns have an address', async ({ page, service }) => {
  const match = await openMatch(page, service);
  const { matches } = await call(service, 'listMatches', match);
  const points = matches.find(({ id }) => id === match.matchId)?.periods[1]?.team;
  await page.getByRole('radio', { name: 'Q2' }).check();
  const totals = ownBoxScore(page).getByRole('row', { name: /^Totals/ });
  await expect(totals.getByRole('cell').nth(2)).toHaveText(String(points));
  await page.getByRole('radio', { name: 'Advanced' }).check();
  await expect(column(ownBoxScore(page), 'USG%')).toBeVisible();
  await expect(page).toHaveURL(/\?period=2&columns=advanced$/);
  await page.goto(page.url());
  await expect(page.getByRole('radio', { name: 'Q2' })).toBeChecked();
  await expect(column(ownBoxScore(page), 'USG%')).toBeVisible();
  await expect(totals.getByRole('cell').nth(2)).toHaveText(String(points));
});

test('an abbreviation explains itself on hover and on focus', async ({ page, service }) => {
  await openMatch(page, service);
  const hint = page.getByRole('tooltip').filter({ hasText: /^Assists$/ });
  await header(ownBoxScore(page), 'AST').hover();
  await expect(hint).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(hint).toBeHidden();
  await header(ownBoxScore(page), 'REB').focus();
  await page.keyboard.press('ArrowRight');
  await expect(hint).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(column(ownBoxScore(page), 'AST')).toHaveAttribute('aria-sort', 'descending');
  await expect(hint).toBeHidden();
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('has all columns, pins the names, and explains abbreviations on tap', async ({
    page,
    service,
  }) => {
    await openMatch(page, service);
    const box = ownBoxScore(page);
    for (const name of ['MIN', 'PTS', 'FG', '2P', '3P', 'FT']) {
      await header(box, name).scrollIntoViewIfNeeded();
      await expect(column(box, name)).toBeInViewport({ ratio: 0.9 });
    }
    expect(await box.evaluate((element) => element.scrollLeft)).toBe(0);
    const name = box.getByRole('rowheader').first();
    const before = (await name.boundingBox())?.x;
    await box.evaluate((element) => element.scrollTo(200, 0));
    await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBe(200);
    const after = (await name.boundingBox())?.x ?? 0;
    expect(Math.abs(after - (before ?? 0))).toBeLessThan(30);
    await box.evaluate((element) => element.scrollTo(0, 0));
    // A scroll closes a hint.
    await header(box, 'AST').scrollIntoViewIfNeeded();
    await header(box, 'AST').tap();
    await expect(page.getByRole('tooltip').filter({ hasText: /^Assists$/ })).toBeVisible();
    await expect(column(box, 'AST')).toHaveAttribute('aria-sort', 'descending');
  });
});

test('both sides are compared, with a link to their previous match', async ({ page, service }) => {
  await openMatch(page, service);
  const factors = page.getByRole('table', { name: 'Four factors' });
  await expect(factors.getByRole('row')).toHaveCount(5);
  await expect(page.getByRole('table', { name: 'Points by origin' })).toContainText(
    'Points in the paint',
  );
  const fouls = page.getByRole('table', { name: /^Team fouls and time-outs/ });
  await expect(fouls.getByRole('row').filter({ hasText: /\d/ })).toHaveCount(5);
  await page.getByText(/The numbers agree with each other/).click();
  await expect(page.getByRole('row', { name: /^Minutes add up/ })).toContainText('agrees');
  const meetings = page.getByRole('table', { name: /^Past meetings/ });
  const address = await meetings.getByRole('link').first().getAttribute('href');
  await meetings.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});

test('minutes that were not recorded are dashes, and a wrong total is reported', async ({
  page,
  service,
  host,
}) => {
  const match = await findMatch(service, 'ready');
  host.set(
    ...rewriting('getBoxScore', ({ team, ...rest }) => ({
      ...rest,
      team: {
        ...team,
        players: team.players.map((player) => ({ ...player, seconds: null })),
        totals: team.totals && {
          ...team.totals,
          seconds: null,
          points: (team.totals.points ?? 0) + 1,
        },
      },
    })),
  );
  await page.goto(`${paths.match(match)}?columns=advanced`);
  await untilSettled(page);
  await expect(ownBoxScore(page).getByRole('row').nth(1).getByRole('cell').nth(1)).toHaveText('–');
  await expect(page.getByRole('main')).not.toContainText(/NaN|undefined|Infinity/);
  await page.getByText(/The numbers disagree in \d of \d+ checks/).click();
  const score = page.getByRole('row', { name: /^The box score has the points/ });
  await expect(score).toContainText(/\d+, should be \d+/);
  await expect(page.getByRole('row', { name: /^Minutes add up/ })).toContainText('not recorded');
});

test('a box score is saved for a spreadsheet, on request without names', async ({
  page,
  service,
}) => {
  const match = await openMatch(page, service);
  const { team } = await call(service, 'getBoxScore', match);
  await page.getByText('Save', { exact: true }).click();
  const save = async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Box score as CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^\d{4}-\d{2}-\d{2} .+ \d+-\d+ .+\.csv$/);
    return readFile(await file.path(), 'utf8');
  };
  const named = await save();
  expect(named).toContain('Side,Number,Player,Role,MIN');
  for (const { name } of team.players) expect(named).toContain(name);
  await page.getByRole('radio', { name: 'Shirt numbers' }).check();
  const numbered = await save();
  for (const { name } of team.players) expect(numbered).not.toContain(name);
  expect(numbered.split('\r\n').length).toBe(named.split('\r\n').length);
});

test('box score and insights are saved as pictures under the page’s content security policy', async ({
  page,
  service,
}) => {
  const match = await openMatch(page, service);
  const saved = async (label: string) => {
    await page.getByText('Save', { exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: label }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.png$/);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  };
  expect(await saved('Box score as picture')).toMatchObject({ width: 1080 });
  await page.goto(paths.insights(match));
  await untilSettled(page);
  expect((await saved('Insights as picture')).height).toBeGreaterThan(600);
});
