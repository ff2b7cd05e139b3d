import type { Browser } from '@playwright/test';
import { addressesOf } from '../fixtures/addresses.ts';
import { openMeasured, visit } from './browser-page.ts';
import type { Places } from './dashboard-work.ts';
import type { Goal } from './goals.ts';

/** Opens every page there is, from an empty cache, on a wide and a narrow window, and adds up what moved on it. */
export async function measureShifts(
  browser: Browser,
  places: Places,
  [playerId, otherId]: readonly [string, string],
): Promise<Goal[]> {
  const ids = { ...places, otherMatchId: places.matchId, playerId, otherId };
  const addresses = Object.entries(addressesOf(ids));
  const moved: { where: string; shift: number }[] = [];
  for (const width of [1280, 390]) {
    for (const [name, address] of addresses) {
      const context = await browser.newContext({ viewport: { width, height: 800 } });
      const measured = await openMeasured(context, { ready: 'main', key: places.key });
      await visit(measured, places.service + address);
      await measured.page.waitForLoadState('networkidle');
      const shift = await measured.page.evaluate(() => window.figures.shift);
      if (shift >= 0.0005) moved.push({ where: `${name} at ${width}`, shift });
      await context.close();
    }
  }
  const worst = moved
    .toSorted((a, b) => b.shift - a.shift)
    .map(({ where, shift }) => `${where} ${shift.toFixed(3)}`);
  if (worst.length > 0) console.log(`Moved: ${worst.join('; ')}`);
  return [
    {
      what: `layout shift, ${addresses.length} pages, wide and narrow`,
      goal: '0.000 on every page',
      measured:
        worst.length === 0
          ? '0.000'
          : `${worst.length} of ${2 * addresses.length} moved; ${worst[0]}`,
      met: moved.length === 0,
      bench: 'dashboard',
    },
  ];
}
