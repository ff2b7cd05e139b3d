import { paths } from '../src/dashboard/api/paths.ts';
import { partOf } from '../src/testing/share.ts';
import { everyAddress } from './fixtures/addresses.ts';
import { call, findMatch } from './fixtures/call.ts';
import { expect, test } from './fixtures/faulty.ts';
import { untilSettled, watchShifts } from './fixtures/page.ts';

/* If a page moves while loading, a coach presses the wrong control. */

for (const [index, width] of [1280, 390].entries()) {
  test(`nothing moves on a match's page or its print while calls come back, ${width} px wide`, async ({
    page,
    service,
    host,
  }) => {
    const match = await findMatch(service, 'ready');
    const { matches } = await call(service, 'listMatches', match);
    const next = matches.find(({ status }) => status === 'scheduled');
    const ahead = { ...match, matchId: next?.id ?? '' };
    await page.setViewportSize({ width, height: 800 });
    const moved = await watchShifts(page);
    const all = /\/(box-score|play-by-play|insights|roster|matches)$/;
    const print = page.getByRole('button', { name: 'Print', exact: true });
    const totals = page.getByRole('table', { name: 'Points by origin' });
    const cases = [
      [all, paths.match(match), totals],
      // The list with the match's heading comes last.
      [/\/matches$/, paths.match(match), totals],
      [all, paths.match(ahead), page.getByText(/^How sure/)],
      [/\/matches$/, paths.match(ahead), page.getByText(/^How sure/)],
      [all, paths.print(match), print],
      [all, paths.printSeason(match), print],
      [all, paths.printRoster(match), print],
    ] as const;
    // The short run tests every other case at each width, the soak all at both.
    for (const [late, address, whole] of partOf(cases, 2, index)) {
      host.set({ kind: 'late', ms: late === all ? 100 : 600 }, late);
      await page.goto(address);
      await expect(whole).toBeVisible();
      await expect(whole).toBeEnabled();
      expect(await moved(), address).toEqual([]);
    }
  });
}

const viewports = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

for (const [index, viewport] of viewports.entries()) {
  test(`nothing moves on any page, ${viewport.width} px wide, before the typeface is there and after`, async ({
    page,
    service,
    host,
  }) => {
    test.setTimeout(600_000);
    host.set({ kind: 'late', ms: 100 });
    await page.setViewportSize(viewport);
    const moved = await watchShifts(page);
    const browser = await page.context().newCDPSession(page);
    await page.goto(paths.settings());
    const all = Object.entries(await everyAddress(service));
    // The short run tests a sixteenth of the pages at each width, the soak all at both.
    for (const [name, address] of partOf(all, 16, 8 * index)) {
      await page.evaluate(() => sessionStorage.removeItem('boxout.typeface'));
      await browser.send('Network.clearBrowserCache');
      for (const visit of ['first', 'second']) {
        await page.goto(address);
        await page.waitForLoadState('networkidle');
        await untilSettled(page);
        await expect(page.getByText(/read so far|not read yet/)).toHaveCount(0);
        expect.soft(await moved(), `${name}, ${visit} visit`).toEqual([]);
        // The typeface is requested last.
        await page.waitForFunction(() => sessionStorage.getItem('boxout.typeface'));
      }
      const face = await page.evaluate(() => document.documentElement.dataset.face);
      expect(face, `${name}: the second visit begins with the typeface`).toBe('');
    }
  });
}
