import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { paths } from '../src/dashboard/paths.ts';
import { call, findMatch } from './fixtures/call.ts';
import type { RunningService } from './fixtures/service.ts';
import { signIn } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/test.ts';

/** The address of every page, by the name of its builder: a new page without an entry does not compile. */
async function everyAddress(service: RunningService): Promise<Record<keyof typeof paths, string>> {
  const match = await findMatch(service, 'ready');
  const boxScore = await call(service, 'getBoxScore', match);
  const { playerId } = boxScore.team.players[0] ?? { playerId: '' };
  return {
    club: paths.club(),
    settings: paths.settings(),
    team: paths.team(match),
    trends: paths.trends(match),
    match: paths.match(match),
    insights: paths.insights(match),
    playerInsights: paths.playerInsights({ ...match, playerId }),
    print: paths.print(match),
  };
}

async function findings(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    test(`axe finds nothing on any page, ${colorScheme}, ${viewport.width} px wide`, async ({
      page,
      service,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize(viewport);
      await page.goto(paths.settings());
      expect(await findings(page), 'settings before the first sign-in').toEqual([]);
      await signIn(page);
      for (const [name, address] of Object.entries(await everyAddress(service))) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
        expect(await findings(page), name).toEqual([]);
      }
    });
  }
}
