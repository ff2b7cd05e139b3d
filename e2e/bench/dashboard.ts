import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { pages, paths } from '../../src/dashboard/api/paths.ts';
import { readBuilt } from '../fixtures/built.ts';
import { call, findMatch } from '../fixtures/call.ts';
import { callsUntil } from '../fixtures/calls-until.ts';
import { demoKey as key } from '../fixtures/service.ts';
import { against, atMost, type Bench, type Goal, unmeasured } from './goals.ts';
import { measureLighthouse, measureLoads, serveFloors } from './loads.ts';
import { launch, newPage, type Press, type Target, timePresses } from './page.ts';
import { startMeasured } from './service.ts';

/** The dashboard against a floor of the same libraries and static HTML. */
export async function benchDashboard(bench: Bench): Promise<Goal[]> {
  const service = await startMeasured(bench, join(bench.folder, 'data'));
  const match = await findMatch(service, 'ready');
  const reply = JSON.stringify({ data: await call(service, 'getBoxScore', match), error: null });
  const browser = await launch(bench);
  const { floor, plain, bytes } = await serveFloors(bench, browser, reply);
  const at = (path: string, ready: string) => ({ url: service.url + path, ready, key });
  const ours = at(paths.match(match), 'section table tbody tr:nth-child(3)');
  const goals = [
    ...measureSizes(bytes),
    unmeasured('cold: hops, requests and calls in the way', '2, ≤ 6 and 1', 'a test holds it'),
    await countCalls(browser, ours, floor),
    unmeasured('peers', '≤ 0.6 × cold', 'no build of one at hand'),
    ...(await measureLighthouse({ floor, ours })),
  ];
  // A phone's processor, and an old phone's on a busy day.
  const speeds = [4, 16];
  for (const rate of speeds) {
    goals.push(...(await measureLoads(browser, { floor, static: plain, ours }, rate)));
  }
  for (const rate of speeds) {
    for (const [what, path, answered] of [
      ['insights', paths.match(match), 'main li b, main li p'],
      ['plays', paths.match(match), '#play-by-play ol'],
      ['roster', paths.team(match), 'main th a[href*="/players/"]'],
    ] as const) {
      const opening = openingOf(at(path, 'main table'), `nav a[href$="/${what}"]`, answered, floor);
      const [own = 0, rows = 0] = await timePresses(browser, opening, rate);
      const name = `opening the ${what}, ${rate} × slower`;
      goals.push(against(name, [1.5, 'its text as rows'], [own, rows]));
    }
  }
  const presses = pressesOf(ours, plain, at(paths.team(match), 'table tbody tr'));
  for (const rate of speeds) {
    const [own = 0, other = 0, filter = 0] = await timePresses(browser, presses, rate);
    goals.push(
      against(`box score sort, ${rate} × slower`, [1.3, 'plain JavaScript'], [own, other]),
      atMost(`a filter key over 2,000 matches, ${rate} × slower`, [50, 'ms'], filter),
    );
  }
  return [...goals, unmeasured('layout shift', '0 on every page', 'a test holds the most opened')];
}

/** The scripts of the start and of each page, packed. @param floor the bytes of the floor's */
function measureSizes(floor: number): Goal[] {
  const { textOf, sizeOf, initialScripts, filesOf } = readBuilt();
  const scripts = Object.values(pages).map(({ components }) => [
    ...new Set(
      [...initialScripts, ...components.flatMap(filesOf)].filter((file) => /js$/.test(file)),
    ),
  ]);
  const sizes = scripts.map(sizeOf);
  const hasCharts = (file: string) => textOf(file).includes('recharts-');
  return [
    atMost(
      'JavaScript of the start, gzip',
      [130, 'kB'],
      sizeOf(initialScripts) / 1_000,
      ' kB, never over 132',
    ),
    atMost(
      'JavaScript of any page before its charts',
      [1.35, `× the floor's ${(floor / 1_000).toFixed(1)} kB`],
      Math.max(...sizes) / floor,
      `; ${sizes.filter((size) => size > 1.35 * floor).length} of ${sizes.length} over it`,
    ),
    atMost(
      'pages that wait for recharts',
      [0, ''],
      scripts.filter((all) => all.some(hasCharts)).length,
    ),
  ];
}

/** Functions that are called until the first row is there. */
async function countCalls(browser: Browser, ours: Target, floor: Target): Promise<Goal> {
  const counted = async (target: Target) => {
    const page = await newPage(browser, target);
    const calls = await callsUntil(page, target.url, target.ready);
    await page.context().close();
    return calls;
  };
  const calls = await counted(ours);
  const beside = ` (the floor ${(await counted(floor)).toLocaleString('en')})`;
  return atMost('calls of functions until the first row', [60_000, ''], calls, beside);
}

/** A page opened from its neighbour, and its own text as plain rows of the floor. */
function openingOf(target: Target, link: string, answered: string, floor: Target): Press[] {
  let text = '';
  const after = async (page: Page) => {
    await page.waitForLoadState('networkidle');
    text = await page.locator('main').innerText();
  };
  const prepare = (page: Page) =>
    page.addInitScript((kept) => sessionStorage.setItem('rows', kept), text);
  const click = (selector: string) => `document.querySelector('${selector}').click()`;
  const before = (page: Page) => page.hover(link);
  return [
    { target, before, press: click(link), answered, after },
    { target: floor, prepare, press: click('a'), answered: 'li' },
  ];
}

/** A sort of the box score, one by plain JavaScript, and a filter's key over 2,000 matches; each to the next paint. */
function pressesOf(ours: Target, plain: Target, list: Target): Press[] {
  const header = (column: number) => `section table thead th:nth-child(${column})`;
  const sort = (column: number) => `document.querySelector('${header(column)} button').click()`;
  const sortPlainly = (column: number) => `{
    const body = document.querySelector('tbody');
    const number = (row) => Number.parseFloat(row.cells[${column}].textContent) || 0;
    body.append(...[...body.rows].sort((one, two) => number(two) - number(one)));
  }`;
  // Sorted before, unmeasured, so that the code has run once.
  const first = (press: string) => (page: Page) => page.evaluate(press);
  const type = `document.querySelector('search input').focus(); document.execCommand('insertText', false, 'e')`;
  const answered = `${header(5)}[aria-sort]`;
  return [
    { target: ours, before: first(sort(4)), press: sort(5), answered },
    { target: plain, before: first(sortPlainly(3)), press: sortPlainly(4), answered: 'td' },
    { target: list, prepare: lengthenList, press: type, answered: 'body' },
  ].map((press) => ({ ...press, painted: true }));
}

/** Has a team's list hold 2,000 matches, its own over and over under ids of their own. */
async function lengthenList(page: Page): Promise<void> {
  await page.route('**/v1/teams/*/matches', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const own: { id: string }[] = data.matches;
    const matches = Array.from({ length: 2_000 }, (_, at) => {
      const match = own[at % own.length];
      return at < own.length ? match : { ...match, id: `${match?.id}-${at}` };
    });
    await route.fulfill({ response, json: { data: { ...data, matches }, error: null } });
  });
}
