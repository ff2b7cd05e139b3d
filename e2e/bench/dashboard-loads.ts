import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { openMeasured, slowDown, visit } from './browser-page.ts';
import type { Goal } from './goals.ts';
import type { SlowLine } from './slow-line.ts';
import { median, printTable } from './table.ts';

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A page that is loaded in turn with the others. */
export interface LoadedPage {
  name: string;
  url: string;
  /** What it comes over. */
  line?: SlowLine;
  /** Selects what a coach waits for. */
  ready: string;
  /** The key that is kept on the device. */
  key?: string;
}

interface Loads {
  cold: number[];
  blocking: number[];
  warm: number[];
}

/**
 * Loads the pages in turn, cold and once more in the same browser, over a slow line and with a phone's processor. The
 * first page is the floor, the one named "static HTML" the base of the warm ones.
 */
export async function measureLoads(
  browser: Browser,
  pages: readonly LoadedPage[],
  rounds: number,
): Promise<Goal[]> {
  const loads = new Map<string, Loads>(
    pages.map(({ name }) => [name, { cold: [], blocking: [], warm: [] }]),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const page of pages) {
      const { cold, blocking, warm } = loads.get(page.name) ?? { cold: [], blocking: [], warm: [] };
      const context = await browser.newContext(phone);
      const first = await openMeasured(context, page);
      await slowDown(first);
      const figures = await visit(first, page.url);
      cold.push(figures.visible);
      blocking.push(figures.blocking);
      await slowDown(first, false);
      page.line?.hurry(true);
      // The service worker takes over, and what was read is written down.
      await first.page.waitForLoadState('networkidle');
      await first.page.evaluate(async () => {
        const registration = await navigator.serviceWorker?.getRegistration();
        if (registration) await navigator.serviceWorker.ready;
      });
      await wait(1_000);
      await first.page.close();
      page.line?.hurry(false);
      const second = await openMeasured(context, page);
      await slowDown(second);
      warm.push((await visit(second, page.url)).visible);
      await context.close();
    }
  }
  const of = (name: string, what: keyof Loads) => median(loads.get(name)?.[what] ?? []);
  const [floor] = pages;
  const ratio = (name: string, base: string, what: keyof Loads) => of(name, what) / of(base, what);
  printTable(
    [
      'slow 4G, processor 4 × slower',
      'cold, ms',
      '× floor',
      'blocking, ms',
      'warm, ms',
      '× static',
    ],
    pages.map(({ name }) => [
      name,
      of(name, 'cold').toFixed(0),
      ratio(name, floor?.name ?? '', 'cold').toFixed(2),
      of(name, 'blocking').toFixed(0),
      of(name, 'warm').toFixed(0),
      ratio(name, 'static HTML', 'warm').toFixed(2),
    ]),
  );
  const cold = ratio('match page', floor?.name ?? '', 'cold');
  const warm = ratio('match page', 'static HTML', 'warm');
  const peers = pages.filter(({ name }) => name.startsWith('peer '));
  const fastest = Math.max(...peers.map(({ name }) => ratio('match page', name, 'cold')));
  return [
    {
      what: 'cold match page, its data visible',
      goal: '≤ 0.85 × floor',
      measured: `${cold.toFixed(2)} ×`,
      met: cold <= 0.85,
      bench: 'dashboard',
    },
    {
      what: 'the same against peers',
      goal: '≤ 0.55 × bulletproof-react',
      measured:
        peers.length === 0
          ? 'no build of one at hand (PEERS="name=URL selector")'
          : `${fastest.toFixed(2)} × the fastest`,
      met: peers.length === 0 ? null : fastest <= 0.55,
      bench: 'dashboard',
    },
    {
      what: 'warm match page, shell and data kept on the device',
      goal: '≤ 1.1 × static HTML',
      measured: `${warm.toFixed(2)} ×`,
      met: warm <= 1.1,
      bench: 'dashboard',
    },
  ];
}
