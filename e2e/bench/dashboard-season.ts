import type { Browser } from '@playwright/test';
import { paths } from '../../src/dashboard/api/paths.ts';
import { type MeasuredPage, openMeasured, visit } from './browser-page.ts';
import type { Places } from './dashboard-work.ts';
import type { Goal } from './goals.ts';
import { lengthenReply } from './long-replies.ts';
import { median } from './table.ts';

const changes = 200;
const megabyte = 2 ** 20;

/** What a list of 2,000 matches costs against one of 100, and what 200 changes of page leave behind in memory. */
export async function measureSeason(
  browser: Browser,
  places: Places,
  rounds: number,
): Promise<Goal[]> {
  const costs: Record<100 | 2000, number[]> = { 100: [], 2000: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const length of [100, 2000] as const) {
      costs[length].push(await openList(browser, places, length));
    }
  }
  const ratio = median(costs[2000]) / median(costs[100]);
  const grown = await wander(browser, places);
  return [
    {
      what: 'a list of 2,000 matches, processor time',
      goal: '≤ 1.5 × one of 100',
      measured: `${ratio.toFixed(2)} × (${median(costs[2000]).toFixed(0)} ms)`,
      met: ratio <= 1.5,
      bench: 'dashboard',
    },
    {
      what: `memory after ${changes} changes of page`,
      goal: 'back to within 5 MB',
      measured: `${grown >= 0 ? '+' : '−'}${Math.abs(grown).toFixed(1)} MB`,
      met: grown <= 5,
      bench: 'dashboard',
    },
  ];
}

/** Milliseconds of the page's own processor time until the list is there and nothing more comes. */
async function openList(browser: Browser, places: Places, length: number): Promise<number> {
  const context = await browser.newContext();
  const measured = await openMeasured(context, { ready: 'table tbody tr', key: places.key });
  await measured.tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await lengthenReply(measured.page, `/v1/teams/${places.teamId}/matches`, 'matches', length);
  await visit(measured, places.service + paths.team(places));
  await measured.page.waitForLoadState('networkidle');
  const { metrics } = await measured.tools.send('Performance.getMetrics');
  await context.close();
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** A box score alone is sorted by its headers. */
const boxScore = 'main section table thead button';

/** Goes round through a match's pages; megabytes that the heap has grown by since the first round. */
async function wander(browser: Browser, places: Places): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const measured = await openMeasured(context, { ready: boxScore, key: places.key });
  const { page } = measured;
  await visit(measured, places.service + paths.match(places));
  const round = [
    ['insights', 'main li p'],
    ['plays', '#play-by-play'],
    [`matches/${places.matchId}`, boxScore],
    [`teams/${places.teamId}`, 'search'],
    [`matches/${places.matchId}`, boxScore],
  ] as const;
  let first = 0;
  for (let change = 0; change < changes; change += 1) {
    const [end, awaited] = round[change % round.length] ?? round[0];
    await page.evaluate(([link, there]) => window.actUntil(link, there), [
      `a[href$="/${end}"]`,
      awaited,
    ] as const);
    if (change === 4 * round.length) first = await heapOf(measured);
  }
  const grown = (await heapOf(measured)) - first;
  await context.close();
  return grown / megabyte;
}

async function heapOf({ tools }: MeasuredPage): Promise<number> {
  await tools.send('HeapProfiler.collectGarbage');
  return (await tools.send('Runtime.getHeapUsage')).usedSize;
}
