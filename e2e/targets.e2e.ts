import { partOf } from '../src/testing/share.ts';
import { everyAddress } from './fixtures/addresses.ts';
import { follow, signIn, untilSettled } from './fixtures/page.ts';
import { expect, test } from './fixtures/test.ts';
import { closeTargets } from './fixtures/text-boxes.ts';

/* With a mouse rows may be closer than on a phone, where `phone.e2e.ts` requires 44 pixels. */

for (const [index, width] of [768, 1280].entries()) {
  test(`links and controls have or are 24 pixels apart on every page, ${width} px wide`, async ({
    page,
    service,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height: 2400 });
    await signIn(page);
    await page.goto('/nowhere');
    const all = Object.entries(await everyAddress(service));
    for (const [name, address] of partOf(all, 2, index)) {
      await follow(page, address);
      await untilSettled(page);
      expect.soft(await closeTargets(page), name).toEqual([]);
    }
  });
}

test('two links on lines closer than that are found', async ({ page }) => {
  await page.setContent(
    '<p style="font: 14px/18px sans-serif"><a href="/a">One</a><br><a href="/b">Two</a></p>',
  );
  expect(await closeTargets(page)).toEqual(['One / Two', 'Two / One']);
});
