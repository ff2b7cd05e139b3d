import type { Page } from '@playwright/test';
import { deriveBoxScore } from '../src/basketball/box-score.ts';
import type { Match } from '../src/contract/match.ts';
import type { MatchEvent, SheetEntry } from '../src/contract/play-by-play.ts';
import { paths } from '../src/dashboard/api/paths.ts';
import { liveMatchAt } from '../src/league/live-match.ts';
import { findLive } from './fixtures/call.ts';
import { expect, test } from './fixtures/faulty.ts';
import { axe } from './fixtures/page.ts';
import { readPdf } from './fixtures/pdf-text.ts';
import { rewriting } from './fixtures/rewriting.ts';

/** All plays of a match, of which the page gets the first ones. */
const whole = (() => {
  // Demo matches follow each other every 100 minutes: this is the end of one.
  const { record } = liveMatchAt(2026, new Date(297_200 * 6_000_000 - 1));
  return { matchSheet: record.matchSheet, events: [...record.events] };
})();
const endOf = (period: number) =>
  whole.events.findLastIndex((event) => event.period === period) + 1;

/** Sends the page the first `count` plays, with players' names of at least this length. */
const cutAt = (count: number, nameLength = 0) => {
  const rename = (entry: SheetEntry) => ({
    ...entry,
    name: entry.name
      .padEnd(nameLength, ' Quintanilla Wetherell')
      .slice(0, Math.max(nameLength, entry.name.length)),
  });
  const { team, opponent } = whole.matchSheet;
  return rewriting('getPlayByPlay', (data) => ({
    ...data,
    matchSheet: { team: team.map(rename), opponent: opponent.map(rename) },
    events: whole.events.slice(0, count),
  }));
};

const sum = (events: readonly MatchEvent[], side: string) =>
  events.reduce((total, event) => total + (event.side === side ? (event.points ?? 0) : 0), 0);

/** Expects that the card shows the numbers of the plays so far. */
async function expectCard(page: Page, match: Match, count: number) {
  const events = whole.events.slice(0, count);
  const card = page.getByRole('article');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${sum(events, 'team')} to ${sum(events, 'opponent')}`,
  );
  const { boxScore } = deriveBoxScore({
    matchId: match.id,
    status: 'live',
    rules: match,
    team: { name: '' },
    opponent: { name: '' },
    ...whole,
    events,
  });
  for (const side of ['team', 'opponent'] as const) {
    const scorers = boxScore[side].players
      .filter(({ points }) => (points ?? 0) > 0)
      .toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0));
    const list = card
      .getByRole('region', { name: 'Who has scored, from where' })
      .getByRole('list', { name: side === 'team' ? 'Ours' : 'Theirs' });
    const [first] = await list.getByRole('listitem').allTextContents();
    if (scorers[0]) expect(first).toMatch(new RegExp(`${scorers[0].points}$`));
  }
  // FIBA Art. 41: technicals of coach and bench do not count, and an overtime continues the fourth quarter's team fouls.
  const from = Math.min(events.at(-1)?.period ?? 1, match.regulationPeriods);
  const now = events.filter(
    ({ type, side, subtype = '', period }) =>
      type === 'foul' &&
      side === 'team' &&
      period >= from &&
      !['coachTechnical', 'benchTechnical'].includes(subtype),
  ).length;
  await expect(card.getByRole('region', { name: 'Fouls' })).toContainText(`: ${now}–`);
}

test('the club page leads to the live match’s card, which fits a phone screen', async ({
  page,
  service,
}) => {
  const live = await findLive(service);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.club());
  await page.getByRole('link', { name: 'Half-time card' }).click();
  await expect(page).toHaveURL(paths.halfTime(live));
  await expect(
    page.getByRole('article').or(page.getByText('Nothing has been recorded')),
  ).toBeVisible();
});

for (const nameLength of [0, 60]) {
  test(`at half-time the card has the score so far and fits a screen and an A5 page, with names of at least ${nameLength} characters`, async ({
    page,
    service,
    host,
  }) => {
    const live = await findLive(service);
    const half = endOf(2);
    host.set(...cutAt(half, nameLength));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(paths.halfTime(live));
    await expect(page.getByText('Half-time', { exact: true })).toBeVisible();
    await expectCard(page, live.match, half);
    await expect(page.getByText(/^chance to win \d+%, from lead and time alone$/)).toBeVisible();
    await expect(page.getByText(/3 each from here/)).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(844);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
    const sheets = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(sheets).toHaveLength(1);
    for (const { left, right, baseline } of sheets[0]?.texts ?? []) {
      expect(left).toBeGreaterThan(6);
      expect(right).toBeLessThan(142);
      expect(baseline).toBeLessThan(209);
    }
  });
}

test('the card is right at every poll from the first play to the last', async ({
  page,
  service,
  host,
  isSoak,
}) => {
  test.setTimeout(isSoak ? 1_200_000 : 240_000);
  const live = await findLive(service);
  await page.clock.install();
  // The soak stops at each play, the short run at every thirtieth and at the ends of periods.
  const stops = whole.events.flatMap(({ type }, index) =>
    isSoak || type === 'periodEnd' || index % 30 === 20 ? [index + 1] : [],
  );
  host.set(...cutAt(stops[0] ?? 1));
  await page.goto(paths.halfTime(live));
  for (const count of stops) {
    host.set(...cutAt(count));
    await page.clock.runFor(21_000);
    await expectCard(page, live.match, count);
  }
  console.log(`figure: half-time card: right at ${stops.length} of ${whole.events.length} plays`);
});

test('the half-time sheet appears within three seconds after the period ended', async ({
  page,
  service,
  host,
}) => {
  const live = await findLive(service);
  const half = endOf(2);
  // The state a minute before half-time, then nothing new for a while: the page polls every two seconds.
  const closing = whole.events.findIndex(
    ({ period, clockSeconds }) => period === 2 && clockSeconds !== null && clockSeconds <= 60,
  );
  await page.clock.install();
  host.set(...cutAt(closing + 1));
  await page.goto(paths.halfTime(live));
  await expectCard(page, live.match, closing + 1);
  await page.clock.runFor(2_100);
  const asked = () => host.asked.filter(({ call: each }) => each.includes('play-by-play')).length;
  const before = asked();
  await page.clock.runFor(2_100);
  await expect.poll(asked).toBeGreaterThan(before);
  host.set(...cutAt(half));
  await page.clock.runFor(3_000);
  await expect(page.getByText('Half-time', { exact: true })).toBeVisible();
  await expectCard(page, live.match, half);
  const [sheet] = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  const events = whole.events.slice(0, half);
  expect(sheet?.flat).toContain(String(sum(events, 'team')));
  expect(sheet?.flat).toContain('Half-time');
});

for (const [name, colorScheme, language] of [
  ['light, English', 'light', 'en'],
  ['dark, Spanish', 'dark', 'es'],
] as const) {
  test(`axe finds nothing on the card of a live match: ${name}`, async ({
    page,
    service,
    host,
  }) => {
    const live = await findLive(service);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript((chosen) => localStorage.setItem('boxout.language', chosen), language);
    host.set(...cutAt(endOf(3) - 20));
    await page.goto(paths.halfTime(live));
    await expect(page.getByRole('article')).toBeVisible();
    await axe(page, name);
  });
}
