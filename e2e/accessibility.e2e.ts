import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { paths } from '../src/dashboard/api/paths.ts';
import { everyAddress } from './fixtures/addresses.ts';
import { signIn, untilSettled } from './fixtures/page.ts';
import { expect, test } from './fixtures/test.ts';

async function findings(page: Page) {
  // No page has frames: without a search for them axe takes a third of the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}

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
    expect(await findings(page), 'settings before the first sign-in').toEqual([]);
    await signIn(page);
    await page.evaluate((chosen) => localStorage.setItem('boxout.language', chosen), language);
    const all = Object.entries(await everyAddress(service));
    // The short run looks at each page in one of the four ways; the soak in all of them.
    const pages = isSoak ? all : all.filter((_, at) => at % 4 === index);
    for (const [name, address] of pages) {
      await page.goto(address);
      await untilSettled(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await findings(page), name).toEqual([]);
    }
  });
}
