import { paths } from '../src/dashboard/api/paths.ts';
import { paperCases } from './fixtures/paper-cases.ts';
import { teamId } from './fixtures/paper-service.ts';
import { expect, print, printButton, test } from './fixtures/paper-test.ts';

/* The poster for the wall: one page of A4 and of Letter, nothing on it under 11 points, nobody named. */

for (const [name, paper] of Object.entries(paperCases)) {
  test(`one page for the wall: ${name}`, async ({ page }) => {
    await page.goto(paths.poster({ teamId, matchId: paper.match.id }));
    await expect(printButton(page)).toBeEnabled();
    const { team, opponent } = paper.boxScore;
    for (const format of ['A4', 'Letter'] as const) {
      const sheets = await print(page, format);
      expect(sheets).toHaveLength(1);
      const [sheet] = sheets;
      if (!sheet) throw new Error('nothing came out');
      expect(sheet.flat).toContain(String(paper.match.score?.team));
      const wrong = sheet.texts.filter(
        ({ left, right, baseline, size }) =>
          size < 10.95 || left < 9.9 || right > sheet.width - 9.7 || baseline > sheet.height - 9.9,
      );
      expect(wrong).toEqual([]);
      for (const player of [...team.players, ...opponent.players]) {
        expect(sheet.flat).not.toContain(player.name);
      }
      if (!paper.plays) expect(sheet.flat).toContain('The lead minute by minute is missing.');
      if (!opponent.totals) expect(sheet.flat).toContain('Totals of both sides are needed');
    }
  });
}

test('the poster is reached from the match by its sheet, and keeps the team’s colour in the dark', async ({
  page,
}) => {
  const { match } = paperCases.plain ?? {};
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(paths.match({ teamId, matchId: match?.id ?? '' }));
  await page.getByRole('link', { name: 'Print', exact: true }).click();
  await page.getByRole('link', { name: 'Poster for the wall' }).click();
  await expect(page).toHaveURL(paths.poster({ teamId, matchId: match?.id ?? '' }));
  await expect(page).toHaveTitle('2026-11-14 Harbour 53-53 Valley Poster');
  const own = page.getByRole('heading', { level: 1 }).locator('b');
  await expect(own).toHaveCSS('color', 'rgb(179, 38, 30)');
});
