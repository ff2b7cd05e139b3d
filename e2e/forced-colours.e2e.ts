import type { Locator, Page } from '@playwright/test';
import { paths } from '../src/dashboard/api/paths.ts';
import { everyAddress } from './fixtures/addresses.ts';
import { findMatch } from './fixtures/call.ts';
import { expect, test } from './fixtures/faulty.ts';
import { untilSettled } from './fixtures/page.ts';

/* With forced colours (a high-contrast theme) marks stay visible and distinct. */

test.use({ forcedColors: 'active' });

/** The colours of a mark with a margin of 2 px, and the colour at its centre. */
async function coloursOf(page: Page, mark: Locator) {
  await mark.scrollIntoViewIfNeeded();
  const box = await mark.boundingBox();
  if (!box) throw new Error('the mark is not drawn');
  const clip = { x: box.x - 2, y: box.y - 2, width: box.width + 4, height: box.height + 4 };
  const picture = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const { width, height } = image;
    const drawing = new OffscreenCanvas(width, height).getContext('2d');
    drawing?.drawImage(image, 0, 0);
    const pixels = drawing?.getImageData(0, 0, width, height).data ?? [];
    const at = (place: number) => [...pixels.slice(4 * place, 4 * place + 3)].join(' ');
    const middle = at(Math.floor(height / 2) * width + Math.floor(width / 2));
    return {
      middle,
      all: new Set(Array.from({ length: width * height }, (_, each) => at(each))).size,
    };
  }, picture);
}

/** The longest mark with this class, so that it has a centre. */
async function longest(page: Page, name: string): Promise<Locator> {
  const marks = page.locator(
    `main :is(i, path, span, rect, g, line):is([class*="_${name}_"], .${name})`,
  );
  await expect(marks.first()).toBeAttached();
  const widths = await marks.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().width),
  );
  return marks.nth(widths.indexOf(Math.max(...widths)));
}

test('bars, ticks, stints and areas are visible; ours and theirs, and on and off court, are distinct', async ({
  page,
  service,
}) => {
  const match = await findMatch(service, 'ready');
  const seen = async (...names: string[]) => {
    const found: string[] = [];
    for (const name of names) {
      // During loading a mark may be detached by re-rendering.
      await expect(async () => {
        const colours = await coloursOf(page, await longest(page, name));
        expect(colours.all, `${name} is drawn`).toBeGreaterThan(1);
        found.push(colours.middle);
      }).toPass();
    }
    return found;
  };
  const open = async (address: string) => {
    await page.goto(address);
    await untilSettled(page);
    await page.waitForLoadState('networkidle');
  };
  await open(paths.match(match));
  const [own, other] = await seen('own', 'other');
  expect(own, 'a bar of ours and one of theirs').not.toBe(other);
  await open(paths.insights(match));
  await seen('dot', 'usual');
  await open(paths.plays(match));
  const [on, off] = await seen('on', 'stint');
  expect(on, 'on court and off it').not.toBe(off);
  await seen('ours', 'theirs', 'made', 'cursor');
  // Prints are black on white; the preview uses the browser's colours like every page.
  await open((await everyAddress(service)).printOpponent ?? '');
  const [went, missed] = await seen('made', 'missed');
  expect(went, 'a shot that went in and one that did not').not.toBe(missed);
});
