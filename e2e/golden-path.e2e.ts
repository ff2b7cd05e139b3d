import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { signIn } from './fixtures/page.ts';
import { demoKey } from './fixtures/service.ts';
import { expect, test } from './fixtures/test.ts';

/** Names and totals of a box score table on the page. */
async function readBoxScore(page: Page, index: number) {
  const table = page.getByRole('region', { name: /^Box score of/ }).nth(index);
  await expect(table).toBeVisible();
  const names = await table
    .locator('tbody th[scope=row]')
    .evaluateAll((cells) =>
      cells.map(
        (cell) => cell.querySelector('a')?.textContent ?? cell.firstChild?.textContent ?? '',
      ),
    );
  const totals = await table
    .getByRole('row', { name: /Totals/ })
    .getByRole('cell')
    .allTextContents();
  return { names, totals: totals.filter(Boolean) };
}

test('from the key to the printed sheet, with insights written on the way', async ({ page }) => {
  await signIn(page);
  await page.getByRole('link', { name: 'Kestrel Bay U18', exact: true }).first().click();
  const row = page
    .getByRole('row')
    .filter({ hasText: /[WL]/ })
    .filter({ hasText: /not written/i })
    .first();
  await row.getByRole('link').first().click();

  const sides = [await readBoxScore(page, 0), await readBoxScore(page, 1)];
  for (const { names, totals } of sides) {
    expect(names.length).toBeGreaterThanOrEqual(8);
    expect(totals.length).toBeGreaterThan(10);
  }

  await page.getByRole('link', { name: 'Insights', exact: true }).click();
  let reloads = 0;
  page.on('load', () => {
    reloads += 1;
  });
  await page.getByRole('button', { name: 'Write insights' }).click();
  await expect(page.getByRole('progressbar', { name: 'Writing the insights' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Six ratings' })).toBeVisible();
  // An empty list is not shown.
  const lists = page.getByRole('heading', { name: /^(What’s working|Focus areas|Suggestions)$/ });
  await expect(lists.first()).toBeVisible();
  expect(reloads).toBe(0);

  await page.getByRole('link', { name: 'Box score', exact: true }).click();
  const player = sides[0]?.names[0] ?? '';
  await page.getByRole('link', { name: player }).first().click();
  await expect(page.getByRole('heading', { name: player })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Six ratings' })).toBeVisible();

  await page.getByRole('link', { name: 'Print', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
  // The team is under 18: its sheet shows shirt numbers by default.
  await page.getByRole('radio', { name: 'Names' }).check();
  await expect(page).toHaveTitle(/^\d{4}-\d{2}-\d{2} .+ \d+-\d+ .+/);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
    mergePages: true,
  });
  const flat = text.replace(/\s+/g, ' ');
  for (const { names, totals } of sides) {
    for (const name of names) expect(flat).toContain(name);
    for (const total of totals) expect(flat).toContain(total);
  }
  expect(flat).not.toContain(demoKey);
});
