import type { Page } from '@playwright/test';
import { opponentKey } from '../src/dashboard/api/paths.ts';
import { addressesOf } from './fixtures/addresses.ts';
import { untilSettled } from './fixtures/page.ts';
import { paperCases } from './fixtures/paper-cases.ts';
import { teamId } from './fixtures/paper-service.ts';
import { expect, test } from './fixtures/paper-test.ts';

/* The smallest phone in use, and names that leave no room: tables scroll in their own frame, a page never sideways. */

test.use({ viewport: { width: 360, height: 740 } });

/** Elements that make the page wider than its window; a name is enough to find them. */
async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= room) return [];
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > room + 1)
      .filter((element) => !scrolls(element.parentElement))
      .map(({ tagName, className }) => `${tagName} ${String(className)}`);
  });
}

test('no page is wider than a small phone, with names of 60 characters', async ({ page }) => {
  const names = paperCases['names of 60 characters'];
  const [first, second] = names?.boxScore.team.players ?? [];
  const addresses = addressesOf({
    teamId,
    matchId: names?.match.id ?? '',
    otherMatchId: paperCases.plain?.match.id ?? '',
    playerId: first?.playerId ?? '',
    otherId: second?.playerId ?? '',
    opponent: (names && opponentKey(names.match.opponent)) ?? '',
  });
  for (const [name, address] of Object.entries(addresses)) {
    await page.goto(address);
    await untilSettled(page);
    await page.waitForLoadState('networkidle');
    expect(await tooWide(page), name).toEqual([]);
  }
});
