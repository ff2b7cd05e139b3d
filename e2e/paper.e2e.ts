import type { Page, Request } from '@playwright/test';
import { paths } from '../src/dashboard/api/paths.ts';
import { partOf } from '../src/testing/share.ts';
import { paperCases } from './fixtures/paper-cases.ts';
import type { PaperMatch } from './fixtures/paper-matches.ts';
import { teamId } from './fixtures/paper-service.ts';
import {
  expect,
  expectWithinMargins,
  key,
  openSheet,
  print,
  printButton,
  test,
} from './fixtures/paper-test.ts';
import type { PaperSheet } from './fixtures/pdf-text.ts';

/** Expects all players of both sides on page 1, with the points at the end of the row. */
function expectEveryRow({ flat, lines }: PaperSheet, { boxScore }: PaperMatch): void {
  const dense = flat.replaceAll(' ', '');
  for (const { number, name, points, played } of [
    ...boxScore.team.players,
    ...boxScore.opponent.players,
  ]) {
    expect(dense).toContain(name.replaceAll(' ', ''));
    if (name.length > 30) continue;
    const row = lines.find((line) => line.startsWith(`${number} ${name}`)) ?? '';
    expect(row).toMatch(new RegExp(played ? ` ${points}$` : ' DNP$'));
  }
  for (const { totals } of [boxScore.team, boxScore.opponent]) {
    if (totals) expect(lines.join('\n')).toMatch(new RegExp(`^Totals .* ${totals.points}$`, 'm'));
  }
}

/** Polling of a current run continues during a print. */
const polls = Object.values(paperCases)
  .filter(({ insights }) => insights.status === 'generating')
  .map(({ match }) => `/v1/matches/${match.id}/insights`);

type Formats = readonly ('A4' | 'Letter')[];

/** Expects each of a match's sheets to be complete, printed from any window size. */
async function expectWholeSheet(page: Page, paper: PaperMatch, formats: Formats): Promise<void> {
  for (const format of formats) {
    const requests: string[] = [];
    const note = (request: Request) => requests.push(new URL(request.url()).pathname);
    page.on('request', note);
    const sheets = await print(page, format);
    page.off('request', note);
    expect(requests.filter((path) => !polls.includes(path))).toEqual([]);
    expect(sheets).toHaveLength(2);
    expectWithinMargins(sheets);
    const [first, second] = sheets;
    if (!first || !second) throw new Error('two sheets at least');
    expectEveryRow(first, paper);
    const period = paper.match.periods.length === 6 ? 'OT2' : 'Q4';
    expect(second.flat).toMatch(
      paper.plays ? new RegExp(`Score flow .*${period} \\d+–\\d+`) : /no play-by-play/,
    );
    expect(second.flat).toContain(
      paper.insights.summary?.whatsWorking[0]?.slice(0, 20) ?? 'Insights not written.',
    );
    expect(sheets.map(({ flat }) => flat).join()).not.toContain(key);
  }
}

/** Expects the poster to be one page of A4 and Letter with type of at least 11 points and no names. */
async function expectPoster(
  page: Page,
  { match, boxScore, plays }: PaperMatch,
  formats: Formats,
): Promise<void> {
  await page.goto(paths.poster({ teamId, matchId: match.id }));
  await expect(printButton(page)).toBeEnabled();
  const { team, opponent } = boxScore;
  for (const format of formats) {
    const [sheet, ...others] = await print(page, format);
    if (!sheet) throw new Error('nothing came out');
    expect(others).toEqual([]);
    expect(sheet.flat).toContain(String(match.score?.team));
    const wrong = sheet.texts.filter(
      ({ left, right, baseline, size }) =>
        size < 10.95 || left < 9.9 || right > sheet.width - 9.7 || baseline > sheet.height - 9.9,
    );
    expect(wrong).toEqual([]);
    for (const player of [...team.players, ...opponent.players]) {
      expect(sheet.flat).not.toContain(player.name);
    }
    if (!plays) expect(sheet.flat).toContain('The lead minute by minute is missing.');
    if (!opponent.totals) expect(sheet.flat).toContain('Totals of both sides are needed');
  }
}

const widths = [360, 1400, 2560];

for (const [index, [name, paper]] of Object.entries(paperCases).entries()) {
  test(`${name}: prints completely on A4 and Letter, from any window size, offline, and as a poster`, async ({
    page,
    context,
    isSoak,
  }) => {
    // The short run prints each match from one window size on one paper size, and each of them with some match.
    const windows = isSoak ? widths : widths.filter((_, at) => at === index % widths.length);
    const formats = partOf(['A4', 'Letter'] as const, 2, index);
    for (const width of windows) {
      await page.setViewportSize({ width, height: 800 });
      await openSheet(page, paper);
      await context.setOffline(true);
      await expectWholeSheet(page, paper, formats);
      await context.setOffline(false);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'the preview needs no sideways scrolling').toBeLessThanOrEqual(0);
    }
    await expectPoster(page, paper, formats);
    console.log(
      `figure: print, ${name}: every row from ${windows.length} of 3 windows on ${formats.length} of 2 paper sizes, 0 requests (0)`,
    );
  });
}
