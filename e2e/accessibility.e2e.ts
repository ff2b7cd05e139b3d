import { paths } from '../src/dashboard/api/paths.ts';
import { partOf, times } from '../src/testing/share.ts';
import { everyAddress } from './fixtures/addresses.ts';
import { axe, follow, signIn, untilSettled } from './fixtures/page.ts';
import { expect, test } from './fixtures/test.ts';
import { typeSizes } from './fixtures/text-boxes.ts';

const laptop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** The short run tests every fourth page in two modes; the soak all pages in all modes. */
const ways = (
  [
    { colorScheme: 'light', viewport: laptop, language: 'en' },
    { colorScheme: 'dark', viewport: phone, language: 'es' },
    { colorScheme: 'dark', viewport: laptop, language: 'es' },
    { colorScheme: 'light', viewport: phone, language: 'en' },
  ] as const
).slice(0, times(2, 4));

for (const [index, { colorScheme, viewport, language }] of ways.entries()) {
  test(`every page passes axe and has at most five type sizes, ${colorScheme}, ${viewport.width} px wide, ${language}`, async ({
    page,
    service,
  }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    await page.goto(paths.settings());
    await untilSettled(page);
    await axe(page, 'settings before the first sign-in');
    await signIn(page);
    await page.evaluate((chosen) => localStorage.setItem('boxout.language', chosen), language);
    await page.goto('/nowhere');
    await untilSettled(page);
    const all = Object.entries(await everyAddress(service));
    for (const [name, address] of partOf(all, 4, index)) {
      await follow(page, address);
      await untilSettled(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await axe(page, name);
      const sizes = await typeSizes(page);
      expect.soft(sizes.length, `${name}: ${sizes.join(' | ')}`).toBeLessThanOrEqual(5);
    }
  });
}
