import type { Page } from '@playwright/test';
import { opponentKey, paths } from '../src/dashboard/api/paths.ts';
import { partOf } from '../src/testing/share.ts';
import { addressesOf } from './fixtures/addresses.ts';
import { untilSettled } from './fixtures/page.ts';
import { paperCases } from './fixtures/paper-cases.ts';
import { teamId } from './fixtures/paper-service.ts';
import { expect, test } from './fixtures/paper-test.ts';

/* The smallest phone in use, and names longer than their columns: tables scroll in their own frame, a page never sideways. */

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
  // The short run looks at every other page, the soak at all.
  for (const [name, address] of partOf(Object.entries(addresses), 2, 1)) {
    await page.goto(address);
    await untilSettled(page);
    await page.waitForLoadState('networkidle');
    expect(await tooWide(page), name).toEqual([]);
  }
});

test('the half-time card of a match with such names is no wider either', async ({ page }) => {
  const { match } = paperCases['names of 60 characters'] ?? {};
  await page.route('**/v1/teams/*/matches', async (route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    const matches = body.data.matches.map((each: { id: string }) =>
      each.id === match?.id ? { ...each, status: 'live' } : each,
    );
    await route.fulfill({ response: reply, json: { ...body, data: { ...body.data, matches } } });
  });
  await page.goto(paths.halfTime({ teamId, matchId: match?.id ?? '' }));
  await expect(page.getByRole('article')).toBeVisible();
  expect(await tooWide(page)).toEqual([]);
});
