import { expect, type Page } from '@playwright/test';
import { partOf } from '../src/testing/share.ts';
import { text, untrue } from './fixtures/other-service-page.ts';
import { ownBoxScore } from './fixtures/page.ts';
import { readPdf } from './fixtures/pdf-text.ts';
import { type Line, names, test } from './fixtures/vendors.ts';

/** A player's line on the page, by column heading. */
async function lineOf(page: Page, name: string): Promise<Record<string, string>> {
  const table = ownBoxScore(page).getByRole('table').first();
  const headings = await table.getByRole('columnheader').allInnerTexts();
  const row = table.getByRole('row').filter({ hasText: name }).first();
  const cells = await row.getByRole('cell').or(row.getByRole('rowheader')).allInnerTexts();
  return Object.fromEntries(
    headings.map((heading, at) => [heading.trim(), cells[at]?.trim() ?? '']),
  );
}

/** What each column should show. */
function told({ p, ...line }: Line): Record<string, string> {
  const shots = (made: number, attempted: number) => (attempted ? `${made}/${attempted}` : '–');
  return {
    '#': String(p.number),
    PTS: String(line.pts),
    '2P': shots(line.twoM, line.twoA),
    '3P': shots(line.threeM, line.threeA),
    FT: shots(line.ftM, line.ftA),
    OR: String(line.or),
    DR: String(line.dr),
    AST: String(line.ast),
    TO: String(line.to),
    STL: String(line.stl),
    BLK: String(line.blk),
    PF: String(line.pf),
  };
}

// The short run tests one service here and another one in each test below, the soak all.
for (const name of partOf(names, 4)) {
  test(`${name} in the browser: its data are shown, and nothing untrue`, async ({
    page,
    openVendor,
  }, testInfo) => {
    const truth = await openVendor(name);
    const [team] = truth.teams;
    const [match] = truth.matches;
    if (!team || !match) throw new Error('nothing to look at');
    const { own } = truth.box(match);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(truth.club.name);
    expect(await text(page)).not.toMatch(untrue);
    await main.getByRole('link', { name: team.name }).first().click();
    await expect(main.getByText(match.opponent).first()).toBeVisible();
    expect(await text(page)).not.toMatch(untrue);
    await main
      .getByRole('link', { name: new RegExp(match.opponent) })
      .first()
      .click();
    await expect(
      ownBoxScore(page).getByRole('row').filter({ hasText: own[0]?.p.name }),
    ).toBeVisible();
    expect(await text(page)).not.toMatch(untrue);
    await expect(main).toContainText(String(match.us));
    await expect(main).toContainText(String(match.them));

    const facts: [fact: string, is: string, shown: string | undefined][] = [];
    for (const line of own) {
      const shown = await lineOf(page, line.p.name);
      for (const [column, is] of Object.entries(told(line)))
        facts.push([`${line.p.name} ${column}`, is, shown[column]]);
    }
    const wrong = facts.filter(([, is, shown]) => shown !== is);
    const right = facts.length - wrong.length;
    console.log(
      `figure: shared service ${name} in the browser: ${right} of ${facts.length} facts (98%)`,
    );
    expect(wrong.filter(([, , shown]) => shown !== '–' && shown !== undefined)).toEqual([]);
    expect(right).toBeGreaterThanOrEqual(0.98 * facts.length);

    // Both sides have totals, so the page has our view, too.
    await expect(main.getByRole('region', { name: 'Why' })).toBeVisible();
    await page.getByRole('link', { name: 'Insights', exact: true }).click();
    await page.getByRole('button', { name: 'Write insights' }).click();
    for (const sentence of Object.values(truth.summary('The team')).flat())
      await expect(main.getByText(sentence, { exact: true }).first()).toBeVisible();
    expect(await text(page)).not.toMatch(untrue);
    await page.screenshot({ path: testInfo.outputPath('insights.png'), fullPage: true });
    const someone = own[0]?.p.name ?? '';
    await main
      .getByRole('link', { name: new RegExp(someone) })
      .first()
      .click();
    for (const sentence of Object.values(truth.summary(someone)).flat())
      await expect(main.getByText(sentence, { exact: true }).first()).toBeVisible();
    expect(await text(page)).not.toMatch(untrue);
    await page.getByRole('link', { name: 'Print', exact: true }).click();
    await page.getByRole('radio', { name: 'Names' }).check();
    await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
    const sheets = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(sheets[0]?.flat).toContain(someone);
    expect(sheets[0]?.flat).toContain(match.opponent);
    for (const { flat } of sheets) expect(flat).not.toMatch(untrue);
  });
}

for (const name of partOf(names, 4, 1)) {
  test(`${name} over a season: court time, shots and missing data are right`, async ({
    page,
    openVendor,
  }) => {
    const truth = await openVendor(name);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: truth.teams[0]?.name }).first().click();
    await page.getByRole('link', { name: 'Line-ups', exact: true }).click();
    const table = page.getByRole('table', { name: 'Playing time, on and off court' });
    await expect(main.getByText(/^On and off come from the box scores’/)).toBeVisible();
    const played = truth.matches.filter(({ st }) => st === 'done');
    const boxes = played.map((match) => truth.box(match).own);
    const lines = boxes.flat();
    for (const { p } of boxes[0] ?? []) {
      const own = lines.filter((line) => line.p.name === p.name && line.sec > 0);
      const minutes = own.reduce((sum, { sec }) => sum + sec, 0) / 60 / own.length;
      const row = table.getByRole('row').filter({ hasText: p.name });
      const told = await row.getByRole('cell').nth(1).innerText();
      // One service sends minutes with tenths.
      expect(Math.abs(Number.parseInt(told, 10) - minutes), p.name).toBeLessThan(1.1);
    }
    expect(await text(page)).not.toMatch(untrue);
    await page.getByRole('radio', { name: 'Fives' }).check();
    await expect(page.getByText('Who was on court together was not recorded')).toBeVisible();
    await page.getByRole('link', { name: 'Shots', exact: true }).click();
    const twos = page.getByRole('table', { name: 'Our shots' }).getByRole('row').nth(1);
    const sum = (of: 'twoM' | 'twoA') => lines.reduce((total, line) => total + line[of], 0);
    await expect(twos).toContainText(`${sum('twoM')}/${sum('twoA')}`);
    expect(await text(page)).not.toMatch(untrue);
  });
}

for (const name of partOf(names, 4, 3)) {
  test(`${name} as poster, share text and comparison: sent and missing data are right`, async ({
    page,
    openVendor,
  }) => {
    const truth = await openVendor(name);
    const [match] = truth.matches;
    if (!match) throw new Error('nothing to look at');
    const { own } = truth.box(match);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: truth.teams[0]?.name }).first().click();
    await main
      .getByRole('link', { name: new RegExp(match.opponent) })
      .first()
      .click();
    await page.getByRole('link', { name: 'Share it' }).click();
    const chat = page.getByRole('textbox', { name: /^Text/ });
    await expect(chat).toHaveValue(new RegExp(`${match.us}–${match.them}`));
    await page.getByRole('radio', { name: 'Names' }).check();
    for (const { p, pts } of own.filter((line) => line.pts > 0)) {
      await expect(chat).toHaveValue(new RegExp(`${p.name}: ${pts}\\b`));
    }
    expect(await chat.inputValue()).not.toMatch(untrue);

    await page.getByRole('link', { name: 'Back to the match' }).click();
    await page.getByRole('link', { name: 'Print', exact: true }).click();
    await page.getByRole('link', { name: 'Poster for the wall' }).click();
    await expect(page.getByRole('region', { name: 'Poster', exact: true })).toBeVisible();
    const sheets = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(sheets).toHaveLength(1);
    expect(sheets[0]?.flat).toContain(String(match.us));
    expect(sheets[0]?.flat).not.toMatch(untrue);

    await page.getByRole('link', { name: 'Back to the sheet' }).click();
    await page.getByRole('link', { name: 'Back to the match' }).click();
    const compare = page.getByRole('link', { name: /^compare with/i }).first();
    if (truth.matches.length < 2) return;
    await compare.click();
    const row = page
      .getByRole('table', { name: 'The team in both matches' })
      .getByRole('row', { name: /^Turnovers(?! of)/ });
    const lost = own.reduce((sum, { to }) => sum + to, 0);
    await expect(row).toContainText(String(lost));
    expect(await text(page)).not.toMatch(untrue);
  });
}
