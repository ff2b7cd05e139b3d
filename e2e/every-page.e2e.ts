import type { Page } from '@playwright/test';
import { paths } from '../src/dashboard/api/paths.ts';
import { partOf, times } from '../src/testing/share.ts';
import { everyAddress } from './fixtures/addresses.ts';
import { findLive, findMatch } from './fixtures/call.ts';
import { axe, follow, signIn, untilSettled } from './fixtures/page.ts';
import { inEnglish, textsOf } from './fixtures/sentences.ts';
import type { RunningService } from './fixtures/service.ts';
import { expect, test } from './fixtures/test.ts';
import {
  closeTargets,
  lowTargets,
  overprinted,
  tooWide,
  typeSizes,
} from './fixtures/text-boxes.ts';

/* Opens every page once for each look, and takes all measurements of a page there. */

/** So high that all of a page is in the window: overlaps and low targets are found at points of it. */
const height = 2400;
const soft = expect.configure({ soft: true });

/** Every page, and states of pages with other controls or sentences. */
async function everyState(service: RunningService): Promise<[name: string, address: string][]> {
  const written = await findMatch(service, 'ready');
  const live = await findLive(service);
  return Object.entries({
    ...(await everyAddress(service)),
    liveMatch: paths.match(live),
    livePlays: paths.plays(live),
    advancedColumns: `${paths.match(written)}?columns=advanced`,
    notWritten: paths.insights(await findMatch(service, 'not_generated')),
    nowhere: '/nothing/there',
  });
}

async function expectAccessible(page: Page, name: string): Promise<void> {
  await axe(page, `${name}: axe`);
  const sizes = await typeSizes(page);
  soft(sizes.length, `${name}: at most five type sizes: ${sizes.join(' | ')}`).toBeLessThan(6);
}

/** With a mouse controls may be closer than on a phone. */
async function expectFitForMouse(page: Page, name: string): Promise<void> {
  for (const width of [1280, 768]) {
    await page.setViewportSize({ width, height });
    soft(await closeTargets(page), `${name}: targets have or are 24 px apart, ${width}`).toEqual(
      [],
    );
  }
}

/** On the bench: a thumb, and phones of three widths. */
async function expectFitForThumb(page: Page, name: string): Promise<void> {
  soft(await lowTargets(page), `${name}: targets fit a thumb`).toEqual([]);
  for (const width of [360, 390, 430]) {
    await page.setViewportSize({ width, height });
    soft(await overprinted(page), `${name}: overlaps, ${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height });
  // After a resize the browser lays the page out first, then the page reacts.
  await soft.poll(() => tooWide(page), { message: `${name}: wider than 320` }).toEqual([]);
}

async function expectSpanish(page: Page, name: string): Promise<void> {
  const texts = await textsOf(page);
  soft(texts.length, `${name}: texts`).toBeGreaterThan(5);
  soft(inEnglish(texts), `${name}: English in Spanish`).toEqual([]);
}

/** `npm test` opens every third page with each of two looks, the soak all pages with all four. */
const looks = (
  [
    { device: 'laptop', colorScheme: 'light', language: 'en' },
    { device: 'phone', colorScheme: 'dark', language: 'es' },
    { device: 'laptop', colorScheme: 'dark', language: 'es' },
    { device: 'phone', colorScheme: 'light', language: 'en' },
  ] as const
).slice(0, times(2, 4));

for (const [index, { device, colorScheme, language }] of looks.entries()) {
  const isPhone = device === 'phone';
  const width = isPhone ? 390 : 1280;

  test.describe(() => {
    test.use({
      colorScheme,
      viewport: { width, height },
      hasTouch: isPhone,
      isMobile: isPhone,
      contextOptions: { reducedMotion: 'reduce' },
    });

    test(`every page on a ${device}, ${colorScheme}, ${language}: axe, type sizes, targets, overlaps, width, language`, async ({
      page,
      service,
    }) => {
      test.setTimeout(600_000);
      await page.goto(paths.settings());
      await untilSettled(page);
      await expectAccessible(page, 'settings before the first sign-in');
      await signIn(page);
      await page.evaluate((chosen) => localStorage.setItem('boxout.language', chosen), language);
      await page.goto('/nowhere');
      await untilSettled(page);
      for (const [name, address] of partOf(await everyState(service), 3, index)) {
        await page.setViewportSize({ width, height });
        await follow(page, address);
        await untilSettled(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expectAccessible(page, name);
        await (isPhone ? expectFitForThumb : expectFitForMouse)(page, name);
        if (language === 'es') await expectSpanish(page, name);
      }
    });
  });
}

test('an English sentence and two links on lines closer than 24 px are found', async ({ page }) => {
  await page.setContent(
    '<p style="font: 14px/18px sans-serif"><a href="/a">One</a><br><a href="/b">Two</a></p>',
  );
  expect(await closeTargets(page)).toEqual(['One / Two', 'Two / One']);
  expect(inEnglish(await textsOf(page))).toEqual(['Two']);
});
