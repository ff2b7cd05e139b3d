import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../chromium.ts';
import { type Bench, createNotes } from './goals.ts';

/** Of a load or a press at each speed; `ROUNDS=1` sees whether all of it runs. */
export const rounds = Number(process.env.ROUNDS ?? 5);

/** A page to measure: the text that a coach waits for, and the key on the device. */
export interface Target {
  url: string;
  ready: string;
  key?: string;
}

/** A browser until the part ends. */
export async function launch({ undo }: Bench): Promise<Browser> {
  const executablePath = ensureChromium();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  undo.push(() => browser.close());
  return browser;
}

/** A new page with the target's key, in its own window if it gets the browser. */
export async function newPage(where: Browser | BrowserContext, { key }: Target): Promise<Page> {
  const viewport = { width: 1280, height: 900 };
  const page = 'newContext' in where ? await where.newPage({ viewport }) : await where.newPage();
  const connection = JSON.stringify({ id: 'bench', serviceAddress: '', key, savedAt: Date.now() });
  const keep = `localStorage.setItem('boxout.connection', ${JSON.stringify(connection)})`;
  if (key !== undefined) await page.addInitScript(keep);
  return page;
}

/** Has a page run on a processor so many times slower from now on: on a phone's, if nothing is said. */
export async function slowDown(page: Page, rate = 4) {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate });
  return tools;
}

/** Goes to the target's address and waits for what it shows; milliseconds. */
export async function visit(page: Page, { url, ready }: Target): Promise<number> {
  await page.addInitScript(`
    const look = () => document.querySelector(${JSON.stringify(ready)})
      ? (window.visible = performance.now()) : requestAnimationFrame(look);
    look();`);
  await page.goto(url, { waitUntil: 'commit' });
  const visible = await page.waitForFunction(() => Reflect.get(window, 'visible'));
  return Number(await visible.jsonValue());
}

/** The middle of the milliseconds from a press on a link until the page that it opens has its numbers. */
export async function timeOpening(
  browser: Browser,
  target: Target,
  { link, numbers }: { link: string; numbers: string },
  rate: number,
): Promise<number> {
  const { note, of } = createNotes();
  for (let round = 0; round < rounds; round += 1) {
    const page = await newPage(browser, target);
    await visit(page, target);
    await page.hover(link);
    await page.waitForLoadState('networkidle');
    await slowDown(page, rate);
    // The page itself reports the end: asking at each frame costs it a third.
    const took = await page.evaluate<number>(`new Promise((resolve) => {
      const began = performance.now();
      const look = () => {
        if (document.querySelector(${JSON.stringify(numbers)}) === null) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
      };
      const observer = new MutationObserver(look);
      observer.observe(document.body, { childList: true, subtree: true });
      document.querySelector(${JSON.stringify(link)}).click();
    })`);
    note('took', took);
    await page.context().close();
  }
  return of('took');
}
