import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { Hono } from 'hono';
import { build } from 'vite';
import { createHost } from '../../src/service/host.ts';
import { listen } from '../../src/service/listen.ts';
import { ensureChromium } from '../chromium.ts';
import { freePort } from '../fixtures/service.ts';
import { against, type Bench, createNotes, type Goal, unmeasured } from './goals.ts';
import { newPage, rounds, slowDown, type Target, visit } from './page.ts';

/**
 * The minimal page, built and served as the dashboard is.
 * @param reply the answer to its only call, /v1/box-score
 */
export async function serveFloor({ folder, undo }: Bench, reply: string): Promise<Target> {
  const [root, outDir] = [join(import.meta.dirname, 'floor'), join(folder, 'floor')];
  await build({ root, configFile: false, logLevel: 'error', build: { outDir } });
  const api = new Hono().get('/v1/box-score', (c) => c.body(reply));
  const { address, close } = await listen(createHost(api, outDir), { host: '127.0.0.1', port: 0 });
  undo.push(close);
  return { url: `${address}/`, ready: 'td' };
}

/** Lighthouse's mobile mark of both pages in turn. It is not a dependency: LIGHTHOUSE is its path. */
export async function measureLighthouse(targets: { floor: Target; ours: Target }): Promise<Goal[]> {
  const goals: Goal[] = [];
  for (const [slower, within] of Object.entries({ 4: 3, 16: 10 })) {
    const what = `Lighthouse, mobile performance, processor ${slower} × slower`;
    const goal = `within ${within} points of the minimal page`;
    const { note, of } = createNotes();
    for (let round = 0; process.env.LIGHTHOUSE && round < 3; round += 1) {
      for (const [name, target] of Object.entries(targets))
        note(name, await markOf(target, slower));
    }
    const [floor, ours] = [of('floor'), of('ours')];
    const measured = `${ours}, minimal page ${floor}`;
    if (process.env.LIGHTHOUSE) goals.push({ what, goal, measured, met: floor - ours <= within });
    else goals.push(unmeasured(what, goal, 'LIGHTHOUSE names none'));
  }
  return goals;
}

async function markOf(target: Target, slower: string): Promise<number> {
  const port = await freePort();
  const context = await chromium.launchPersistentContext('', {
    executablePath: ensureChromium(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    // Only the key is on the device: an address without a page has no code to cache.
    const page = await newPage(context, target);
    await page.goto(new URL('/healthz', target.url).href);
    await page.close();
    const flags = `--port=${port} --throttling.cpuSlowdownMultiplier=${slower} --output=json --quiet`;
    const words = `${target.url} ${flags} --only-categories=performance --disable-storage-reset`;
    const options = { maxBuffer: 2 ** 26 };
    const lighthouse = process.env.LIGHTHOUSE ?? '';
    const { stdout } = await promisify(execFile)(lighthouse, words.split(' '), options);
    return Math.round(100 * JSON.parse(stdout).categories.performance.score);
  } finally {
    await context.close();
  }
}

/** Loads in turn, cold and once more in the same browser, over slow 4G with a processor so many times slower. */
export async function measureLoads(
  browser: Browser,
  targets: { floor: Target; ours: Target },
  rate: number,
  limits: { cold: number; warm: number },
): Promise<Goal[]> {
  const { note, of } = createNotes();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, target] of Object.entries(targets)) {
      const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
      for (const when of ['cold', 'warm']) {
        const page = await newPage(context, target);
        const tools = await slowDown(page, rate);
        // As Lighthouse's slow 4G is applied.
        const speeds = { downloadThroughput: 184_320, uploadThroughput: 84_480 };
        const line = { offline: false, latency: 562.5, ...speeds };
        await tools.send('Network.emulateNetworkConditions', line);
        note(`${name}, ${when}`, await visit(page, target));
        await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
        if (when === 'cold') await untilKept(page, target);
        await page.close();
      }
      await context.close();
    }
  }
  const compared = (what: string, when: 'cold' | 'warm') => {
    const both = [of(`ours, ${when}`), of(`floor, ${when}`)] as const;
    return against(`${what}, ${rate} × slower`, [limits[when], "the floor's"], both);
  };
  return [
    compared('cold match page, its data visible', 'cold'),
    compared('warm match page, its data visible', 'warm'),
  ];
}

/** Resolves once the service worker is active and the box score is cached: no event reports that. */
async function untilKept(page: Page, { key }: Target): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    if (await navigator.serviceWorker?.getRegistration()) await navigator.serviceWorker.ready;
  });
  const stored = async () => JSON.stringify(await page.context().storageState({ indexedDB: true }));
  if (key !== undefined) await expect.poll(stored, { timeout: 60_000 }).toContain('box-score');
}
