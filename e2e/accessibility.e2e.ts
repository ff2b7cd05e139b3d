import { paths } from '../src/dashboard/api/paths.ts';
import { everyAddress } from './fixtures/addresses.ts';
import { axe, signIn, untilSettled } from './fixtures/page.ts';
import { expect, test } from './fixtures/test.ts';

const laptop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

for (const [index, { colorScheme, viewport, language }] of (
  [
    { colorScheme: 'light', viewport: laptop, language: 'en' },
    { colorScheme: 'dark', viewport: phone, language: 'es' },
    { colorScheme: 'dark', viewport: laptop, language: 'es' },
    { colorScheme: 'light', viewport: phone, language: 'en' },
  ] as const
).entries()) {
  test(`axe finds nothing on any page, ${colorScheme}, ${viewport.width} px wide, ${language}`, async ({
    page,
    service,
    isSoak,
  }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    await page.goto(paths.settings());
    await axe(page, 'settings before the first sign-in');
    await signIn(page);
    await page.evaluate((chosen) => localStorage.setItem('boxout.language', chosen), language);
    const all = Object.entries(await everyAddress(service));
    // The short run looks at each page in one of the four ways; the soak in all of them.
    const pages = isSoak ? all : all.filter((_, at) => at % 4 === index);
    for (const [name, address] of pages) {
      await page.goto(address);
      await untilSettled(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await axe(page, name);
    }
  });
}
