import type { Browser } from '@playwright/test';
import { paths } from '../../src/dashboard/api/paths.ts';
import { type MeasuredPage, openMeasured, slowDown, visit } from './browser-page.ts';
import type { Goal } from './goals.ts';
import { lengthenReply } from './long-replies.ts';
import { median, printTable } from './table.ts';

/** Where the service and the plain floor page are, and what is opened there. */
export interface Places {
  service: string;
  plain: string;
  key: string;
  teamId: string;
  matchId: string;
}

const boxScoreRow = 'section table tbody tr:nth-child(3)';
const tabOf = (end: string) => `nav a[href$="/${end}"]`;

/** Times what a coach does on pages that are there, with a phone's processor and no line to wait for. */
export async function measureWork(
  browser: Browser,
  places: Places,
  rounds: number,
): Promise<Goal[]> {
  const times = new Map<string, number[]>();
  const calls: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, time] of [
      ['sort', (page: MeasuredPage) => sort(page, places, calls)],
      ['sort, plain', (page: MeasuredPage) => sortPlain(page, places)],
      [
        'insights',
        (page: MeasuredPage) => openTab(page, places, 'insights', 'main li b, main li p'),
      ],
      ['1,000 events', (page: MeasuredPage) => openTab(page, places, 'plays', '#play-by-play ol')],
      ['filter key', (page: MeasuredPage) => typeFilter(page, places)],
    ] as const) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      const ready =
        name === 'filter key' ? 'table tbody tr' : name === 'sort, plain' ? 'td' : boxScoreRow;
      const page = await openMeasured(context, { ready, key: places.key });
      times.set(name, [...(times.get(name) ?? []), await time(page)]);
      await context.close();
    }
  }
  const of = (name: string) => median(times.get(name) ?? []);
  printTable(
    ['processor 4 × slower', 'to the next paint, ms'],
    [...times.keys()].map((name) => [name, of(name).toFixed(0)]),
  );
  const againstPlain = of('sort') / of('sort, plain');
  const within = (what: string, name: string, most: number): Goal => ({
    what,
    goal: `≤ ${most} ms`,
    measured: `${of(name).toFixed(0)} ms`,
    met: of(name) <= most,
    bench: 'dashboard',
  });
  return [
    {
      what: 'box score sort, calls of functions',
      goal: '≤ 15,000',
      measured: median(calls).toLocaleString('en'),
      met: median(calls) <= 15_000,
      bench: 'dashboard',
    },
    {
      what: 'box score sort, time',
      goal: '≤ 1.3 × plain JavaScript',
      measured: `${againstPlain.toFixed(2)} × (${of('sort').toFixed(0)} ms)`,
      met: againstPlain <= 1.3,
      bench: 'dashboard',
    },
    within('opening 1,000 events, processor 4 × slower', '1,000 events', 250),
    within('opening the insights, text and bars, processor 4 × slower', 'insights', 100),
    within('a filter key over 2,000 matches, processor 4 × slower', 'filter key', 50),
  ];
}

async function sort(measured: MeasuredPage, places: Places, calls: number[]): Promise<number> {
  const { page, tools } = measured;
  const press = (column: number) =>
    page.evaluate((at) => {
      const header = `section table thead th:nth-child(${at})`;
      return window.actUntil(`${header} button`, `${header}[aria-sort]`);
    }, column);
  await visit(measured, places.service + paths.match(places));
  await page.waitForLoadState('networkidle');
  await tools.send('Profiler.enable');
  await tools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await tools.send('Profiler.takePreciseCoverage');
  await press(4);
  const { result } = await tools.send('Profiler.takePreciseCoverage');
  const counts = result.flatMap(({ url, functions }) =>
    url.startsWith('http') ? functions.map(({ ranges }) => ranges[0]?.count ?? 0) : [],
  );
  calls.push(counts.reduce((sum, count) => sum + count, 0));
  await tools.send('Profiler.stopPreciseCoverage');
  await tools.send('Profiler.disable');
  await slowDown(measured);
  return press(5);
}

async function sortPlain(measured: MeasuredPage, places: Places): Promise<number> {
  await visit(measured, places.plain);
  const press = (column: number) =>
    measured.page.evaluate((at) => window.actUntil(`th:nth-child(${at})`, 'td'), column);
  await press(3);
  await slowDown(measured);
  return press(4);
}

/** From the box score to another tab, its code brought as the pointer comes near, its own data not. */
async function openTab(
  measured: MeasuredPage,
  places: Places,
  tab: string,
  awaited: string,
): Promise<number> {
  const { page } = measured;
  const plays = `/v1/matches/${places.matchId}/play-by-play`;
  if (tab === 'plays') await lengthenReply(page, plays, 'events', 1_000);
  await visit(measured, places.service + paths.match(places));
  await page.hover(tabOf(tab));
  await page.waitForLoadState('networkidle');
  await slowDown(measured);
  return page.evaluate(([link, there]) => window.actUntil(link, there), [
    tabOf(tab),
    awaited,
  ] as const);
}

async function typeFilter(measured: MeasuredPage, places: Places): Promise<number> {
  const list = `/v1/teams/${places.teamId}/matches`;
  await lengthenReply(measured.page, list, 'matches', 2_000);
  await visit(measured, places.service + paths.team(places));
  await measured.page.waitForLoadState('networkidle');
  await slowDown(measured);
  return measured.page.evaluate(() => window.actUntil('search input', 'body', 'e'));
}
