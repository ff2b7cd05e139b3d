import type { Browser, Locator, Page } from '@playwright/test';
import { letGo, takeUp, yes } from '../fixtures/add-page.ts';
import { seasonFiles } from '../fixtures/device.ts';
import { buildStatic, startFileHost } from '../fixtures/file-host.ts';
import { atMost, type Bench, type Goal } from './goals.ts';
import { launch, slowDown } from './page.ts';

const season = 28;

/**
 * A club on this device with a phone's processor. A browser's slowing-down does not reach workers, so what a worker does is
 * timed on the page's own thread; how soon the page answers meanwhile, with the worker beside it.
 */
export async function benchDevice(bench: Bench): Promise<Goal[]> {
  const host = await startFileHost(buildStatic('static-bench'));
  bench.undo.push(() => host.stop());
  const browser = await launch(bench);
  const open = (onPage: boolean) => openPage(browser, `${host.url}settings`, onPage);

  const looking = await open(true);
  const around = await timed(
    () => looking.getByRole('button', { name: 'Look around' }).click(),
    looking.getByRole('heading', { name: 'Kestrel Bay Basketball Club' }),
  );
  await looking.context().close();

  const first = await open(true);
  const added = await addFiles(first, 1);
  await first.getByRole('table').getByRole('link').first().click();
  const insights = first.getByRole('link', { name: 'Insights', exact: true });
  const write = first.getByRole('button', { name: 'Write insights' });
  added.push(await timed(() => insights.click(), write));
  added.push(await timed(() => write.click(), first.getByText('Insights are up to date.')));
  await first.context().close();

  const many = await open(true);
  const all = await addFiles(many, season);
  await many.context().close();

  const beside = await open(false);
  await addFiles(beside, season, watchAnswers);
  const answers = await beside.evaluate(() => Number(Reflect.get(window, 'slowest')));
  const seconds = (times: readonly number[]) => times.reduce((sum, time) => sum + time, 0) / 1_000;
  const parts = (times: readonly number[]) => times.map((time) => seconds([time]).toFixed(2));
  const words = `${parts(added).join(' + ')}: looked at, side, stored, opened, written`;
  return [
    atMost('looking around on a device at 4 ×', [3, 's'], around / 1_000),
    atMost('file → first insight on a device at 4 ×', [3, 's'], seconds(added), ` (${words})`),
    atMost(
      `${season} matches on a device at 4 ×`,
      [30, 's'],
      seconds(all),
      ` (${parts(all).join(' + ')})`,
    ),
    atMost('the page answers meanwhile', [200, 'ms'], answers),
  ];
}

async function openPage(browser: Browser, url: string, onPage: boolean): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(600_000);
  if (onPage) {
    page.on('worker', () => {
      throw new Error('The worker runs beside the page, and is not slowed down');
    });
    await page.addInitScript(workOnPage);
  }
  await page.goto(url);
  await page.getByRole('button', { name: 'Look around' }).waitFor();
  await slowDown(page);
  return page;
}

/** Milliseconds from an act to what it leads to. */
async function timed(act: () => Promise<unknown>, awaited: Locator): Promise<number> {
  const began = performance.now();
  await act();
  await awaited.waitFor();
  return performance.now() - began;
}

/**
 * Adds so many files to a new club; milliseconds in which they were looked at, looked at again, and stored. `begin` runs in
 * the page once it has the files, which no debugger hands to a coach's page.
 */
async function addFiles(page: Page, count: number, begin = ''): Promise<number[]> {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await button('Open match files on this device').click();
  await button('Choose files…').waitFor();
  const side = page.getByRole('combobox', { name: 'In the files it is called' });
  const held = await takeUp(page, seasonFiles(count));
  await page.evaluate(begin);
  const looked = await timed(() => letGo(page, held), side);
  await side.selectOption('Ours');
  const known = await timed(() => button('That is our team').click(), yes(page));
  await side.waitFor({ state: 'detached' });
  await page
    .getByLabel(/^Day of/)
    .first()
    .fill('2026-11-14');
  if (count > 1) await button('Same below').click();
  const added = page.getByRole('heading', { name: /\d+ match(es)? added/ });
  return [looked, known, await timed(() => yes(page).click(), added)];
}

/** Has workers do their work on the page's own thread, in a frame whose messages are theirs. Runs in the page. */
const workOnPage = `window.Worker = class extends EventTarget {
  constructor(url, { name = '' } = {}) {
    super();
    this.frame = document.body.appendChild(document.createElement('iframe'));
    this.frame.hidden = true;
    const { contentWindow: scope, contentDocument: inside } = this.frame;
    scope.name = name;
    scope.postMessage = (data) =>
      setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
    const script = inside.createElement('script');
    script.type = 'module';
    script.src = new URL(url, location.href).href;
    this.started = new Promise((resolve) => (script.onload = () => resolve(scope)));
    inside.body.append(script);
  }
  async postMessage(data) {
    (await this.started).dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate() {
    this.frame.remove();
  }
}`;

/** Records the longest delay of a 10 ms timer. Runs in the page. */
const watchAnswers = `{
  let last = performance.now();
  window.slowest = 0;
  setInterval(() => {
    window.slowest = Math.max(window.slowest, performance.now() - last - 10);
    last = performance.now();
  }, 10);
}`;
