import type { Page } from '@playwright/test';
import { paths } from '../src/dashboard/api/paths.ts';
import { paperCases } from './fixtures/paper-cases.ts';
import type { PaperMatch } from './fixtures/paper-matches.ts';
import { teamId } from './fixtures/paper-service.ts';
import {
  expect,
  expectWithinMargins,
  openSheet,
  print,
  printButton,
  test,
} from './fixtures/paper-test.ts';

function paperOf(name: string): PaperMatch {
  const paper = paperCases[name];
  if (!paper) throw new Error(`Unknown match ${name}`);
  return paper;
}

const plain = paperOf('plain');

/** Counts how often the page opens the print dialog. */
async function countDialogs(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.dialogs = String(
        Number(document.documentElement.dataset.dialogs ?? 0) + 1,
      );
    };
  });
  return async () => Number((await page.locator('html').getAttribute('data-dialogs')) ?? 0);
}

test('talk cards by shirt number and the play-by-play are chosen once and remembered', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openSheet(page, plain);
  await page.getByLabel('Talk cards').check();
  await page.getByLabel('Play-by-play').check();
  await page.getByLabel('Insights and charts').uncheck();
  await openSheet(page, plain);
  await expect(page.getByLabel('Talk cards')).toBeChecked();
  for (const format of ['A4', 'Letter'] as const) {
    const sheets = await print(page, format);
    expectWithinMargins(sheets);
    const cards = sheets.filter(({ flat }) => flat.includes('Talk card'));
    const players = plain.boxScore.team.players.filter(({ played }) => played);
    expect(cards).toHaveLength(players.length);
    for (const [index, { name, points }] of players.entries()) {
      expect(cards[index]?.flat).toContain(name);
      const rows = cards[index]?.lines ?? [];
      expect(rows.find((line) => line.startsWith('This match'))).toMatch(new RegExp(` ${points}$`));
      expect(rows.some((line) => line.startsWith('Season, '))).toBe(true);
      expect(cards[index]?.flat).toMatch(/What’s working|Focus areas|stood out|stand out/);
    }
    const plays = sheets.slice(1 + cards.length);
    const text = plays.map(({ flat }) => flat).join(' ');
    const shots = plain.plays?.events.filter(({ type }) => type.endsWith('Pointer')) ?? [];
    expect(text.match(/[■□] (\d points|Missed t)/g)).toHaveLength(shots.length);
    expect(text).toContain('Q4');
    for (const sheet of plays) expect(sheet.flat).toMatch(/Clock Q\d Score/);
  }
});

test('with shirt numbers no player is named anywhere', async ({ page }) => {
  await openSheet(page, plain);
  await page.getByRole('radio', { name: 'Shirt numbers' }).check();
  await page.getByLabel('Talk cards').check();
  await page.getByLabel('Play-by-play').check();
  await expect(printButton(page)).toBeEnabled();
  const text = (await print(page, 'A4')).map(({ flat }) => flat).join(' ');
  for (const { name, number } of [
    ...plain.boxScore.team.players,
    ...plain.boxScore.opponent.players,
  ]) {
    expect(text).not.toContain(name);
    expect(text).toContain(`No. ${number}`);
  }
});

test('printing a sheet twice gives the same file except for its dates', async ({ page }) => {
  await openSheet(page, plain);
  await expect(page).toHaveTitle('2026-11-14 Harbour 53-53 Valley');
  const make = async () =>
    (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  const undated = (pdf: string) => pdf.replace(/\/(CreationDate|ModDate) \([^)]*\)/g, '');
  const first = await make();
  expect(first).toMatch(/\/Title \(2026-11-14 Harbour 53-53 Valley\)/);
  expect(undated(await make())).toBe(undated(first));
});

test('prints are black on white in dark mode too, and marks differ without colour', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openSheet(page, plain);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  const colours = await page.locator('.paper, .paper *').evaluateAll((elements) => {
    const properties = ['color', 'backgroundColor', 'fill', 'stroke'] as const;
    const shown = elements.flatMap((element) => {
      const style = getComputedStyle(element);
      // A bar is a background without text.
      const seen = properties.filter((each) => each !== 'backgroundColor' || element.textContent);
      return seen.map(
        (property) => `${property === 'backgroundColor' ? 'on ' : ''}${style[property]}`,
      );
    });
    return [...new Set(shown)];
  });
  const grey = /^(on )?(rgb\((\d+), \3, \3\)|rgba\(0, 0, 0, 0\)|none|url.*)$/;
  expect(colours.filter((colour) => !grey.test(colour))).toEqual([]);
  expect(
    colours.filter((colour) => colour.startsWith('on rgb(')),
    'backgrounds',
  ).toEqual(['on rgb(255, 255, 255)']);
  const shots = plain.plays?.events.filter(({ type }) => type.endsWith('Pointer')) ?? [];
  const made = shots.filter((shot) => shot.made);
  await expect(page.locator('.paper-shots svg circle')).toHaveCount(made.length);
  await expect(page.locator('.paper-shots svg [data-missed]')).toHaveCount(
    shots.length - made.length,
  );
});

test('Ctrl+P on a match page leads to the sheet and opens the dialog once', async ({ page }) => {
  const dialogs = await countDialogs(page);
  await page.goto(paths.insights({ teamId, matchId: plain.match.id }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+p');
  await expect(page).toHaveURL(paths.print({ teamId, matchId: plain.match.id }));
  await expect.poll(dialogs).toBe(1);
  await page.reload();
  await expect(printButton(page)).toBeEnabled();
  expect(await dialogs()).toBe(0);
});

test("the browser's menu prints the loaded part of page 1 and names the missing data", async ({
  page,
}) => {
  const sheetCode = page.waitForResponse(/LoadedSheet/);
  await page.goto(paths.insights({ teamId, matchId: plain.match.id }));
  await sheetCode;
  await expect(page.getByRole('heading', { name: 'Six ratings' })).toBeVisible();
  await expect(async () => {
    const sheets = await print(page, 'A4');
    expect(sheets).toHaveLength(1);
    expectWithinMargins(sheets);
    for (const { name } of plain.boxScore.team.players) expect(sheets[0]?.flat).toContain(name);
    expect(sheets[0]?.flat).toContain('Printed from the browser’s menu');
  }).toPass();
  await expect(page.getByRole('heading', { name: 'Six ratings' })).toBeVisible();
});

test("a team's season and roster printed", async ({ page }) => {
  for (const [address, part] of [
    [paths.printSeason({ teamId }), 'season'],
    [paths.printRoster({ teamId }), 'roster'],
  ] as const) {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(address);
    await expect(printButton(page)).toBeEnabled();
    await expect(page).toHaveTitle(`Harbour ${part} 2026-27`);
    for (const format of ['A4', 'Letter'] as const) {
      const sheets = await print(page, format);
      expectWithinMargins(sheets);
      const dense = sheets.map(({ flat }) => flat.replaceAll(' ', '')).join();
      for (const { boxScore, match } of Object.values(paperCases)) {
        for (const { name } of boxScore.team.players) {
          expect(dense).toContain(name.replaceAll(' ', ''));
        }
        if (part === 'season') expect(dense).toContain(match.opponent.name.replaceAll(' ', ''));
      }
    }
  }
});

test('the match’s sheet links to the poster, which has the team’s colour in dark mode', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(paths.match({ teamId, matchId: plain.match.id }));
  await page.getByRole('link', { name: 'Print', exact: true }).click();
  await page.getByRole('link', { name: 'Poster for the wall' }).click();
  await expect(page).toHaveURL(paths.poster({ teamId, matchId: plain.match.id }));
  await expect(page).toHaveTitle('2026-11-14 Harbour 53-53 Valley Poster');
  const own = page.getByRole('heading', { level: 1 }).locator('b');
  await expect(own).toHaveCSS('color', 'rgb(179, 38, 30)');
});
