import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  expect,
  type Page,
} from '@playwright/test';
import { paths } from '../src/dashboard/api/paths.ts';
import { ensureChromium } from './chromium.ts';
import { everyAddress } from './fixtures/addresses.ts';
import { call, findLive, findMatch } from './fixtures/call.ts';
import { signIn, untilSettled } from './fixtures/page.ts';
import { type RunningService, startService } from './fixtures/service.ts';

/*
 * `npm run shots`: pictures of every page in all sizes and looks, and every print as PDF, in .screenshots. Two arguments
 * limit it: the beginning of the pictures' names, "390-dark", and pages, "club,match,scheduled".
 */

const folder = join(import.meta.dirname, '../.screenshots');
const sizes = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** The looks of a page, and the browser settings for them. */
const looks = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
  spanish: { colorScheme: 'light' },
} as const satisfies Record<string, BrowserContextOptions>;
type Look = keyof typeof looks;

const [only = '', pages = ''] = process.argv.slice(2);
const isWanted = (name: string) => pages === '' || pages.split(',').includes(name);

/** Every page, and states of pages with other addresses. */
async function everyView(service: RunningService): Promise<Record<string, string>> {
  const unwritten = await findMatch(service, 'not_generated');
  const { teamId, match: live } = await findLive(service);
  const { matches } = await call(service, 'listMatches', { teamId });
  const scheduled = matches.findLast(({ status }) => status === 'scheduled');
  const views: Record<string, string> = {
    ...(await everyAddress(service)),
    unwritten: paths.insights(unwritten),
    live: paths.match({ teamId, matchId: live.id }),
    scheduled: paths.match({ teamId, matchId: scheduled?.id ?? '' }),
    notFound: '/nowhere',
  };
  return Object.fromEntries(Object.entries(views).filter(([name]) => isWanted(name)));
}

/** CSS pixels; a play-by-play only repeats below this. */
const tallest = 4_000;

/** The page's full height: content below the window renders only when scrolled into view (content-visibility). */
async function heightOf(page: Page, atLeast: number): Promise<number> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  return Math.max(atLeast, Math.min(height, tallest));
}

async function shoot(
  browser: Browser,
  service: RunningService,
  look: Look,
  viewport: { width: number; height: number },
) {
  const context = await browser.newContext({
    baseURL: service.url,
    ...looks[look],
    viewport,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const picture = (name: string) => join(folder, `${viewport.width}-${look}-${name}`);
  await signIn(page);
  if (look === 'spanish') {
    await page.evaluate(() => localStorage.setItem('boxout.language', 'es'));
  }
  if (isWanted('signIn')) {
    const stranger = await page.context().newPage();
    await stranger.goto(paths.settings());
    await stranger.waitForLoadState('networkidle');
    await untilSettled(stranger);
    await stranger.screenshot({ path: `${picture('signIn')}.png` });
    await stranger.close();
  }
  for (const [name, address] of Object.entries(await everyView(service))) {
    await page.goto(address);
    // Charts and season averages load last.
    await page.waitForLoadState('networkidle');
    await untilSettled(page);
    await expect(page.getByText(/read so far|not read yet/)).toHaveCount(0, { timeout: 60_000 });
    await page.setViewportSize({ ...viewport, height: await heightOf(page, viewport.height) });
    await page.screenshot({ path: `${picture(name)}.png` });
    await page.setViewportSize(viewport);
    if (viewport.width !== 1280 || !/^print|^poster|^halfTime/.test(name)) continue;
    for (const format of ['A4', 'Letter'] as const) {
      await page.pdf({ path: `${picture(name)}-${format}.pdf`, format, preferCSSPageSize: true });
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
for (const viewport of sizes) {
  for (const look of Object.keys(looks) as Look[]) {
    if (!`${viewport.width}-${look}`.startsWith(only)) continue;
    console.log(`${viewport.width} × ${viewport.height}, ${look}`);
    await shoot(browser, service, look, viewport);
  }
}
await browser.close();
await service.stop();
await service.remove();
