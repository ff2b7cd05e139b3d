import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** How much slower than this machine a phone's processor is taken to be. */
const slowdown = 4;

/** What a page knows of itself while it is measured. */
interface PageFigures {
  /** When the awaited element was painted, in milliseconds since the navigation; 0 = not yet. */
  visible: number;
  /** The sum of all layout shifts. */
  shift: number;
  /** What tasks took over 50 ms each, in milliseconds. */
  blocking: number;
}

declare global {
  interface Window {
    figures: PageFigures;
    /**
     * Presses the element that a selector finds, or types a text into it; resolves with the milliseconds until what
     * `ready` selects is painted, at the earliest with the next frame.
     */
    actUntil(selector: string, ready: string, text?: string): Promise<number>;
  }
}

/** A page that takes its own time, and its connection to the browser's tools. */
export interface MeasuredPage {
  page: Page;
  tools: CDPSession;
}

/**
 * Opens a page of a context, with a key kept on the device where one is given, that notes when an element that `ready`
 * selects is painted for the first time.
 */
export async function openMeasured(
  context: BrowserContext,
  { ready, key }: { ready: string; key?: string },
): Promise<MeasuredPage> {
  const page = await context.newPage();
  const kept = { id: 'bench', serviceAddress: '', key, savedAt: Date.now() };
  // tsx marks functions with their names by a helper that no page has.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watchItself, { ready, kept: key ? JSON.stringify(kept) : null });
  return { page, tools: await context.newCDPSession(page) };
}

/** Makes the page's processor that of a phone, or this machine's again. */
export async function slowDown({ tools }: MeasuredPage, slow = true): Promise<void> {
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slow ? slowdown : 1 });
}

/** Goes to an address and waits for what it shows. */
export async function visit({ page }: MeasuredPage, url: string): Promise<PageFigures> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.figures.visible > 0, null, { timeout: 60_000 });
  return page.evaluate(() => window.figures);
}

/* Runs in the page, in front of its own scripts. */
function watchItself({ ready, kept }: { ready: string; kept: string | null }) {
  if (kept !== null) localStorage.setItem('boxout.connection', kept);
  const figures = { visible: 0, shift: 0, blocking: 0 };
  window.figures = figures;
  const painted = (then: (time: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then(performance.now());
      port2.postMessage(null);
    });
  const whenThere = (selector: string, then: (time: number) => void) => {
    const look = () => {
      if (!document.querySelector(selector)) return;
      watching.disconnect();
      painted(then);
    };
    const watching = new MutationObserver(look);
    watching.observe(document, { subtree: true, childList: true, attributes: true });
    look();
  };
  whenThere(ready, (time) => {
    figures.visible = time;
  });
  window.actUntil = (selector, awaited, text) =>
    new Promise((resolve, reject) => {
      const element = document.querySelector<HTMLElement>(selector);
      if (!element) return reject(new Error(`Nothing on the page is ${selector}`));
      const began = performance.now();
      if (text === undefined) element.click();
      else {
        element.focus();
        document.execCommand('insertText', false, text);
      }
      whenThere(awaited, (time) => resolve(time - began));
    });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) figures.shift += Number(Reflect.get(entry, 'value'));
  });
  observe('longtask', ({ duration }) => {
    figures.blocking += duration - 50;
  });
}
