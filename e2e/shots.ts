import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { paths } from '../src/dashboard/api/paths.ts';
import { ensureChromium } from './chromium.ts';
import { everyAddress } from './fixtures/addresses.ts';
import { findMatch } from './fixtures/call.ts';
import { signIn, untilSettled } from './fixtures/page.ts';
import { type RunningService, startService } from './fixtures/service.ts';

/* `npm run shots`: a picture of every page in every size and theme, to be looked at, in .screenshots. */

const folder = join(import.meta.dirname, '../.screenshots');
const sizes = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** Every page, and the states of a page that another address shows. */
async function everyView(service: RunningService): Promise<Record<string, string>> {
  const unwritten = await findMatch(service, 'not_generated');
  return {
    ...(await everyAddress(service)),
    unwritten: paths.insights(unwritten),
    notFound: '/nowhere',
  };
}

/** CSS pixels: a play-by-play goes on far below this in the same way. */
const tallest = 4_000;

/** As tall as the page: what stands below the window is drawn only once it comes into view (content-visibility). */
async function heightOf(page: Page, atLeast: number): Promise<number> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  return Math.max(atLeast, Math.min(height, tallest));
}

async function shoot(
  browser: Browser,
  service: RunningService,
  colorScheme: 'light' | 'dark',
  viewport: { width: number; height: number },
) {
  const context = await browser.newContext({
    baseURL: service.url,
    colorScheme,
    viewport,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const picture = (name: string) => join(folder, `${viewport.width}-${colorScheme}-${name}`);
  await page.goto(paths.settings());
  await untilSettled(page);
  await page.screenshot({ path: `${picture('signIn')}.png` });
  await signIn(page);
  for (const [name, address] of Object.entries(await everyView(service))) {
    await page.goto(address);
    await untilSettled(page);
    // Charts and the season's means come last.
    await page.waitForLoadState('networkidle');
    await page.setViewportSize({ ...viewport, height: await heightOf(page, viewport.height) });
    await page.screenshot({ path: `${picture(name)}.png` });
    await page.setViewportSize(viewport);
    if (name === 'print') {
      await page.pdf({ path: `${picture(name)}.pdf`, preferCSSPageSize: true });
    }
  }
  await context.close();
}

await mkdir(folder, { recursive: true });
const service = await startService();
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const only = process.argv[2];
for (const viewport of sizes) {
  for (const colorScheme of ['light', 'dark'] as const) {
    if (only !== undefined && !`${viewport.width}-${colorScheme}`.includes(only)) continue;
    console.log(`${viewport.width} × ${viewport.height}, ${colorScheme}`);
    await shoot(browser, service, colorScheme, viewport);
  }
}
await browser.close();
await service.stop();
await service.remove();
