import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { INPMetricWithAttribution } from 'web-vitals/attribution';
import { everyAddress } from '../fixtures/addresses.ts';
import { demoKey } from '../fixtures/service.ts';
import { atMost, type Bench, createNotes, type Goal } from './goals.ts';
import { launch, newPage, rounds, slowDown } from './page.ts';
import { startMeasured } from './service.ts';

/** Milliseconds that no interaction may take, by how many times slower the processor is. */
const limits = { 4: 200, 16: 500 };

const library = readFileSync('node_modules/web-vitals/dist/web-vitals.attribution.iife.js', 'utf8');
const report = `webVitals.onINP(
  ({ value, attribution }) => { window.worst = { value, target: attribution.interactionTarget ?? '' } },
  { reportAllChanges: true });`;

type Worst = Pick<INPMetricWithAttribution, 'value'> & { target: string };

/** Interaction to next paint (web-vitals) of every page on a phone: sort, filter, find, and opening the next page. */
export async function benchInp(bench: Bench): Promise<Goal[]> {
  const service = await startMeasured(bench, join(bench.folder, 'data'));
  const addresses = Object.entries(await everyAddress(service));
  const browser = await launch(bench);
  const goals: Goal[] = [];
  const rows = addresses.map(([name]) => [name]);
  for (const [rate, limit] of Object.entries(limits)) {
    const found: (Worst & { name: string })[] = [];
    for (const [index, [name, address]] of addresses.entries()) {
      const worst = await medianInp(browser, service.url + address, Number(rate));
      found.push({ ...worst, name });
      rows[index]?.push(`${worst.value.toFixed(0)} (${worst.target || '–'})`);
    }
    const [most] = found.toSorted((one, other) => other.value - one.value);
    const beside = ` (${most?.name}: ${most?.target})`;
    const what = `interaction to next paint, every page, ${rate} × slower`;
    goals.push(atMost(what, [limit, 'ms'], most?.value ?? Number.NaN, beside));
  }
  console.log(
    `| page | ${Object.keys(limits)
      .map((rate) => `${rate} ×`)
      .join(' | ')} |\n|---|---|---|`,
  );
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
  return goals;
}

/** The median over some visits, and the element that took longest in the last one. */
async function medianInp(browser: Browser, url: string, rate: number): Promise<Worst> {
  const notes = createNotes();
  let target = '';
  for (let round = 0; round < Math.min(rounds, 3); round += 1) {
    const page = await newPage(browser, { url, ready: 'main', key: demoKey });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(`${library}; ${report}`);
    await page.goto(url, { waitUntil: 'networkidle' });
    await slowDown(page, rate);
    await pressAll(page);
    const worst = await page.evaluate<Worst | undefined>('window.worst');
    if (worst === undefined) throw new Error(`No interaction was reported on ${url}`);
    notes.note('inp', worst.value);
    target = worst.target.split('>').slice(-2).join(' ').replaceAll(/\._?/g, '.');
    await page.context().close();
  }
  return { value: notes.of('inp'), target };
}

/** Presses one of each kind that the page has, the link to another page last. */
async function pressAll(page: Page): Promise<void> {
  const header = page.locator('main table thead button:visible');
  for (const index of [3, 4]) {
    if ((await header.count()) > index) await press(page, () => header.nth(index).click());
  }
  const filter = page.locator('search input:visible').first();
  if ((await filter.count()) > 0) await press(page, () => filter.press('e'));
  await press(page, () => page.keyboard.press('Escape'));
  const plan = page.getByRole('button', { name: 'Plan again', exact: true });
  if ((await plan.count()) > 0) await press(page, () => plan.click());
  const link = page.locator('main a[href^="/"]:visible:not([aria-current="page"])').first();
  if ((await link.count()) > 0) await press(page, () => link.click());
}

/** Presses and waits until the browser has reported what it took. */
async function press(page: Page, what: () => Promise<void>): Promise<void> {
  await what();
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestIdleCallback(() => setTimeout(done, 100))))',
  );
}
