import type { Page } from '@playwright/test';
import type { BoxScore } from '../src/contract/box-score.ts';
import { opponentKey, paths } from '../src/dashboard/api/paths.ts';
import { shortName } from '../src/dashboard/figures/match-text.ts';
import { call, findWhere } from './fixtures/call.ts';
import { failing } from './fixtures/fault-table.ts';
import { expect, test } from './fixtures/faulty.ts';
import { sixty } from './fixtures/paper-cases.ts';
import { readPdf } from './fixtures/pdf-text.ts';
import type { RunningService } from './fixtures/service.ts';

/** A team of the demo club with an opponent that it met twice, and their box scores, oldest first. */
async function metTwice(service: RunningService) {
  const club = await call(service, 'getClub', {});
  const { teams } = await call(service, 'listTeams', { clubId: club.id });
  for (const { id: teamId } of teams) {
    const { matches } = await call(service, 'listMatches', { teamId });
    const ended = matches.filter(({ status }) => status === 'completed');
    for (const { opponent } of ended) {
      const met = ended.filter((match) => match.opponent.id === opponent.id);
      const key = opponentKey(opponent);
      if (met.length < 2 || key === null) continue;
      const days = met.toSorted((a, b) => (a.startsAt ?? '').localeCompare(b.startsAt ?? ''));
      const boxScores: BoxScore[] = [];
      for (const { id } of days)
        boxScores.push(await call(service, 'getBoxScore', { matchId: id }));
      return { teamId, opponent: key, name: opponent.name, meetings: days, boxScores };
    }
  }
  throw new Error('The demo club met nobody twice');
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Waits until the season, the base of comparison, has loaded. */
async function untilRead(page: Page) {
  await expect(page.getByText(/^(All numbers|1$)/).first()).toBeVisible({
    timeout: 60_000,
  });
}

test('the club page leads to the next opponent’s habits', async ({ page }) => {
  await page.goto(paths.club());
  await page.getByRole('link', { name: 'Prepare' }).first().click();
  await expect(page).toHaveURL(/\/opponents\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const report = page.getByRole('region', { name: /^The (\d+ )?meetings?$/ });
  await expect(report.or(page.getByText('No match against them is stored'))).toBeVisible();
});

test('a match to come shows how its opponent played, and leads to the plan and the sheet', async ({
  page,
  service,
}) => {
  const { teamId, match } = await findWhere(service, ({ status }) => status === 'scheduled');
  await page.goto(paths.match({ teamId, matchId: match.id }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(match.opponent.name);
  await expect(page).toHaveTitle(new RegExp(`^Prepare · .*${match.opponent.name}`));
  const report = page.getByRole('region', { name: /^The (\d+ )?meetings?$/ });
  await expect(report.or(page.getByText('No match against them is stored'))).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Match', exact: true });
  await expect(tabs.getByRole('link')).toHaveText(['Prepare', 'Who plays when', 'Print']);
  await tabs.getByRole('link', { name: 'Who plays when' }).click();
  await expect(page.getByRole('combobox', { name: 'Match' })).toHaveValue(match.id);
  await page.goBack();
  const sheet = await tabs.getByRole('link', { name: 'Print' }).getAttribute('href');
  await page.keyboard.press('Control+p');
  await expect(page).toHaveURL(new RegExp(`${sheet}$`));
  await expect(page.getByRole('heading', { name: match.opponent.name })).toBeVisible();
});

test('every number of the meetings equals their box scores', async ({ page, service }) => {
  test.setTimeout(120_000);
  const { teamId, opponent, name, meetings, boxScores } = await metTwice(service);
  await page.goto(paths.opponent({ teamId, opponent }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  for (const { score } of meetings) {
    await expect(
      page.getByRole('link', { name: `${score?.team}–${score?.opponent}` }),
    ).toBeVisible();
  }
  const players = page.getByRole('table', { name: 'Their players' });
  const known = boxScores.flatMap(({ opponent: side }) => side.players);
  for (const { playerId, name: player } of boxScores.at(-1)?.opponent.players ?? []) {
    const rows = known.filter((row) => row.playerId === playerId && row.played);
    if (rows.length < meetings.length) continue;
    const row = players.getByRole('row').filter({ hasText: player });
    const cells = row.getByRole('cell');
    await expect(cells.nth(1)).toHaveText(rows.map(({ points }) => points).join(' · '));
    const lost = rows.reduce((sum, { turnovers }) => sum + (turnovers ?? 0), 0);
    await expect(cells.last()).toHaveText(String(lost));
  }
  await untilRead(page);
  const numbers = page.getByRole('table', { name: 'Their numbers against us' });
  const threes = numbers.getByRole('row', { name: /^Shots from three/ });
  for (const { opponent: side } of boxScores) {
    const { twos, threes: three } = side.totals ?? {};
    const tried = (twos?.attempted ?? 0) + (three?.attempted ?? 0);
    await expect(threes).toContainText(percent((three?.attempted ?? 0) / tried));
  }
});

/** Expects that the opponent's print is one page of A4 and one of Letter, with these texts, and nothing beyond the margins. */
async function expectOneSheet(page: Page, texts: readonly string[]) {
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled({ timeout: 60_000 });
  for (const format of ['A4', 'Letter'] as const) {
    const sheets = await readPdf(await page.pdf({ format, preferCSSPageSize: true }));
    expect(sheets).toHaveLength(1);
    // Ligatures are separate pieces of text, so words can't be split at spaces.
    const unspaced = (sheets[0]?.flat ?? '').replaceAll(' ', '');
    for (const part of [...texts, 'Who', 'Their fives', 'Where they lost it', 'How sure.']) {
      expect(unspaced).toContain(part.replaceAll(' ', ''));
    }
    for (const { left, right, baseline, size, text } of sheets[0]?.texts ?? []) {
      // Text in drawings is measured upside down.
      expect(Math.abs(size), text).toBeGreaterThan(6.9);
      expect(left).toBeGreaterThan(9);
      expect(right).toBeLessThan((sheets[0]?.width ?? 0) - 9);
      expect(baseline).toBeLessThan((sheets[0]?.height ?? 0) - 2);
    }
  }
}

test('one sheet of A4 or Letter has every player, and nothing is cut', async ({
  page,
  service,
}) => {
  test.setTimeout(120_000);
  const { teamId, opponent, name, meetings } = await metTwice(service);
  await page.goto(paths.printOpponent({ teamId, opponent }));
  const scores = meetings.map(({ score }) => `${score?.team}–${score?.opponent}`);
  await expectOneSheet(page, [name, ...scores]);
});

test('one sheet with names of 60 letters: the opponent’s is complete, and players who don’t fit a line have a number', async ({
  page,
  service,
  host,
}) => {
  test.setTimeout(120_000);
  const { teamId, opponent, name, boxScores } = await metTwice(service);
  const longer = (key: string, value: unknown) =>
    key === 'name' && typeof value === 'string' ? sixty(value) : value;
  const body = (json: string) => JSON.stringify(JSON.parse(json, longer));
  host.set({ kind: 'rewrite', body }, /^GET \/v1\//);
  await page.goto(paths.printOpponent({ teamId, opponent }));
  await page.getByRole('radio', { name: 'Names' }).check();
  const players = boxScores
    .at(-1)
    ?.opponent.players.filter(({ played }) => played)
    .toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0))
    .slice(0, 5)
    .map((player) => `${player.number} ${shortName(sixty(player.name)).slice(0, 24)}`);
  await expectOneSheet(page, [sixty(name), ...(players ?? [])]);
});

test('without plays it shows the figures of box scores; an unknown opponent has a way back', async ({
  page,
  service,
  host,
}) => {
  const { teamId, opponent } = await metTwice(service);
  host.set(failing(404, 'NOT_FOUND'), /play-by-play/);
  await page.goto(paths.opponent({ teamId, opponent }));
  await expect(page.getByText(/^No shot of the meetings has a location/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Their players' })).toBeVisible();
  await page.goto(paths.opponent({ teamId, opponent: 'nobody' }));
  await page.getByRole('link', { name: 'Go to the matches' }).click();
  await expect(page).toHaveURL(new RegExp(`/teams/${teamId}$`));
});
