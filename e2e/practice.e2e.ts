import type { Page } from '@playwright/test';
import type { BoxScore } from '../src/contract/box-score.ts';
import { paths } from '../src/dashboard/api/paths.ts';
import { call, demoTeams, findMatch } from './fixtures/call.ts';
import { failing } from './fixtures/fault-table.ts';
import { expect, test } from './fixtures/faulty.ts';
import { readPdf } from './fixtures/pdf-text.ts';
import { rewriting } from './fixtures/rewriting.ts';
import type { RunningService } from './fixtures/service.ts';

/** The first team of the demo club, with the box scores of its last five matches, oldest first. */
async function lastFive(service: RunningService) {
  const [first] = await demoTeams(service);
  const completed = first?.matches.filter(({ status }) => status === 'completed') ?? [];
  const five = completed.slice(0, 5).reverse();
  const boxScores: BoxScore[] = [];
  for (const { id } of five) boxScores.push(await call(service, 'getBoxScore', { matchId: id }));
  return { teamId: first?.team.id ?? '', five, boxScores };
}

/** Adds eight turnovers and eight rebounds given away to each match: two themes that do not depend on the demo club's data. */
function givenAway(matches: readonly { id: string }[]) {
  return rewriting('getBoxScore', ({ team, opponent, ...boxScore }) => {
    const more = matches.some(({ id }) => id === boxScore.matchId) ? 8 : 0;
    const given = (side: BoxScore['team'], key: 'turnovers' | 'offensiveRebounds') => ({
      ...side,
      totals: side.totals && { ...side.totals, [key]: (side.totals[key] ?? 0) + more },
    });
    return {
      ...boxScore,
      team: given(team, 'turnovers'),
      opponent: given(opponent, 'offensiveRebounds'),
    };
  });
}

/** The themes' titles in order, once everything has loaded. */
async function titlesOf(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { name: 'Keep doing' })).toBeVisible({ timeout: 60_000 });
  return page.locator('section:has(figure) h2').allTextContents();
}

const planted = ['our turnovers, of our plays', 'offensive rebounds given'];

/** The counts of themes in a box score, by the words below their bars. */
const counts: Record<string, (boxScore: BoxScore) => number | null | undefined> = {
  'our turnovers, of our plays': ({ team }) => team.totals?.turnovers,
  'balls they lost, of their plays': ({ opponent }) => opponent.totals?.turnovers,
  'offensive rebounds given': ({ opponent }) => opponent.totals?.offensiveRebounds,
  'our offensive rebounds': ({ team }) => team.totals?.offensiveRebounds,
  'their free throws, for their shots': ({ opponent }) => opponent.totals?.freeThrows.attempted,
  'our free throws, for our shots': ({ team }) => team.totals?.freeThrows.attempted,
};

test('the club page leads to the training plan, whose counts equal the box scores', async ({
  page,
  service,
  host,
}) => {
  test.setTimeout(120_000);
  const { teamId, five, boxScores } = await lastFive(service);
  host.set(...givenAway(five));
  await page.goto(paths.club());
  // Each team's card has such a link, and another team's may load first.
  const address = paths.practice({ teamId });
  const links = page.getByRole('link', { name: 'What to train' });
  await links.and(page.locator(`[href="${address}"]`)).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { name: 'What to train' })).toBeVisible();
  expect((await titlesOf(page)).length).toBeGreaterThan(0);
  const compared: string[] = [];
  for (const figure of await page.locator('figure').all()) {
    const rows = await figure.getByRole('listitem').allTextContents();
    expect(rows).toHaveLength(5);
    five.forEach(({ opponent }, at) => {
      expect(rows[at]).toContain(opponent.name);
    });
    const counted = (await figure.locator('figcaption').textContent()) ?? '';
    const count = counts[counted];
    if (count === undefined) continue;
    boxScores.forEach((boxScore, at) => {
      const more = planted.includes(counted) ? 8 : 0;
      expect(rows[at]).toMatch(new RegExp(`(?<!\\d)${(count(boxScore) ?? 0) + more} (of|for) `));
    });
    compared.push(counted);
  }
  expect(compared).toEqual(expect.arrayContaining(planted));
});

test('the coach reorders it by keyboard; the order stays on the device and is used on the sheet', async ({
  page,
  service,
  host,
}) => {
  test.setTimeout(120_000);
  const { teamId, five } = await lastFive(service);
  host.set(...givenAway(five));
  await page.goto(paths.practice({ teamId }));
  const [first = '', second = '', third = ''] = await titlesOf(page);
  await page.getByRole('button', { name: `Move down: ${first}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${first} is now number 2`)).toBeAttached();
  await expect(page.getByRole('button', { name: `Move down: ${first}` })).toBeFocused();
  expect(await titlesOf(page)).toEqual([second, first, third].filter(Boolean));
  await page.getByRole('button', { name: `More minutes: ${first}` }).press('Enter');
  const agenda = page.getByRole('list', { name: 'The practice' }).getByRole('listitem');
  const minutes = await agenda.nth(1).locator('b').textContent();
  expect(Number(minutes) % 5).toBe(0);
  await page.getByRole('button', { name: `Leave out: ${second}` }).press('Enter');
  await expect(page.getByRole('button', { name: `Train it: ${second}` })).toBeFocused();

  await page.reload();
  expect(await titlesOf(page)).toEqual([first, third].filter(Boolean));
  await expect(agenda.first().locator('b')).toHaveText(minutes ?? '');
  await page.getByRole('link', { name: 'Print', exact: true }).last().click();
  await expect(page).toHaveURL(paths.printPractice({ teamId }));
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled({ timeout: 60_000 });
  for (const format of ['A4', 'Letter']) {
    const sheets = await readPdf(await page.pdf({ format, preferCSSPageSize: true }));
    expect(sheets).toHaveLength(1);
    // Ligatures are separate pieces of text, so words can't be split at spaces.
    const text = sheets[0]?.flat.replaceAll(' ', '') ?? '';
    for (const part of [first, 'Looked at, not trained', 'Keep doing', 'Notes', 'Mark:']) {
      expect(text).toContain(part.replaceAll(' ', ''));
    }
    expect(text).not.toContain(`1${second}`.replaceAll(' ', ''));
    for (const { left, right, baseline } of sheets[0]?.texts ?? []) {
      expect(left).toBeGreaterThan(9);
      expect(right).toBeLessThan(206);
      expect(baseline).toBeLessThan(format === 'A4' ? 295 : 278);
    }
  }
  await page.getByRole('link', { name: 'Back to the practice' }).click();
  await page.getByRole('button', { name: 'As proposed again' }).click();
  expect((await titlesOf(page))[0]).toBe(first);
});

test('a drill ticked in the insights joins the practice and its sheet, until it is left out', async ({
  page,
  service,
}) => {
  test.setTimeout(120_000);
  const match = await findMatch(service, 'ready');
  const { summary } = await call(service, 'getInsights', match);
  const [drill = ''] = summary?.suggestions ?? [];
  await page.goto(paths.insights(match));
  await page.getByRole('checkbox', { name: drill }).check();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: drill })).toBeChecked();
  await page.getByRole('link', { name: 'To the next practice (1)' }).click();
  const leaveOut = page.getByRole('button', { name: `Leave out: ${drill}` });
  await expect(leaveOut).toBeVisible();
  await page.goto(paths.printPractice(match));
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled({ timeout: 60_000 });
  const sheets = await readPdf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  expect(sheets).toHaveLength(1);
  expect(sheets[0]?.flat.replaceAll(' ', '')).toContain(drill.replaceAll(' ', ''));
  await page.goto(paths.practice(match));
  await expect(leaveOut).toBeVisible();
  await page.getByRole('button', { name: 'Teams' }).click();
  await page.getByRole('link', { name: /Kestrel Bay U18/ }).click();
  await expect(page.getByRole('heading', { name: 'What to train' })).toBeVisible();
  await expect(leaveOut, 'another team has its own drills').toBeHidden();
  await page.goBack();
  await leaveOut.click();
  await expect(page.getByText(drill)).toBeHidden();
});

test('without plays it uses box scores and names the missing data', async ({
  page,
  service,
  host,
}) => {
  test.setTimeout(120_000);
  const { teamId } = await lastFive(service);
  host.set(failing(404, 'NOT_FOUND'), /play-by-play/);
  await page.goto(paths.practice({ teamId }));
  const titles = await titlesOf(page);
  expect(titles).not.toContain('Keep them from the rim');
  await expect(page.getByText(/^5 of these matches have no plays/)).toBeVisible();
});

test('without box scores it says what it needs', async ({ page, service, host }) => {
  test.setTimeout(120_000);
  const { teamId } = await lastFive(service);
  host.set(failing(404, 'NOT_FOUND'), /box-score|play-by-play/);
  await page.goto(paths.practice({ teamId }));
  await expect(page.getByText('Too few matches to compare with')).toBeVisible();
});
