import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { paths } from '../../src/dashboard/api/paths.ts';
import { ensureChromium } from '../chromium.ts';
import { findMatch } from '../fixtures/call.ts';
import { callsUntil } from '../fixtures/calls-until.ts';
import { demoKey, type RunningService } from '../fixtures/service.ts';
import { measureSizes } from './dashboard-sizes.ts';
import { serveFloors } from './floor-pages.ts';
import { atMost, type Goal, median, unmeasured } from './goals.ts';
import { measureLighthouse } from './lighthouse.ts';
import { openTab, pressUntil, slowDown, type Target, untilKept, visit } from './page.ts';
import { measurePresses } from './presses.ts';
import { type Bench, startMeasured } from './processes.ts';

/** Of a load or an opening at each speed; `ROUNDS=1` sees whether all of it runs. */
const rounds = Number(process.env.ROUNDS ?? 5);
/** A phone's processor, and an old phone's on a busy day. */
const speeds = [4, 16];
const ready = 'section table tbody tr:nth-child(3)';

/** The dashboard against a floor of the same libraries, static HTML, and peers: PEERS="name=URL selector,…". */
export async function benchDashboard(bench: Bench): Promise<Goal[]> {
  const service = await startMeasured(bench, join(bench.folder, 'data'), { RATE_LIMIT: 'off' });
  const match = await findMatch(service, 'ready');
  const headers = { Authorization: `Bearer ${demoKey}` };
  const reply = await fetch(`${service.url}/v1/matches/${match.matchId}/box-score`, { headers });
  const floors = await serveFloors(bench, await reply.text());
  const executablePath = ensureChromium();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  bench.undo.push(() => browser.close());
  const floorOf = (name: string) => floors.get(name)?.url ?? '';
  const ours = { name: 'ours', url: service.url + paths.match(match), ready, key: demoKey };
  const floor = { name: 'floor', url: floorOf('declarative'), ready: 'td' };
  const plain = { ...floor, name: 'static', url: floorOf('static') };
  const targets = [floor, plain, ours, ...peers];
  return [
    ...measureSizes(floors.get('declarative')?.scripts ?? Number.NaN),
    unmeasured('cold: hops, requests and calls in the way', '2, ≤ 6 and 1', 'a test holds it'),
    ...(await countCalls(browser, [ours, floor])),
    ...(peers.length === 0 ? [unmeasured('peers', '≤ 0.6 × cold', 'PEERS names none')] : []),
    ...(await measureLighthouse([floor, ours])),
    ...(await atEachSpeed((rate) => measureLoads(browser, targets, rate))),
    ...(await atEachSpeed((rate) => measureOpenings(browser, service, match, floor, rate))),
    ...(await atEachSpeed((rate) => measurePresses(browser, { ours, plain }, match, rounds, rate))),
    unmeasured('layout shift', '0 on every page', 'a test holds the pages opened most'),
  ];
}

async function atEachSpeed(measure: (rate: number) => Promise<Goal[]>): Promise<Goal[]> {
  const goals: Goal[] = [];
  for (const rate of speeds) goals.push(...(await measure(rate)));
  return goals;
}

const peers = (process.env.PEERS?.split(',') ?? []).map((text): Target => {
  const [, name = '', url = '', selector = ''] = /^(.*?)=(\S+) (.*)$/.exec(text) ?? [];
  return { name, url, ready: selector };
});

/** Functions that are called until the first row is there. */
async function countCalls(browser: Browser, [ours, floor]: [Target, Target]): Promise<Goal[]> {
  const calls: number[] = [];
  for (const target of [ours, floor]) {
    const { page } = await openTab(browser, target);
    calls.push(await callsUntil(page, target.url, target.ready));
    await page.context().close();
  }
  const beside = ` (the floor ${calls[1]?.toLocaleString('en')})`;
  return [atMost('calls of functions until the first row', [60_000, ''], calls[0] ?? 0, beside)];
}

/** Loads in turn, cold and once more in the same browser, over slow 4G with a processor so many times slower. */
async function measureLoads(
  browser: Browser,
  targets: readonly Target[],
  rate: number,
): Promise<Goal[]> {
  const times = new Map<string, number[]>();
  const note = (what: string, time: number) => times.set(what, [...(times.get(what) ?? []), time]);
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) {
      const cold = await openTab(browser, target, { width: 412, height: 823 });
      await slowDown(cold, { line: true, rate });
      note(`${target.name}, cold`, await visit(cold, target.url));
      await slowDown(cold, { rate: 1 });
      // The service worker takes over, and what was read is written down.
      await cold.page.waitForLoadState('networkidle');
      await cold.page.evaluate(async () => {
        if (await navigator.serviceWorker?.getRegistration()) await navigator.serviceWorker.ready;
      });
      if (target.key !== undefined) await untilKept(cold);
      const warm = await openTab(cold.page.context(), target);
      await cold.page.close();
      await slowDown(warm, { line: true, rate });
      note(`${target.name}, warm`, await visit(warm, target.url));
      await warm.page.context().close();
    }
  }
  const time = (name: string, when: string) => median(times.get(`${name}, ${when}`) ?? []);
  const against = (what: string, most: number, name: string, when: string) => {
    const [own, other] = [time('ours', when), time(name, when)];
    const beside = ` (${own.toFixed(0)} against ${other.toFixed(0)} ms)`;
    return atMost(`${what}, ${rate} × slower`, [most, `× ${name}`], own / other, beside);
  };
  return [
    against('cold match page, its data visible', 0.95, 'floor', 'cold'),
    ...peers.map(({ name }) => against('the same', 0.6, name, 'cold')),
    against('warm match page', 1, 'floor', 'warm'),
    against('the same, goal of a quiet machine', 1.5, 'static', 'warm'),
  ];
}

/** Three pages opened from their neighbours, each against its own text as plain rows of the floor. */
async function measureOpenings(
  browser: Browser,
  service: RunningService,
  match: { teamId: string; matchId: string },
  floor: Target,
  rate: number,
): Promise<Goal[]> {
  const goals: Goal[] = [];
  for (const [what, from, link, awaited] of [
    ['the insights', paths.match(match), 'nav a[href$="/insights"]', 'main li b, main li p'],
    ['the plays', paths.match(match), 'nav a[href$="/plays"]', '#play-by-play ol'],
    ['the roster', paths.team(match), 'nav a[href$="/roster"]', 'main th a[href*="/players/"]'],
  ] as const) {
    const took: number[] = [];
    const plain: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const tab = await openTab(browser, { ...floor, ready: 'main table', key: demoKey });
      await visit(tab, service.url + from);
      await tab.page.hover(link);
      await tab.page.waitForLoadState('networkidle');
      await slowDown(tab, { rate });
      took.push(await pressUntil(tab, link, awaited));
      await tab.page.waitForLoadState('networkidle');
      const text = await tab.page.locator('main').innerText();
      await tab.page.context().close();
      const rows = await openTab(browser, floor);
      await rows.page.addInitScript((kept) => sessionStorage.setItem('rows', kept), text);
      await visit(rows, floor.url);
      await slowDown(rows, { rate });
      plain.push(await pressUntil(rows, 'a', 'li'));
      await rows.page.context().close();
    }
    const [own, other] = [median(took), median(plain)];
    const beside = ` (${own.toFixed(0)} against ${other.toFixed(0)} ms)`;
    const name = `opening ${what}, ${rate} × slower`;
    goals.push(atMost(name, [1.5, '× its text as rows'], own / other, beside));
  }
  return goals;
}
