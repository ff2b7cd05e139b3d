import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { Hono } from 'hono';
import { build } from 'vite';
import { paths } from '../../src/dashboard/api/paths.ts';
import { createHost } from '../../src/service/host.ts';
import { listen } from '../../src/service/listen.ts';
import { call, findMatch } from '../fixtures/call.ts';
import { type Bench, createNotes, type Goal } from './goals.ts';
import { connect, launch, rounds, slowDown } from './page.ts';
import { startMeasured } from './service.ts';

/** CPU slowdowns, and the most that loads (as a multiple of the minimal page's) and openings (ms) may take. */
const speeds = [
  { rate: 4, cold: 1, warm: 0.7, opening: 300 },
  { rate: 16, cold: 1.3, warm: 1, opening: 1_000 },
];
const lists = ['main li b, main li p', '#play-by-play ol', 'main th a[href*="/players/"]'];

/** Measures the dashboard against a minimal page of the same libraries, and the opening of its longest lists. */
export async function benchDashboard(bench: Bench): Promise<Goal[]> {
  const service = await startMeasured(bench, join(bench.folder, 'data'));
  const match = await findMatch(service, 'ready');
  const data = await call(service, 'getBoxScore', match);
  const floor = { url: await serveFloor(bench, JSON.stringify({ data })), ready: 'td' };
  const at = `${service.url}${paths.match(match)}`;
  const ours = { url: at, ready: 'section table tbody tr:nth-child(3)' };
  const [insights = '', plays = '', roster = ''] = lists;
  const openings = { insights: [at, insights], plays: [at, plays] } as const;
  const all = { ...openings, roster: [service.url + paths.team(match), roster] } as const;
  const browser = await launch(bench);
  const goals: Goal[] = [];
  for (const { rate, opening, ...loads } of speeds) {
    const { note, of } = createNotes();
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, { url, ready }] of Object.entries({ floor, ours })) {
        const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
        for (const when of ['cold', 'warm']) {
          const page = await context.newPage();
          note(`${name}, ${when}`, await load(page, url, ready, rate));
          if (name === 'ours' && when === 'cold') await untilKept(page);
          await page.close();
        }
        await context.close();
      }
      for (const [what, [url, numbers]] of Object.entries(all)) {
        const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
        await connect(page);
        await page.goto(url);
        note(what, await open(page, `nav a[href$="/${what}"]`, numbers, rate));
        await page.context().close();
      }
    }
    for (const [when, most] of Object.entries(loads)) {
      const figure = of(`ours, ${when}`) / of(`floor, ${when}`);
      const note = `(${of(`ours, ${when}`).toFixed(0)} ms)`;
      const unit = '× the minimal page';
      goals.push({ what: `match page, ${when}, ${rate} × slower`, most, unit, figure, note });
    }
    for (const name of Object.keys(all)) {
      const what = `opening the ${name}, ${rate} × slower`;
      goals.push({ what, most: opening, unit: 'ms', figure: of(name) });
    }
  }
  return goals;
}

/** Builds and serves the minimal page like the dashboard; `reply` answers its only call. */
async function serveFloor({ folder, undo }: Bench, reply: string): Promise<string> {
  const [root, outDir] = [join(import.meta.dirname, 'floor'), join(folder, 'floor')];
  await build({ root, configFile: false, logLevel: 'error', build: { outDir } });
  const api = new Hono().get('/v1/box-score', (c) => c.body(reply));
  const { address, close } = await listen(createHost(api, outDir), { host: '127.0.0.1', port: 0 });
  undo.push(close);
  return `${address}/`;
}

/** Milliseconds over Lighthouse's slow 4G until `ready` is rendered. */
async function load(page: Page, url: string, ready: string, rate: number): Promise<number> {
  await connect(page);
  await page.addInitScript(`
    const look = () => document.querySelector(${JSON.stringify(ready)})
      ? (window.visible = performance.now()) : requestAnimationFrame(look);
    look();`);
  const tools = await slowDown(page, rate);
  const line = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_480 };
  await tools.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await page.goto(url, { waitUntil: 'commit' });
  const visible = await page.waitForFunction(() => Reflect.get(window, 'visible'));
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return Number(await visible.jsonValue());
}

/** Resolves once the service worker is active and the box score is cached, which no event reports. */
async function untilKept(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const stored = async () => JSON.stringify(await page.context().storageState({ indexedDB: true }));
  await expect.poll(stored, { timeout: 60_000 }).toContain('box-score');
}

/**
 * Milliseconds from a click on a link until `numbers` are rendered, measured in the page, since polling from outside costs it
 * time.
 */
async function open(page: Page, link: string, numbers: string, rate: number): Promise<number> {
  await page.hover(link);
  await page.waitForLoadState('networkidle');
  await slowDown(page, rate);
  return page.evaluate<number>(`new Promise((resolve) => {
    const began = performance.now();
    new MutationObserver((_, observer) => {
      if (document.querySelector(${JSON.stringify(numbers)}) === null) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
    }).observe(document.body, { childList: true, subtree: true });
    document.querySelector(${JSON.stringify(link)}).click();
  })`);
}
