import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../chromium.ts';
import { freePort } from '../fixtures/service.ts';
import { openMeasured } from './browser-page.ts';
import type { LoadedPage } from './dashboard-loads.ts';
import type { Goal } from './goals.ts';
import { median } from './table.ts';

const run = promisify(execFile);

interface Report {
  categories: Record<string, { score: number | null }>;
}

const kinds = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * Lighthouse's mobile marks of some pages, in turn; the last page is ours. It is no package of this repository: where
 * `npx --no-install lighthouse` (or LIGHTHOUSE, the path of its command) starts none, nothing is measured.
 */
export async function measureLighthouse(
  pages: readonly LoadedPage[],
  rounds: number,
): Promise<Goal[]> {
  const marks = new Map<string, Record<string, number>[]>();
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const page of pages) {
        marks.set(page.name, [...(marks.get(page.name) ?? []), await marksOf(page)]);
      }
    }
  } catch (cause) {
    console.log(
      `Lighthouse did not run: ${cause instanceof Error ? cause.message.split('\n')[0] : cause}`,
    );
  }
  const ours = marks.get(pages.at(-1)?.name ?? '') ?? [];
  const floor = marks.get(pages[0]?.name ?? '') ?? [];
  const of = (all: Record<string, number>[], kind: string) =>
    median(all.map((mark) => mark[kind] ?? Number.NaN));
  return kinds.map((kind) => {
    const goal = kind === 'performance' ? 99 : 100;
    const beside = kind === 'performance' ? ` (floor ${of(floor, kind)})` : '';
    return {
      what: `Lighthouse, mobile: ${kind}`,
      goal: kind === 'performance' ? '≥ 99' : '100',
      measured:
        ours.length === 0 ? 'not measured: no Lighthouse here' : `${of(ours, kind)}${beside}`,
      met: ours.length === 0 ? null : of(ours, kind) >= goal,
      bench: 'dashboard',
    };
  });
}

async function marksOf(page: LoadedPage): Promise<Record<string, number>> {
  const port = await freePort();
  const executablePath = findChromium();
  const browser = await chromium.launchPersistentContext('', {
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    // The key is on the device already, and nothing else: an address without a page has no code to keep.
    const measured = await openMeasured(browser, page);
    if (page.key) await measured.page.goto(new URL('/healthz', page.url).href);
    await measured.page.close();
    const [command, ...first] = process.env.LIGHTHOUSE
      ? [process.env.LIGHTHOUSE]
      : ['npx', '--no-install', 'lighthouse'];
    const { stdout } = await run(
      command ?? '',
      [
        ...first,
        page.url,
        `--port=${port}`,
        '--output=json',
        '--quiet',
        `--only-categories=${kinds.join(',')}`,
        '--disable-storage-reset',
      ],
      { maxBuffer: 2 ** 26 },
    );
    const { categories }: Report = JSON.parse(stdout);
    return Object.fromEntries(
      kinds.map((kind) => [kind, Math.round(100 * (categories[kind]?.score ?? 0))]),
    );
  } finally {
    await browser.close();
  }
}
