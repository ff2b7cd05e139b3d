import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { paths } from '../../src/dashboard/api/paths.ts';
import { everyAddress } from '../fixtures/addresses.ts';
import { call, findMatch } from '../fixtures/call.ts';
import { demoKey, startService } from '../fixtures/service.ts';
import { createNotes, type Goal, launch, slowDown, untilPainted } from './bench.ts';
import { serveFloor } from './floor/serve.ts';

/** Measurements of each figure; `ROUNDS=1` checks that everything runs. */
const rounds = Number(process.env.ROUNDS ?? 5);

/** CPU slowdowns, and goals: loads as a multiple of the minimal page's, openings and interactions in milliseconds. */
const speeds = [
  { rate: 4, cold: 1, warm: 0.7, opening: 300, interaction: 200 },
  { rate: 16, cold: 1.3, warm: 1, opening: 1_000, interaction: 500 },
];

/** Measures the match page against a minimal one of the same libraries, openings of long lists, and every page's interactions. */
export async function pages(folder: string): Promise<Goal[]> {
  const service = await startService({}, join(folder, 'data'));
  const match = await findMatch(service, 'ready');
  const data = await call(service, 'getBoxScore', match);
  const floor = await serveFloor(join(folder, 'floor'), JSON.stringify({ data }));
  const at = service.url + paths.match(match);
  const openings = [
    ['insights', at, 'main li b, main li p'],
    ['plays', at, '#score-flow svg'],
    ['roster', service.url + paths.team(match), 'main th a[href*="/players/"]'],
  ] as const;
  const addresses = Object.entries(await everyAddress(service));
  const browser = await launch();
  const goals: Goal[] = [];
  for (const { rate, cold, warm, opening, interaction } of speeds) {
    const { note, of } = createNotes();
    for (let round = 0; round < rounds; round += 1) {
      const minimal = await loads(browser, floor.address, 'td', rate);
      const ours = await loads(browser, at, 'section table tbody tr:nth-child(3)', rate, true);
      note('cold', ours.cold / minimal.cold);
      note('warm', ours.warm / minimal.warm);
      for (const [name, url, numbers] of openings) {
        const page = await visit(browser, 1280);
        await page.goto(url);
        note(name, await open(page, `nav a[href$="/${name}"]`, numbers, rate));
        await page.context().close();
      }
    }
    for (const [name, address] of addresses) {
      for (let round = 0; round < Math.min(rounds, 3); round += 1) {
        const page = await visit(browser, 390);
        note(`press, ${name}`, await longestInteraction(page, service.url + address, rate));
        await page.context().close();
      }
      console.error(`${rate} ×, ${name}: ${of(`press, ${name}`)} ms`);
    }
    const longest = Math.max(...addresses.map(([name]) => of(`press, ${name}`)));
    const slower = `${rate} × slower`;
    goals.push(
      [`interaction to next paint, every page, ${slower}`, interaction, 'ms', longest],
      [`match page, cold, ${slower}`, cold, '× the minimal page', of('cold')],
      [`match page, warm, ${slower}`, warm, '× the minimal page', of('warm')],
      ...openings.map(
        ([name]): Goal => [`opening the ${name}, ${slower}`, opening, 'ms', of(name)],
      ),
    );
  }
  await Promise.all([browser.close(), service.stop(), floor.close()]);
  return goals;
}

/** A page that has the demo club's key before its own scripts run. */
async function visit(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 850 } });
  const saved = { id: 'bench', serviceAddress: '', key: demoKey, savedAt: Date.now() };
  await context.addInitScript(
    (text) => localStorage.setItem('boxout.connection', text),
    JSON.stringify(saved),
  );
  return context.newPage();
}

/**
 * Milliseconds over Lighthouse's slow 4G until `ready` is painted, at the first visit and at the second, which begins once the
 * service worker is active and the box score is stored, if the page stores it.
 */
async function loads(browser: Browser, url: string, ready: string, rate: number, isStored = false) {
  const first = await visit(browser, 412);
  const cold = await load(first, url, ready, rate);
  if (isStored) {
    await first.evaluate(async () => void (await navigator.serviceWorker.ready));
    // No event reports this.
    const stored = async () =>
      JSON.stringify(await first.context().storageState({ indexedDB: true }));
    await expect.poll(stored, { timeout: 60_000 }).toContain('box-score');
  }
  const second = await first.context().newPage();
  await first.close();
  const warm = await load(second, url, ready, rate);
  await second.context().close();
  return { cold, warm };
}

async function load(page: Page, url: string, ready: string, rate: number): Promise<number> {
  await page.addInitScript(`window.painted = ${untilPainted(ready, '0')}`);
  const tools = await slowDown(page, rate);
  const line = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_480 };
  await tools.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await page.goto(url, { waitUntil: 'commit' });
  const took = await page.evaluate<number>('window.painted');
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return took;
}

/** Milliseconds from a press on a link until `numbers` are painted. */
async function open(page: Page, link: string, numbers: string, rate: number): Promise<number> {
  await page.hover(link);
  await page.waitForLoadState('networkidle');
  await slowDown(page, rate);
  return page.evaluate<number>(`(() => {
    const painted = ${untilPainted(numbers, 'performance.now()')};
    document.querySelector('${link}').click();
    return painted;
  })()`);
}

/**
 * Presses a control of each kind on a page, a link to another page last. Returns the longest interaction's milliseconds to the
 * next paint: of fewer than fifty, that is what web-vitals calls INP.
 */
async function longestInteraction(page: Page, url: string, rate: number): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(`window.longest = 0;
    new PerformanceObserver((list) => {
      const pressed = list.getEntries().filter(({ interactionId }) => interactionId > 0);
      window.longest = Math.max(window.longest, ...pressed.map(({ duration }) => duration));
    }).observe({ type: 'event', durationThreshold: 16 });`);
  await slowDown(page, rate);
  const header = page.locator('main table thead button:visible');
  for (const [element, key] of [
    [header.nth(3)],
    [header.nth(4)],
    [page.locator('search input:visible').first(), 'e'],
    [page.locator('body'), 'Escape'],
    [page.getByRole('button', { name: 'Plan again', exact: true })],
    [page.locator('main a[href^="/"]:visible:not([aria-current="page"])').first()],
  ] as const) {
    if ((await element.count()) === 0) continue;
    await (key ? element.press(key) : element.click());
    await page.waitForLoadState('networkidle');
    // An interaction is reported after its paint.
    await page.evaluate(
      'new Promise((done) => requestAnimationFrame(() => requestIdleCallback(() => setTimeout(done, 100))))',
    );
  }
  return page.evaluate<number>('window.longest');
}
