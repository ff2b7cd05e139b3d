import type { Page } from '@playwright/test';
import { paths } from '../src/dashboard/api/paths.ts';
import { findLive, findMatch } from './fixtures/call.ts';
import { expect, test } from './fixtures/faulty.ts';
import { knownTeam, untilSettled } from './fixtures/page.ts';

/* On the bench: a phone, a thumb, and a match under way whose line stands on every page. */

/** Texts of the page that are printed over each other, as "one / other". */
async function overprinted(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const printed: { node: Node; text: string; box: DOMRect }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (text === '' || !element?.checkVisibility()) continue;
      if (element.closest('.visually-hidden, svg, select, option')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        // What is cut off or beneath a bar that stays is not printed there.
        if (!document.elementFromPoint(x, y)?.contains(element)) continue;
        const frame = element.getBoundingClientRect();
        const isCut = getComputedStyle(element).overflowX !== 'visible';
        const width = isCut ? Math.min(box.right, frame.right) - box.left : box.width;
        printed.push({ node, text, box: new DOMRect(box.left, box.top, width, box.height) });
      }
    }
    const covers = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
    return printed.flatMap((one, at) =>
      printed
        .slice(at + 1)
        // A text that is cut short has the box of its dots, too.
        .filter((other) => other.node !== one.node && covers(one.box, other.box))
        .map((other) => `${one.text} / ${other.text}`),
    );
  });
}

/** What is pressed and is lower than a thumb needs; links within a sentence are read first, and a shot's mark stands where it fell. */
async function lowTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const reach = 21;
    const found = new Set<string>();
    const pressed = 'button, select, summary, label:has(input), a:not(svg a)';
    for (const element of document.querySelectorAll<HTMLElement>(pressed)) {
      if (!element.checkVisibility() || element.closest('.visually-hidden')) continue;
      // A link that its whole row leads to is as high as the row.
      const isRow =
        element.tagName === 'A' && getComputedStyle(element, '::after').position === 'absolute';
      const box = (isRow ? (element.closest('tr') ?? element) : element).getBoundingClientRect();
      const { left, width } = element.getBoundingClientRect();
      const { top, height } = box;
      const [x, y] = [left + width / 2, top + height / 2];
      const hits = (at: number) => element.contains(document.elementFromPoint(x, at));
      // What lies at the edge of the window is not seen whole.
      const isWhole = y - reach >= 0 && Math.ceil(y + reach) < window.innerHeight;
      if (width < 2 || !isWhole || !hits(y)) continue;
      const isInText = [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (element.tagName === 'A' && isInText) continue;
      if (hits(y - reach) && hits(y + reach)) continue;
      const beside = [y - reach, y + reach].map(
        (at) => document.elementFromPoint(x, at)?.outerHTML,
      );
      const over = beside.map((html) => html?.slice(0, 60)).join(' / ');
      found.add(`${element.textContent?.trim()} ${height}: ${over}`);
    }
    return [...found];
  });
}

/** Opens a page on phones of three widths, as tall as nothing scrolls: nothing lies over another, all is big enough to press. */
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
  /** The short run looks at each page in one of the two languages, the soak in both. */
  const inThis = (addresses: string[], isSoak: boolean) =>
    addresses.filter((_, at) => isSoak || at % 2 === index);

  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('pages of a match: nothing over another, all big enough for a thumb', async ({
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

    test('pages of a club and its season: nothing over another, all big enough for a thumb', async ({
      page,
      service,
      isSoak,
    }) => {
      test.setTimeout(180_000);
      const { teamId, roster } = await knownTeam(service);
      const [a, b] = roster.map(({ playerId }) => playerId);
      const all = [
        paths.club(),
        paths.team({ teamId }),
        paths.trends({ teamId }),
        paths.roster({ teamId }),
        paths.seasonPlayer({ teamId, playerId: a ?? '' }),
        paths.lineUps({ teamId }),
        paths.shots({ teamId }),
        paths.compareMatches({ teamId }),
        paths.comparePlayers({ teamId }, { a, b }),
        paths.settings(),
        '/nowhere',
      ];
      for (const address of inThis(all, isSoak)) await expectFitForThumbs(page, address);
    });

    test('the first sentence of the insights stands within the first screen', async ({
      page,
      service,
    }) => {
      await page.goto(paths.insights(await findMatch(service, 'ready')));
      const sentence = page.locator('main section li p, main section li').first();
      await expect(sentence).toBeVisible();
      const box = await sentence.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(844);
    });
  });
}
