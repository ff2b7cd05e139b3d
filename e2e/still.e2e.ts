import { paths } from '../src/dashboard/api/paths.ts';
import { findMatch } from './fixtures/call.ts';
import { expect, test } from './fixtures/faulty.ts';
import { watchShifts } from './fixtures/page.ts';

/* A page that moves while it is read makes a coach press beside what was meant. */

for (const width of [1280, 390]) {
  test(`nothing moves on a match's page or on paper while calls come back, ${width} px wide`, async ({
    page,
    service,
    host,
  }) => {
    const match = await findMatch(service, 'ready');
    await page.setViewportSize({ width, height: 800 });
    const moved = await watchShifts(page);
    const all = /\/(box-score|play-by-play|insights|roster|matches)$/;
    const print = page.getByRole('button', { name: 'Print', exact: true });
    const totals = page.getByRole('table', { name: /^Points, leads/ });
    for (const [late, address, whole] of [
      [all, paths.match(match), totals],
      // The list that a match's head is from comes after all else.
      [/\/matches$/, paths.match(match), totals],
      [all, paths.print(match), print],
      [all, paths.printSeason(match), print],
      [all, paths.printRoster(match), print],
    ] as const) {
      host.set({ kind: 'late', ms: late === all ? 100 : 600 }, late);
      await page.goto(address);
      await expect(whole).toBeVisible();
      await expect(whole).toBeEnabled();
      expect(await moved(), address).toEqual([]);
    }
  });
}
