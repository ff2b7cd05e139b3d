import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { openedPages } from '../../src/dashboard/api/kept-connection.ts';

/** A page to be measured: what a coach waits for on it, and the key that is kept on the device. */
export interface Target {
  name: string;
  url: string;
  ready: string;
  key?: string;
}

export interface Tab {
  page: Page;
  tools: CDPSession;
}

/** A phone's processor, and where asked for a line as Lighthouse's slow 4G is applied. */
export async function slowDown({ tools }: Tab, { line = false, rate = 4 } = {}): Promise<void> {
  await tools.send('Emulation.setCPUThrottlingRate', { rate });
  if (!line) return;
  const [downloadThroughput, uploadThroughput] = [184_320, 84_480];
  const speeds = { latency: 562.5, downloadThroughput, uploadThroughput };
  await tools.send('Network.emulateNetworkConditions', { offline: false, ...speeds });
}

/** A new tab, in a window of its own where it is given the browser, that notes when the target's element is there. */
export async function openTab(
  where: Browser | BrowserContext,
  { ready, key }: Target,
  viewport = { width: 1280, height: 900 },
): Promise<Tab> {
  const context = 'newContext' in where ? await where.newContext({ viewport }) : where;
  const page = await context.newPage();
  const kept = JSON.stringify({ id: 'bench', serviceAddress: '', key, savedAt: Date.now() });
  await page.addInitScript(`
    if (${key !== undefined}) localStorage.setItem('boxout.connection', ${JSON.stringify(kept)});
    const look = () => document.querySelector(${JSON.stringify(ready)})
      ? (window.visible = performance.now()) : requestAnimationFrame(look);
    look();`);
  return { page, tools: await context.newCDPSession(page) };
}

/** Goes to an address and waits for what it shows; milliseconds. */
export async function visit({ page }: Tab, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  const visible = await page.waitForFunction(() => Reflect.get(window, 'visible'));
  return Number(await visible.jsonValue());
}

/** Resolves once the page has kept a box score on the device: no event tells of that. */
export async function untilKept({ page }: Tab): Promise<void> {
  await page.waitForFunction(async ({ database, store }) => {
    // Opening it would make it, without what the page puts into it.
    if (!(await indexedDB.databases()).some(({ name }) => name === database)) return false;
    return new Promise<boolean>((resolve, reject) => {
      const opening = indexedDB.open(database);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const reading = opening.result.transaction(store).objectStore(store).getAllKeys();
        reading.onerror = () => reject(reading.error);
        reading.onsuccess = () => {
          opening.result.close();
          resolve(reading.result.some((key) => String(key).includes('box-score')));
        };
      };
    });
  }, openedPages);
}

/** Presses a link; milliseconds until what is awaited is there to be painted, told by the page: asking each frame costs it a third. */
export async function pressUntil({ page }: Tab, link: string, awaited: string): Promise<number> {
  return page.evaluate(
    ([pressed, target]) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const observer = new MutationObserver(() => {
          if (document.querySelector(target) === null) return;
          observer.disconnect();
          resolve(performance.now() - began);
        });
        observer.observe(document.body, { childList: true, subtree: true });
        document.querySelector<HTMLElement>(pressed)?.click();
      }),
    [link, awaited] as const,
  );
}
