import { readdirSync, statSync } from 'node:fs';
import { pages, paths } from '../src/dashboard/api/paths.ts';
import { readBuilt } from './fixtures/built.ts';
import { findMatch } from './fixtures/call.ts';
import { expect, test } from './fixtures/faulty.ts';
import { ownBoxScore } from './fixtures/page.ts';

/** Bytes of gzipped JavaScript that every page waits for; the goal is in docs/performance.md. */
const initialBudget = 130_000;
/** The same for any page, without its charts. */
const pageBudget = 222_000;
/** The page, two files of the app, two of the match page, and one call. */
const requestBudget = 6;

const { textOf, sizeOf, initialFiles, initialScripts, filesOf } = readBuilt();
const allFiles = readdirSync('dist/dashboard/assets')
  .filter((name) => name.endsWith('.js'))
  .map((name) => `assets/${name}`);

test('the files that every page waits for stay within the budget', () => {
  console.log('figure: initial JavaScript, gzip', sizeOf(initialScripts));
  expect(initialScripts).toHaveLength(1);
  expect(sizeOf(initialScripts)).toBeLessThan(initialBudget);
});

test('no page waits for the chart library, or for more than its budget', () => {
  const hasCharts = (file: string) => textOf(file).includes('recharts-');
  for (const { path, components } of Object.values(pages)) {
    const files = new Set([...initialScripts, ...components.flatMap(filesOf)]);
    const scripts = [...files].filter((file) => file.endsWith('.js'));
    expect(scripts.length, path).toBeGreaterThan(initialScripts.length);
    expect(sizeOf(scripts), path).toBeLessThan(pageBudget);
    expect(scripts.filter(hasCharts), path).toEqual([]);
  }
  const charts = allFiles.filter(hasCharts).length;
  expect(charts, 'the mark is found in its own chunk').toBeGreaterThan(0);
});

test('the pages of a season do not wait for a match’s code', () => {
  const files = ['ClubPage', 'TeamLayout', 'TeamPage', 'SettingsPage'].flatMap(filesOf);
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((file) => file.startsWith('assets/match-'))).toEqual([]);
});

for (const [library, mark] of [
  ['react', '.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE='],
  ['react-dom', '.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE='],
  ['react-router', '.__reactRouterVersion='],
  ['query-core', 'Missing queryFn'],
] as const) {
  test(`one copy of ${library}`, () => {
    const copies = allFiles.flatMap((file) => textOf(file).split(mark).slice(1));
    expect(copies.length).toBe(1);
  });
}

test('a cold match page shows its box score after six requests in two hops, one of them a call', async ({
  page,
  service,
}) => {
  const match = await findMatch(service, 'ready');
  const code = new Set([...initialFiles, ...filesOf('MatchRoute'), ...filesOf('FirstTab')]);
  const inTheWay = [
    paths.match(match),
    `/v1/matches/${match.matchId}/box-score`,
    ...[...code].map((file) => `/${file}`),
  ];
  console.log('figure: requests before the box score', inTheWay.length);
  expect(inTheWay.length).toBeLessThanOrEqual(requestBudget);
  const asked: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // All other requests are blocked, so the page must render without it. The app's files are answered only after the rest was
  // requested, which makes two hops: the page, then its files.
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    if (inTheWay.every((path) => asked.includes(path))) release();
    if (initialScripts.includes(pathname.slice(1))) await released;
    if (inTheWay.includes(pathname)) await route.continue();
  });
  await page.goto(paths.match(match), { waitUntil: 'commit' });
  const player = ownBoxScore(page).getByRole('row').nth(3);
  await expect(player).toBeVisible();
  expect(asked).toEqual(expect.arrayContaining(inTheWay));
  const twice = inTheWay.filter((path) => asked.indexOf(path) !== asked.lastIndexOf(path));
  expect(twice, 'what the head asked for early is not asked for again').toEqual([]);
});

test('the typeface is one small file, requested after the first page has its data, and no sort applies it', async ({
  page,
  service,
}) => {
  const faces = readdirSync('dist/dashboard/assets').filter((name) => name.endsWith('.woff2'));
  expect(faces.map((name) => statSync(`dist/dashboard/assets/${name}`).size <= 70_000)).toEqual([
    true,
  ]);
  const order: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/box-score')) order.push('data');
  });
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) order.push('face');
  });
  await page.goto(paths.match(await findMatch(service, 'ready')));
  await expect.poll(() => order).toContain('face');
  expect(order[0]).toBe('data');
  await page.waitForFunction(() => sessionStorage.getItem('boxout.typeface'));
  await ownBoxScore(page).getByRole('button', { name: 'PTS' }).click();
  await expect(page).toHaveURL(/sort=points/);
  const face = await page.evaluate(() => document.documentElement.dataset.face);
  expect(face, 'all text would be laid out again').toBeUndefined();
});
