import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { paths } from '../src/dashboard/api/paths.ts';
import { everyAddress } from './fixtures/addresses.ts';
import { signIn, untilSettled } from './fixtures/page.ts';
import { expect, test } from './fixtures/test.ts';

async function findings(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}

const laptop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

for (const { colorScheme, viewport, language } of [
  { colorScheme: 'light', viewport: laptop, language: 'en' },
  { colorScheme: 'light', viewport: phone, language: 'es' },
  { colorScheme: 'dark', viewport: laptop, language: 'es' },
  { colorScheme: 'dark', viewport: phone, language: 'en' },
] as const) {
  test(`axe finds nothing on any page, ${colorScheme}, ${viewport.width} px wide, ${language}`, async ({
    page,
    service,
  }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    await page.goto(paths.settings());
    expect(await findings(page), 'settings before the first sign-in').toEqual([]);
    await signIn(page);
    await page.evaluate((chosen) => localStorage.setItem('boxout.language', chosen), language);
    for (const [name, address] of Object.entries(await everyAddress(service))) {
      await page.goto(address);
      await untilSettled(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await findings(page), name).toEqual([]);
    }
  });
}
