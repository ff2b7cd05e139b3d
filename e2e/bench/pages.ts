import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { paths } from '../../src/dashboard/api/paths.ts';
import { everyAddress } from '../fixtures/addresses.ts';
import { call, findMatch } from '../fixtures/call.ts';
import { demoConnection, everythingStored } from '../fixtures/page.ts';
import { startService } from '../fixtures/service.ts';
import { createNotes, type Goal, launch, notingLongest, slowDown, untilPainted } from './bench.ts';
import { serveFloor } from './floor/serve.ts';

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
    ['insights', at, 'main li [role="img"]'],
    ['plays', at, '#score-flow svg'],
    ['roster', service.url + paths.team(match), 'main th a[href*="/players/"]'],
  ] as const;
  const addresses = Object.values(await everyAddress(service));
  const browser = await launch();
  const goals: Goal[] = [];
  for (const { rate, cold, warm, opening, interaction } of speeds) {
    const { note, of } = createNotes();
    for (let left = Number(process.env.ROUNDS ?? 5); left > 0; left -= 1) {
      const minimal = await loads(browser, floor.address, 'td', rate);
      const ours = await loads(browser, at, 'section table tbody tr:nth-child(3)', rate, true);
      note('cold', ours.cold / minimal.cold);
      note('warm', ours.warm / minimal.warm);
      for (const [name, url, numbers] of openings) {
        const page = await visit(browser, 1280, url);
        note(name, await open(page, `nav a[href$="/${name}"]`, numbers, rate));
        await page.context().close();
      }
      for (const address of addresses) {
        const page = await visit(browser, 390, service.url + address);
        note(address, await longestInteraction(page, rate));
        await page.context().close();
      }
    }
    const longest = Math.max(...addresses.map(of));
    const goal = (what: string, most: number, unit: string, figure: number): Goal => [
      `${what}, ${rate} × slower`,
      most,
      unit,
      figure,
    ];
    goals.push(
      goal('interaction to next paint, every page', interaction, 'ms', longest),
      goal('match page, cold', cold, '× the minimal page', of('cold')),
      goal('match page, warm', warm, '× the minimal page', of('warm')),
      ...openings.map(([name]) => goal(`opening the ${name}`, opening, 'ms', of(name))),
    );
  }
  await Promise.all([browser.close(), service.stop(), floor.close()]);
  return goals;
}

/** A page that has the demo club's key before its own scripts run. */
async function visit(browser: Browser, width: number, url = 'about:blank'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 850 } });
  const connect = `localStorage.setItem('boxout.connection', '${demoConnection()}')`;
  await context.addInitScript(connect);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}

/** Milliseconds over Lighthouse's slow 4G until `ready` is painted, at a first visit and once the page is stored, if it is. */
async function loads(browser: Browser, url: string, ready: string, rate: number, isStored = false) {
  const first = await visit(browser, 412);
  const load = async (page: Page) => {
    await page.addInitScript(`window.painted = ${untilPainted(ready, '0')}`);
    const tools = await slowDown(page, rate);
    const line = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_480 };
    await tools.send('Network.emulateNetworkConditions', { offline: false, ...line });
    await page.goto(url, { waitUntil: 'commit' });
    const took = await page.evaluate<number>('window.painted');
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return took;
  };
  const cold = await load(first);
  if (isStored) {
    await first.evaluate('navigator.serviceWorker.ready.then(() => {})');
    await expect.poll(() => everythingStored(first), { timeout: 60_000 }).toContain('box-score');
  }
  const second = await first.context().newPage();
  await first.close();
  const warm = await load(second);
  await second.context().close();
  return { cold, warm };
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

/** Presses a control of each kind, a link last. Returns the longest interaction's milliseconds, which is web-vitals' INP. */
async function longestInteraction(page: Page, rate: number): Promise<number> {
  await page.evaluate(notingLongest('event'));
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
