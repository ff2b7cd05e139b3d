import type { Page } from '@playwright/test';
import { opponentKey, paths } from '../src/dashboard/api/paths.ts';
import { partOf, times } from '../src/testing/share.ts';
import { addressesOf } from './fixtures/addresses.ts';
import { follow, untilSettled } from './fixtures/page.ts';
import { paperCases } from './fixtures/paper-cases.ts';
import { teamId } from './fixtures/paper-service.ts';
import { expect, test } from './fixtures/paper-test.ts';
import { cutOff, overprinted, tooWide } from './fixtures/text-boxes.ts';

/* The smallest phone in use, and names longer than their columns: tables scroll in their own box, a page never sideways. */

test.use({ viewport: { width: 360, height: 740 } });

/** The visible layout faults of the page. */
const faults = async (page: Page): Promise<string[]> => [
  ...(await tooWide(page)),
  ...(await overprinted(page)),
  ...(await cutOff(page)),
];

// Spanish is about a fifth longer.
for (const language of times(['en'], ['en', 'es'])) {
  test(`names of 60 characters widen no page, overlap nothing and are not cut, on a phone and a wide screen, ${language}`, async ({
    page,
  }) => {
    test.setTimeout(times(180_000, 600_000));
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
    await page.goto('/nowhere');
    await page.evaluate((chosen) => localStorage.setItem('boxout.language', chosen), language);
    await page.reload();
    // The short run tests every fourth page, the soak all.
    for (const [name, address] of partOf(Object.entries(addresses), 4)) {
      await page.setViewportSize({ width: 360, height: 2000 });
      await follow(page, address);
      await untilSettled(page);
      for (const width of times([360, 768], [360, 768, 1280, 1920])) {
        await page.setViewportSize({ width, height: 2000 });
        // After a resize the browser lays the page out first, then the page reacts.
        await expect
          .configure({ soft: true })
          .poll(() => faults(page), { message: `${name} ${width} ${language}`, timeout: 15_000 })
          .toEqual([]);
      }
    }
  });
}

test('the half-time card of a match with such names is no wider', async ({ page }) => {
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
