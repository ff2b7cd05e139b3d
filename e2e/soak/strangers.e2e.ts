import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { text } from '../fixtures/other-service-page.ts';
import { ownBoxScore } from '../fixtures/page.ts';
import { readPdf } from '../fixtures/pdf-text.ts';
import { freePort, startService } from '../fixtures/service.ts';
import { test } from '../fixtures/test.ts';
import type { Fact } from './stranger-sentences.ts';

/* Made services of a folder beside the repository, from the key to the printed match, against all that they know. */

const folder = fileURLToPath(new URL('../../../shared/strangers/', import.meta.url));
const seeds = existsSync(folder) ? [5, 13, 21, 118] : [];
/** What the Norwegian one calls a postponed match. */
const questions: Partial<Record<number, { word: string; answer: string }>> = {
  118: { word: '7', answer: 'postponed' },
};
const untrue = /nothing was recorded|no players yet|no team yet|not played yet/i;

for (const seed of seeds)
  test(`stranger ${seed}: key, club, match, insights, a player, the opponent and the sheet`, async ({
    page,
  }, testInfo) => {
    const port = await freePort();
    const service = spawn(process.execPath, [`${folder}serve.mjs`, String(seed), String(port)]);
    const [said] = await once(service.stdout, 'data');
    const host = await startService({ UPSTREAM_URL: `http://127.0.0.1:${port}` });
    try {
      const { stranger } = await import(pathToFileURL(`${folder}stranger.mjs`).href);
      const facts: Fact[] = stranger(seed).facts;
      const of = (kind: string, id: string, field: string) =>
        facts.find((fact) => fact.kind === kind && fact.id === id && fact.field === field)?.value;
      const written = facts.find(({ kind, id }) => kind === 'insight' && !id.includes('/'));
      const id = written?.id ?? '';
      const line = facts.find(
        (fact) =>
          fact.kind === 'line' &&
          fact.id.startsWith(id) &&
          fact.field === 'name' &&
          fact.side === 'own' &&
          !fact.didNotPlay,
      );
      const opponent = String(of('match', id, 'opponent'));
      const someone = String(line?.value);
      const main = page.getByRole('main');
      const picture = (name: string) =>
        page.screenshot({ path: testInfo.outputPath(`${name}.png`), fullPage: true });

      await page.goto(host.url);
      await page.getByLabel('API key').fill(/key (\S+)/.exec(String(said))?.[1] ?? '');
      // The page asks once about a key whose form it does not know.
      await page.getByRole('button', { name: /^Open the club|^Try it/ }).click();
      const match = facts.find((fact) => fact.kind === 'match' && fact.id === id);
      const ofTeam = match?.at?.[0]?.route.split('/')[3] ?? '';
      const team = String(of('team', ofTeam, 'name'));
      await main.getByRole('link', { name: team }).first().click();
      await expect(main.getByText(opponent).first()).toBeVisible();

      const question = questions[seed];
      if (question) {
        const atTeam = page.url();
        await page.goto(new URL('/settings/replies', atTeam).href);
        const asked = page.getByRole('group', { name: `“${question.word}”` });
        await expect(asked).toBeVisible();
        await picture('question');
        await asked.getByRole('button', { name: question.answer }).click();
        await expect(main.getByText('matches[].status').first()).toBeVisible();
        await expect(asked).toHaveCount(0);
        await picture('report');
        await page.goto(atTeam);
      }
      expect(await text(page)).not.toMatch(untrue);

      await page.goto(new URL(`/teams/${ofTeam}/matches/${id}`, page.url()).href);
      const row = ownBoxScore(page).getByRole('row').filter({ hasText: someone });
      await expect(row).toContainText(String(of('line', line?.id ?? '', 'points')));
      await expect(main).toContainText(String(of('match', id, 'ownScore')));
      await expect(main).toContainText(String(of('match', id, 'oppScore')));
      expect(await text(page)).not.toMatch(untrue);

      await page.getByRole('link', { name: 'Insights', exact: true }).click();
      await page.getByRole('button', { name: 'Write insights' }).click();
      for (const sentence of [of('insight', id, 'whatsWorking')].flat())
        await expect(main.getByText(String(sentence), { exact: true }).first()).toBeVisible();
      expect(await text(page)).not.toMatch(untrue);
      await main
        .getByRole('link', { name: new RegExp(someone) })
        .first()
        .click();
      await expect(page).toHaveURL(/\/players\//);
      await expect(main).toContainText(someone);
      expect(await text(page)).not.toMatch(untrue);

      await page.getByRole('link', { name: 'Print', exact: true }).click();
      await page.getByRole('radio', { name: 'Names' }).check();
      await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
      const [sheet] = await readPdf(await page.pdf({ preferCSSPageSize: true }));
      expect(sheet?.flat).toContain(someone);
      expect(sheet?.flat).toContain(opponent);

      await page.goto(host.url);
      await page.getByRole('button', { name: 'Find' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').fill(opponent);
      await dialog
        .getByRole('option')
        .filter({ hasText: /^Opponent/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(opponent);
      await expect(main).toContainText('Met ');
    } finally {
      service.kill();
      await host.stop();
      await host.remove();
    }
  });
