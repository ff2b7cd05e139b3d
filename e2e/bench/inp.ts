import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { INPMetricWithAttribution } from 'web-vitals/attribution';
import { everyAddress } from '../fixtures/addresses.ts';
import { type Bench, createNotes, type Goal } from './goals.ts';
import { connect, launch, rounds, slowDown } from './page.ts';
import { startMeasured } from './service.ts';

/** The longest interaction allowed in milliseconds, by CPU slowdown. */
const limits = { 4: 200, 16: 500 };

const library = readFileSync('node_modules/web-vitals/dist/web-vitals.attribution.iife.js', 'utf8');
const report = `webVitals.onINP(({ value, attribution }) => {
  window.worst = { value, target: attribution.interactionTarget ?? '' };
}, { reportAllChanges: true });`;

type Worst = Pick<INPMetricWithAttribution, 'value'> & { target: string };

/** Measures interaction to next paint (web-vitals) of every page on a phone: sort, filter, find, and opening the next page. */
export async function benchInp(bench: Bench): Promise<Goal[]> {
  const service = await startMeasured(bench, join(bench.folder, 'data'));
  const addresses = Object.entries(await everyAddress(service));
  const browser = await launch(bench);
  const goals: Goal[] = [];
  for (const [rate, most] of Object.entries(limits)) {
    const worst = { figure: 0, note: '' };
    for (const [name, address] of addresses) {
      const { of, note } = createNotes();
      let slowest = '';
      for (let round = 0; round < Math.min(rounds, 3); round += 1) {
        const { value, target } = await measureOnce(browser, service.url + address, Number(rate));
        note('inp', value);
        slowest = target.split('>').slice(-2).join(' ');
      }
      console.log(`${rate} ×, ${name}: ${of('inp')} ms, ${slowest}`);
      if (of('inp') > worst.figure) Object.assign(worst, { figure: of('inp'), note: `(${name})` });
    }
    const what = `interaction to next paint, every page, ${rate} × slower`;
    goals.push({ what, most, unit: 'ms', ...worst });
  }
  return goals;
}

/** The slowest interaction of a visit. */
async function measureOnce(browser: Browser, url: string, rate: number) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await connect(page);
  await page.addInitScript(`${library}; ${report}`);
  await page.goto(url, { waitUntil: 'networkidle' });
  await slowDown(page, rate);
  await pressAll(page);
  const worst = await page.evaluate<Worst>('window.worst');
  await page.context().close();
  return worst;
}

/** Presses one control of each kind on the page, a link to another page last. */
async function pressAll(page: Page): Promise<void> {
  const header = page.locator('main table thead button:visible');
  const filter = page.locator('search input:visible').first();
  const plan = page.getByRole('button', { name: 'Plan again', exact: true });
  const link = page.locator('main a[href^="/"]:visible:not([aria-current="page"])').first();
  for (const [element, press] of [
    [header.nth(3), () => header.nth(3).click()],
    [header.nth(4), () => header.nth(4).click()],
    [filter, () => filter.press('e')],
    [page.locator('body'), () => page.keyboard.press('Escape')],
    [plan, () => plan.click()],
    [link, () => link.click()],
  ] as const) {
    if ((await element.count()) === 0) continue;
    await press();
    await page.waitForLoadState('networkidle');
    // The browser reports an interaction when idle after its paint; without a new frame that takes a minute.
    await page.evaluate(
      'new Promise((done) => requestAnimationFrame(() => requestIdleCallback(() => setTimeout(done, 100))))',
    );
  }
}
