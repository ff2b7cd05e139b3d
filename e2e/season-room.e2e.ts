import type { Page } from '@playwright/test';
import { paths } from '../src/dashboard/api/paths.ts';
import { call, findMatch } from './fixtures/call.ts';
import { expect, test } from './fixtures/faulty.ts';
import { knownTeam, signIn, watchShifts } from './fixtures/page.ts';
import { readPdf } from './fixtures/pdf-text.ts';

/** Waits until all matches of the season have loaded. */
async function untilRead(page: Page) {
  await expect(page.getByText(/^(The latest \d+ of )?\d+ completed matches$/)).toBeVisible();
}

test('filters are in the address, and the win–loss record follows them', async ({
  page,
  service,
}) => {
  const { teamId, matches } = await knownTeam(service);
  await page.goto(paths.team({ teamId }));
  const away = matches.filter(({ homeAway }) => homeAway === 'away');
  await page.getByRole('radio', { name: 'Away' }).check();
  await expect(page.getByText(`${away.length} of ${matches.length} matches`)).toBeVisible();
  await expect(page).toHaveURL(/\?place=away$/);
  await page.reload();
  await expect(page.getByText(`${away.length} of ${matches.length} matches`)).toBeVisible();
  await page.getByRole('row').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/matches\//);
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Away' })).toBeChecked();
});

test('of 2,000 matches the first hundred are rendered, and more if the address says so', async ({
  page,
  service,
  host,
}) => {
  const { teamId, matches } = await knownTeam(service);
  const [match] = matches;
  const many = Array.from({ length: 2000 }, (_, index) => ({ ...match, id: `match-${index}` }));
  const body = JSON.stringify({ data: { matches: many }, error: null });
  host.set({ kind: 'rewrite', body: () => body }, /GET \/v1\/teams\/.*\/matches/);
  await page.goto(paths.team({ teamId }));
  await expect(page.getByText('100 of 2000 shown')).toBeVisible();
  // The header, the month and its matches.
  await expect(page.getByRole('row')).toHaveCount(102);
  await page.getByRole('button', { name: 'Show 400 more' }).click();
  await expect(page.getByRole('row')).toHaveCount(502);
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(502);
});

test('a season loads once, four calls at a time, and its points link to their matches', async ({
  page,
  service,
  host,
}) => {
  const { teamId, matches } = await knownTeam(service);
  await page.goto(paths.trends({ teamId }));
  const completed = matches.filter(({ status }) => status === 'completed').length;
  await untilRead(page);
  const boxScores = host.asked.filter((asked) => asked.call.endsWith('/box-score'));
  expect(boxScores).toHaveLength(completed);
  const chart = page.getByRole('figure', { name: 'Rebounds', exact: true });
  const points = chart.getByRole('link');
  const written = matches.filter(({ insightsStatus }) => insightsStatus === 'ready');
  await expect(points).toHaveCount(written.length);
  await points.last().focus();
  await page.keyboard.press('ArrowLeft');
  const before = points.nth((await points.count()) - 2);
  await expect(before).toBeFocused();
  await expect(chart.locator('figcaption')).toContainText(
    (await before.getAttribute('aria-label')) ?? 'no label',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/insights$/);
});

test('a match without insights is a gap, never a 0', async ({ page, service }) => {
  const { teamId, matchId } = await findMatch(service, 'not_generated');
  const { matches } = await call(service, 'listMatches', { teamId });
  const match = matches.find(({ id }) => id === matchId);
  await page.goto(paths.trends({ teamId }));
  const ratings = page.getByRole('region', { name: 'Six ratings' });
  await ratings.getByText('The values as a table').click();
  const table = page.getByRole('table', { name: /^Ratings/ });
  const row = table
    .getByRole('row')
    .filter({ hasText: match?.opponent.name ?? 'no match' })
    .first();
  await expect(row.getByRole('cell').first()).toHaveText('–');
});

test('missing insights are written one match at a time, continue after a reload, and can be stopped', async ({
  page,
  service,
  host,
}) => {
  const { teamId } = await findMatch(service, 'not_generated');
  await page.goto(paths.trends({ teamId }));
  await page.getByRole('button', { name: /^Write (it|all \d+)$/ }).click();
  await expect(page.getByText(/\d+ of \d+ done/)).toBeVisible();
  await page.reload();
  await expect(
    page.getByText(/every match that can have insights has them|All done/),
  ).toBeVisible();
  const posts = host.asked.filter((asked) => asked.call.startsWith('POST'));
  expect(posts.length).toBeGreaterThan(0);
  const { matches } = await call(service, 'listMatches', { teamId });
  const unwritten = matches.filter(
    ({ status, insightsStatus }) => status === 'completed' && insightsStatus === 'not_generated',
  );
  expect(unwritten).toEqual([]);
});

for (const width of [1280, 390]) {
  test(`nothing moves on the club's page or a roster while seasons load, ${width} px wide`, async ({
    page,
    service,
    host,
  }) => {
    const { teamId, roster } = await knownTeam(service);
    await page.setViewportSize({ width, height: 800 });
    const moved = await watchShifts(page);
    host.set({ kind: 'late', ms: 100 }, /\/(box-score|roster|matches)$/);
    await page.goto(paths.club());
    await expect(page.getByTitle('Record')).toHaveCount(3);
    expect(await moved()).toEqual([]);
    await page.goto(paths.roster({ teamId }));
    await untilRead(page);
    await expect(page.getByRole('rowheader')).toHaveCount(roster.length);
    expect(await moved()).toEqual([]);
  });
}

test('players sort by a column, per match or per minutes, and the address has both', async ({
  page,
  service,
}) => {
  const { teamId, roster } = await knownTeam(service);
  await page.goto(paths.roster({ teamId }));
  const names = page.getByRole('rowheader').getByRole('link');
  await expect(names).toHaveCount(roster.length);
  await untilRead(page);
  await page.getByRole('button', { name: 'PTS' }).click();
  await page.getByRole('radio', { name: /^Per (36|40) minutes$/ }).check();
  const sorted = await names.allTextContents();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'PTS' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await untilRead(page);
  expect(await names.allTextContents()).toEqual(sorted);
  await names.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(sorted[0] ?? 'nobody');
});

test('a player compared with the club’s playing-time line', async ({ page, service }) => {
  const { teamId, roster } = await knownTeam(service);
  const playerId = roster[0]?.playerId ?? '';
  await page.goto(paths.settings());
  await page.getByLabel('Minutes a match for every player').fill('12');
  await page.goto(paths.seasonPlayer({ teamId, playerId }));
  await expect(page.getByText(/^12 minutes or more in \d+ of \d+ matches/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Lines of every match' })).toBeVisible();
  await page.goto(paths.settings());
  await page.getByRole('button', { name: 'Forget everything' }).click();
  await signIn(page);
  await page.goto(paths.settings());
  await expect(page.getByLabel('Minutes a match for every player')).toHaveValue('');
});

test('a player’s card is printed by itself, on one page of A6', async ({ page, service }) => {
  // The dialog would wait for a person; without it the page stays as it is printed.
  await page.addInitScript(() => {
    window.print = () => {};
  });
  const { teamId } = await findMatch(service, 'ready');
  const { roster } = await call(service, 'listRoster', { teamId });
  // Three sentences, the most.
  const playerId = roster.find(({ name }) => name === 'Selma Hollowell')?.playerId ?? '';
  await page.goto(paths.seasonPlayer({ teamId, playerId }));
  await page.getByRole('button', { name: 'Print the card' }).click();
  const sheets = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(sheets).toHaveLength(1);
  const { flat = '', texts = [] } = sheets[0] ?? {};
  expect(flat).toMatch(/^For [A-Z].*What do you see\?$/);
  expect(flat).not.toMatch(/Averages|Settings|Print/);
  for (const { left, right, baseline } of texts) {
    expect(left).toBeGreaterThan(6);
    expect(right).toBeLessThan(142);
    expect(baseline).toBeLessThan(100);
  }
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  const whole = await readPdf(await page.pdf());
  expect(whole.map((sheet) => sheet.flat).join(' ')).toContain('Averages');
});
