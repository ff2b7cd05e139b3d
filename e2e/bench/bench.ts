import { chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../chromium.ts';
import { percentile } from '../fixtures/call-often.ts';

/** A goal of docs/performance.md: `figure` must be at most `most`, both in `unit`. */
export type Goal = [what: string, most: number, unit: string, figure: number];

/** Figures by name over several rounds; `of` returns a name's median. */
export function createNotes() {
  const all: Record<string, number[]> = {};
  const sorted = (name: string) => (all[name] ?? []).toSorted((a, b) => a - b);
  return {
    note: (name: string, last: number) => Object.assign(all, { [name]: [...sorted(name), last] }),
    of: (name: string) => percentile(sorted(name), 0.5),
  };
}

export const launch = () =>
  chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });

/** Emulates a CPU slower by this factor: 4 is a phone, 16 an old phone. */
export async function slowDown(page: Page, rate: number) {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate });
  return tools;
}

/** In a page: milliseconds since `start` when an element is painted, without polling, which slows the page. */
export const untilPainted = (selector: string, start: string) => `new Promise((resolve) => {
  const began = ${start};
  new MutationObserver((_, observer) => {
    if (document.querySelector('${selector}') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
  }).observe(document, { childList: true, subtree: true });
})`;

/** For a page: milliseconds of its longest task or interaction from now on, in `window.longest`. */
export const notingLongest = (type: 'longtask' | 'event') => `window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries())
      if (interactionId !== 0) window.longest = Math.max(window.longest, duration);
  }).observe({ type: '${type}', durationThreshold: 16 });`;
