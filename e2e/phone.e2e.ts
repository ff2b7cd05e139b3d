import { paths } from '../src/dashboard/api/paths.ts';
import { findMatch } from './fixtures/call.ts';
import { expect, test } from './fixtures/faulty.ts';
import { untilSettled } from './fixtures/page.ts';

/* On the bench: a phone, and a live match with its line on every page. */

for (const locale of ['en-GB', 'es-ES']) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

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
