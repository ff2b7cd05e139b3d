import type { Page } from '@playwright/test';
import { paths } from '../src/dashboard/api/paths.ts';
import { partOf } from '../src/testing/share.ts';
import { everyAddress } from './fixtures/addresses.ts';
import { findLive, findMatch } from './fixtures/call.ts';
import { expect, test } from './fixtures/faulty.ts';
import { untilSettled } from './fixtures/page.ts';
import { lowTargets, overprinted } from './fixtures/text-boxes.ts';

/* On the bench: a phone, a thumb, and a live match with its line on every page. */

/** Expects on phones of three widths, with the full page height, that nothing overlaps and all controls are large enough. */
async function expectFitForThumbs(page: Page, address: string): Promise<void> {
  const height = 2400;
  await page.setViewportSize({ width: 390, height });
  await page.goto(address);
  await untilSettled(page);
  await page.waitForLoadState('networkidle');
  expect.soft(await lowTargets(page), address).toEqual([]);
  for (const width of [360, 390, 430]) {
    await page.setViewportSize({ width, height });
    expect.soft(await overprinted(page), `${address} ${width}`).toEqual([]);
  }
}

for (const [index, locale] of ['en-GB', 'es-ES'].entries()) {
  /** The short run tests each page in one of the two languages, the soak in both. */
  const inThis = (addresses: string[], isSoak: boolean) =>
    addresses.filter((_, at) => isSoak || at % 2 === index);

  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('pages of a match have no overlaps, and controls fit a thumb', async ({
      page,
      service,
      isSoak,
    }) => {
      const written = await findMatch(service, 'ready');
      const live = await findLive(service);
      const all = [
        paths.match(live),
        paths.match(written),
        paths.insights(written),
        paths.plays(live),
      ];
      for (const address of inThis(all, isSoak)) await expectFitForThumbs(page, address);
    });

    test('every page has no overlaps, and controls fit a thumb', async ({ page, service }) => {
      test.setTimeout(300_000);
      const all = [...Object.values(await everyAddress(service)), '/nowhere'];
      for (const address of partOf(all, 4, index)) await expectFitForThumbs(page, address);
    });

    test('the bar of the smallest phone has the team’s whole name beside a match in progress', async ({
      page,
      service,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(paths.insights(await findMatch(service, 'ready')));
      await untilSettled(page);
      const bar = page.getByRole('banner');
      await expect(bar.getByRole('link', { name: /\d+–\d+/ })).toBeVisible();
      const name = bar.getByRole('navigation').getByRole('link').filter({ visible: true }).first();
      const hidden = await name.evaluate((link) => [
        link.scrollWidth - link.clientWidth,
        link.scrollHeight - link.clientHeight,
      ]);
      expect(hidden, await name.innerText()).toEqual([0, 0]);
    });

    test('the first sentence of the insights is on the first screen', async ({ page, service }) => {
      await page.goto(paths.insights(await findMatch(service, 'ready')));
      const sentence = page.locator('main section li p, main section li').first();
      await expect(sentence).toBeVisible();
      const box = await sentence.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(844);
    });
  });
}
