import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { gzipOfScripts } from './floor-pages.ts';
import type { Goal } from './goals.ts';

const folder = 'dist/dashboard';
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const gzipOf = (file: string) => gzipSync(textOf(file)).length;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;

/** The scripts of the start and of each page besides, in bytes packed with gzip, against the floor's of this run. */
export async function measureSizes(floorFolder: string): Promise<Goal[]> {
  const floor = await gzipOfScripts(join(floorFolder, 'data-router/assets'));
  const indexHtml = textOf('index.html');
  const initial = [...indexHtml.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].flatMap(
    ([, file]) => file ?? [],
  );
  const start = sum(initial.map(gzipOf));
  const pages = [...indexHtml.matchAll(/(\w+(?:Page|Layout|Tab|Route))"?:\[(.*?)\]/g)].map(
    ([, page = '', list = '']) => ({ page, scripts: list.match(/assets\/[\w.~-]+\.js/g) ?? [] }),
  );
  const scriptsOf = (...names: string[]) => [
    ...new Set(pages.flatMap(({ page, scripts }) => (names.includes(page) ? scripts : []))),
  ];
  const routes = pages.map(({ page }) => {
    const around = matchTabs.includes(page)
      ? ['MatchRoute']
      : teamTabs.includes(page)
        ? ['TeamLayout']
        : [];
    return { page, bytes: start + sum(scriptsOf(page, ...around).map(gzipOf)) };
  });
  const largest = routes.reduce((a, b) => (b.bytes > a.bytes ? b : a));
  const over = routes.filter(({ bytes }) => bytes > 1.35 * floor).map(({ page }) => page);
  const charted = [...initial, ...scriptsOf(...pages.map(({ page }) => page))].filter((file) =>
    textOf(file).includes('recharts-'),
  );
  const styles = indexHtml.match(/href="\/assets\/[^"]+\.css"/g) ?? [];
  const matchFiles = new Set(
    pages
      .filter(({ page }) => page === 'MatchRoute' || page === 'BoxScoreTab')
      .flatMap(({ page }) => filesOf(indexHtml, page)),
  );
  const requests = 1 + initial.length + styles.length + matchFiles.size + 1;
  const bench = 'dashboard';
  return [
    {
      what: 'JavaScript of the start, gzip',
      goal: '≤ 1.20 × the floor with the data router',
      measured: `${kilobytes(start)}, ${(start / floor).toFixed(2)} × ${kilobytes(floor)}`,
      met: start <= 1.2 * floor,
      bench,
    },
    {
      what: 'JavaScript of any page, start included, before its charts',
      goal: '≤ 1.35 × the same floor',
      measured: `${(largest.bytes / floor).toFixed(2)} × at most (${largest.page}); ${routes.length - over.length} of ${routes.length} within`,
      met: over.length === 0,
      bench,
    },
    {
      what: 'recharts in what the start or a page waits for',
      goal: 'none',
      measured: charted.length === 0 ? 'none' : charted.join(', '),
      met: charted.length === 0,
      bench,
    },
    {
      what: 'requests in the way of a cold match page (npm test holds it, and its two hops)',
      goal: '≤ 6, one of them a call',
      measured: `${requests}, one of them a call`,
      met: requests <= 6,
      bench,
    },
    {
      what: 'all files of the dashboard',
      goal: '–',
      measured: `${readdirSync(join(folder, 'assets')).filter((name) => !name.endsWith('.br')).length}`,
      met: null,
      bench,
    },
  ];
}

const matchTabs = ['BoxScoreTab', 'InsightsPage', 'PlaysPage', 'PlayerInsightsPage'];
const teamTabs = [
  'TeamPage',
  'TrendsPage',
  'RosterPage',
  'ComparePlayersPage',
  'CompareMatchesPage',
];

/** A page's files as the script in the head names them. */
function filesOf(indexHtml: string, page: string): string[] {
  const [, list = ''] = new RegExp(`\\b${page}"?:\\[(.*?)\\]`).exec(indexHtml) ?? [];
  return list.match(/assets\/[\w.~-]+/g) ?? [];
}
