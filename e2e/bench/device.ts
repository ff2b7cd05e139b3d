import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { ensureChromium } from '../chromium.ts';
import { letGo, takeUp, yes } from '../fixtures/add-page.ts';
import { seasonFiles } from '../fixtures/device.ts';
import { buildStatic, startFileHost } from '../fixtures/file-host.ts';
import { atMost, type Goal } from './goals.ts';
import { slowDown } from './page.ts';
import type { Bench } from './processes.ts';

const patience = 600_000;
const season = 28;

/**
 * A club on this device with a phone's processor. A browser's slowing-down does not reach workers, so what a worker does is
 * timed on the page's own thread; how soon the page answers meanwhile, with the worker beside it.
 */
export async function benchDevice({ undo }: Bench): Promise<Goal[]> {
  const host = await startFileHost(buildStatic('static-bench'));
  undo.push(() => host.stop());
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox'],
  });
  undo.push(() => browser.close());
  const open = (onPage: boolean) => openPage(browser, host.url, onPage);

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
  const opened = await timed(() => insights.click(), write);
  const written = await timed(() => write.click(), first.getByText('Insights are up to date.'));
  await first.context().close();

  const many = await open(true);
  const all = await addFiles(many, season);
  await many.context().close();

  const beside = await open(false);
  await addFiles(beside, season, watchAnswers);
  const answers = await beside.evaluate(() => Number(Reflect.get(window, 'slowest')));
  const memory = await peakOfRenderers(browser);
  const parts = `${added.map(seconds).join(' + ')} + ${seconds(opened)} + ${seconds(written)}`;
  return [
    atMost('looking around on a device at 4 ×', [3, 's'], around / 1_000),
    atMost(
      'file → first insight on a device at 4 ×',
      [3, 's'],
      (sum(added) + opened + written) / 1_000,
      ` (${parts}: looked at, side, stored, opened, written)`,
    ),
    atMost(
      `${season} matches on a device at 4 ×`,
      [30, 's'],
      sum(all) / 1_000,
      ` (${all.map(seconds).join(' + ')})`,
    ),
    atMost('the page answers meanwhile', [100, 'ms'], answers, ` (${memory} MB at most)`),
  ];
}

const seconds = (time: number) => (time / 1_000).toFixed(2);
const sum = (times: readonly number[]) => times.reduce((all, time) => all + time, 0);

async function openPage(browser: Browser, url: string, onPage: boolean): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(patience);
  if (onPage) {
    page.on('worker', () => {
      throw new Error('The worker runs beside the page, where nothing slows it down');
    });
  }
  // tsx has functions keep their names by a helper that a page has not.
  if (onPage) await page.addInitScript(`const __name = (named) => named; (${workOnPage})()`);
  await page.goto(`${url}settings`);
  await page.getByRole('button', { name: 'Look around' }).waitFor();
  await slowDown({ page, tools: await page.context().newCDPSession(page) });
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
async function addFiles(page: Page, count: number, begin = () => {}): Promise<number[]> {
  await page.getByRole('button', { name: 'Open match files on this device' }).click();
  await page.getByRole('button', { name: 'Choose files…' }).waitFor();
  const side = page.getByRole('combobox', { name: 'In the files it is called' });
  const held = await takeUp(page, seasonFiles(count));
  await page.evaluate(begin);
  const looked = await timed(() => letGo(page, held), side);
  await side.selectOption('Ours');
  const known = await timed(
    () => page.getByRole('button', { name: 'That is our team' }).click(),
    page.getByRole('button', { name: /^Add \d/ }),
  );
  await side.waitFor({ state: 'detached' });
  await page
    .getByLabel(/^Day of/)
    .first()
    .fill('2026-11-14');
  if (count > 1) await page.getByRole('button', { name: 'Same below' }).click();
  const stored = await timed(
    () => yes(page).click(),
    page.getByRole('heading', { name: /\d+ match(es)? added/ }),
  );
  return [looked, known, stored];
}

/** Has workers do their work on the page's own thread, in a frame whose messages are theirs. Runs in the page. */
function workOnPage() {
  class WorkerOnPage extends EventTarget {
    readonly frame = document.createElement('iframe');
    readonly started: Promise<Window>;

    constructor(url: string, { name = '' }: WorkerOptions = {}) {
      super();
      this.frame.hidden = true;
      document.body.append(this.frame);
      const { contentWindow: scope, contentDocument: inside } = this.frame;
      if (scope === null || inside === null) throw new Error('no frame');
      scope.name = name;
      scope.postMessage = (data: unknown) =>
        setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
      const script = inside.createElement('script');
      script.type = 'module';
      script.src = new URL(url, location.href).href;
      this.started = new Promise((resolve) => {
        script.onload = () => resolve(scope);
      });
      inside.body.append(script);
    }

    async postMessage(data: unknown) {
      (await this.started).dispatchEvent(new MessageEvent('message', { data }));
    }

    terminate() {
      this.frame.remove();
    }
  }
  Reflect.set(window, 'Worker', WorkerOnPage);
}

/** Notes the longest that the page has taken to come to what it was asked. Runs in the page. */
function watchAnswers() {
  let last = performance.now();
  Reflect.set(window, 'slowest', 0);
  const pause = 10;
  setInterval(() => {
    const now = performance.now();
    const late = now - last - pause;
    if (late > Number(Reflect.get(window, 'slowest'))) Reflect.set(window, 'slowest', late);
    last = now;
  }, pause);
}

/** The most memory that any renderer of the browser has used, in megabytes. */
async function peakOfRenderers(browser: Browser): Promise<number> {
  const tools = await browser.newBrowserCDPSession();
  const { processInfo } = await tools.send('SystemInfo.getProcessInfo');
  const peaks = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]);
  return Math.round(Math.max(...peaks.map(Number)) / 1_024);
}
