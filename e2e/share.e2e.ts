import type { Page } from '@playwright/test';
import { paths } from '../src/dashboard/api/paths.ts';
import { call, demoTeams } from './fixtures/call.ts';
import { failing } from './fixtures/fault-table.ts';
import { expect, test } from './fixtures/faulty.ts';
import type { RunningService } from './fixtures/service.ts';

/** A team of the demo club by category, with its latest finished match. */
async function latestOf(service: RunningService, wanted: (category: string) => boolean) {
  const found = (await demoTeams(service)).find(({ team }) => wanted(team.category ?? ''));
  const match = found?.matches.find(({ status }) => status === 'completed');
  if (!found || !match) throw new Error('the demo club has no such team that has played');
  return {
    team: found.team,
    match,
    boxScore: await call(service, 'getBoxScore', { matchId: match.id }),
  };
}

/** Mocks a share sheet that records its data. */
async function withShareSheet(page: Page, takesFiles: boolean) {
  await page.addInitScript((files) => {
    Object.assign(navigator, {
      canShare: (data: ShareData) => files || !data.files,
      share: async (data: ShareData) => {
        const { text, files: given = [] } = data;
        const kinds = given.map(({ type, size }) => `${type} ${size > 1000 ? 'whole' : 'empty'}`);
        document.documentElement.dataset.shared = JSON.stringify({ text, kinds });
      },
    });
  }, takesFiles);
  return async (): Promise<{ text: string; kinds: string[] }> => {
    await expect(page.locator('html[data-shared]')).toBeVisible();
    return JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '');
  };
}

const textBox = (page: Page) => page.getByRole('textbox', { name: /^Text/ });

test('the parents’ chat is two clicks from the club page: numbers for a team under 18', async ({
  page,
  service,
}) => {
  const { match, boxScore } = await latestOf(service, (category) => category === 'U18');
  const shared = await withShareSheet(page, true);
  await page.goto(paths.club());
  const href = `[href$="/matches/${match.id}"]`;
  await page.locator(href).first().click();
  await page.getByRole('link', { name: 'Share it' }).click();
  await expect(page).toHaveTitle(/^Share the match/);
  await expect(page.getByText(/is under 18\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Share …' }).click();
  const { text, kinds } = await shared();
  expect(kinds).toEqual(['image/png whole']);
  expect(text).toContain(`${match.score?.team}–${match.score?.opponent}`);
  for (const { name } of [...boxScore.team.players, ...boxScore.opponent.players]) {
    expect(text).not.toContain(name);
  }
  const best = boxScore.team.players.toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0))[0];
  expect(text).toContain(`No. ${best?.number}: ${best?.points}`);
  expect(text).not.toMatch(/Why|rating/i);
});

test('the team’s version has names and can be edited; a device that can’t share files gets the text', async ({
  page,
  service,
}) => {
  const { team, match, boxScore } = await latestOf(service, (category) => /senior/i.test(category));
  const shared = await withShareSheet(page, false);
  await page.goto(paths.share({ teamId: team.id, matchId: match.id }));
  await page.getByRole('radio', { name: 'Team' }).check();
  const best = boxScore.team.players.toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0))[0];
  await expect(textBox(page)).toHaveValue(new RegExp(`${best?.name}: ${best?.points}`));
  await expect(textBox(page)).toHaveValue(/Why [+−]\d/);
  await textBox(page).press('Control+End');
  await textBox(page).pressSequentially(' Bus at nine.');
  await page.getByRole('button', { name: 'Share …' }).click();
  const { text, kinds } = await shared();
  expect(kinds).toEqual([]);
  expect(text).toMatch(/Bus at nine\.$/);
});

test('without a share sheet the text is copied and the picture saved, also without plays', async ({
  page,
  context,
  service,
  host,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  const { team, match } = await latestOf(service, (category) => category === 'U16');
  host.set(failing(404, 'NOT_FOUND'), /play-by-play/);
  await page.goto(paths.share({ teamId: team.id, matchId: match.id }));
  await expect(page.getByRole('button', { name: 'Share …' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy the text' }).click();
  await expect(page.getByText('The text is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await textBox(page).inputValue(),
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the picture' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.png$/);
});
