import type { Page } from '@playwright/test';
import type { InsightResult } from '../src/contract/insight.ts';
import { paths } from '../src/dashboard/api/paths.ts';
import { times } from '../src/testing/share.ts';
import { call, demoTeams, findMatch } from './fixtures/call.ts';
import type { FaultHost } from './fixtures/fault-host.ts';
import { expect, test } from './fixtures/faulty.ts';
import { follow, untilSettled } from './fixtures/page.ts';
import { rewriting } from './fixtures/rewriting.ts';
import type { RunningService } from './fixtures/service.ts';

/** Opens the insights of a match that has some. */
async function openInsights(page: Page, service: RunningService) {
  const match = await findMatch(service, 'ready');
  await page.goto(paths.insights(match));
  await untilSettled(page);
  return match;
}

/** Changes the service's insights of matches from now on. */
function rewriteInsights(
  host: FaultHost,
  matchId: string,
  change: (result: InsightResult) => object,
) {
  host.set(...rewriting('getInsights', change, { matchId }));
}

const ownTotals = (page: Page) => page.getByRole('row', { name: /^Totals/ }).first();

const rating = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });

test('ratings are shown beside the season, with the numbers and the events behind them', async ({
  page,
  service,
}) => {
  await openInsights(page, service);
  await expect(page.getByText(/^usual of the \d+ matches before$/)).toBeVisible();
  const turnovers = rating(page, 'Turnovers');
  await expect(turnovers).toContainText(/\d+% of plays, usual \d+%/);
  await expect(page.getByRole('img', { name: 'Shape of this match' })).toBeVisible();
  await turnovers.getByText('Turnovers', { exact: true }).click();
  await expect(turnovers.getByRole('row', { name: /^Turnover rate/ })).toContainText(
    /\d+ \/ \(\d+ \+ 0\.44 × \d+ \+ \d+\)/,
  );
  await turnovers.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/plays#play-\d+$/);
});

test('the players of the match are listed in the order of the sheet', async ({ page, service }) => {
  const match = await openInsights(page, service);
  const { team } = await call(service, 'getBoxScore', match);
  const cards = page.getByRole('region', { name: 'Players of this match' });
  const played = team.players.filter((player) => player.played);
  await expect(cards.getByRole('listitem')).toHaveCount(played.length);
  await expect(cards.getByText(/usual/).first()).toBeVisible();
  await cards.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/players\//);
  await expect(page.getByRole('row', { name: /^This match/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Usual of \d+ match/ })).toBeVisible();
});

/** Rows of sentences, pictures and drills with an empty part of the width, as "from to: sentence". */
const holes = (page: Page) =>
  page.evaluate(() => {
    const most = 80;
    // Drills for several rows are one list beside all rows.
    const drills = [
      ...document.querySelectorAll(
        'main section li:not(:has(> p)), main section:has(> ul > li):not(:has(li > p, li[style]))',
      ),
    ];
    return [...document.querySelectorAll('main section li:has(> p:first-child + *)')].flatMap(
      (row) => {
        const { top, bottom, left } = row.getBoundingClientRect();
        const whole = row.closest('section')?.parentElement?.getBoundingClientRect();
        let reached = left;
        const found: string[] = [];
        const boxes = [...row.children, ...drills]
          .map((part) => part.getBoundingClientRect())
          .filter((box) => box.left >= left && box.top < bottom && box.bottom > top)
          .toSorted((a, b) => a.left - b.left);
        for (const box of [...boxes, new DOMRect(whole?.right)]) {
          if (box.left - reached > most)
            found.push(`${reached} ${box.left}: ${row.textContent?.slice(0, 60)}`);
          reached = Math.max(reached, box.right);
        }
        return found;
      },
    );
  });

test('the insights have no empty space: beside every sentence are its picture and its drill', async ({
  page,
  service,
}) => {
  const most = times(3, 200);
  test.setTimeout(times(60_000, 900_000));
  await page.setViewportSize({ width: 1280, height: 3000 });
  const written = (await demoTeams(service)).flatMap(({ team, matches }) =>
    matches
      .filter(({ insightsStatus }) => insightsStatus === 'ready')
      .map((match) => ({ teamId: team.id, matchId: match.id })),
  );
  const addresses = written.map((match) => paths.insights(match));
  for (const match of times([], written.slice(0, 20))) {
    const { team } = await call(service, 'getBoxScore', match);
    addresses.push(
      ...team.players.map(({ playerId }) => paths.playerInsights({ ...match, playerId })),
    );
  }
  expect(addresses.length).toBeGreaterThanOrEqual(most);
  await page.goto('/nowhere');
  for (const address of addresses.slice(0, most)) {
    await follow(page, address);
    await untilSettled(page);
    await expect.poll(() => holes(page), { message: address }).toEqual([]);
  }
});

test('after regenerating, the page says what changed', async ({ page, service, host }) => {
  const { matchId } = await openInsights(page, service);
  rewriteInsights(host, matchId, (result) => ({
    ...result,
    generatedAt: '2030-01-01T12:00:00.000Z',
    ratings: { ...result.ratings, rebounds: { value: 1.5, comment: 'Fewer.' } },
    summary: { ...result.summary, focusAreas: ['Box out.'] },
  }));
  await page.getByRole('button', { name: 'Write again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Write again' }).click();
  const changes = page.getByRole('region', { name: 'What changed' });
  await expect(changes).toContainText(/Rebounds \d+(\.\d)? → 1\.5/);
  await expect(changes).toContainText('New: Box out.');
  await expect(changes.getByText('Gone:').first()).toBeVisible();
  await changes.getByRole('button', { name: 'Hide' }).click();
  await expect(changes).toHaveCount(0);
});

test('the end of a run is announced on other pages, also in the title', async ({
  page,
  service,
  host,
}) => {
  const match = await findMatch(service, 'not_generated');
  await page.goto(paths.insights(match));
  await expect(page.getByRole('button', { name: 'Write insights' })).toBeVisible();
  // The run may end before the page is left: until then the browser must not notice.
  rewriteInsights(host, match.matchId, (result) => ({ ...result, status: 'generating' }));
  await page.getByRole('button', { name: 'Write insights' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('link', { name: 'Box score', exact: true }).click();
  await expect(ownTotals(page)).toBeVisible();
  host.set(null);
  const toast = page.getByRole('status').filter({ hasText: 'Insights are ready' });
  await expect(toast).toBeVisible();
  await expect(page).toHaveTitle(/^Insights are ready · /);
  await toast.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Six ratings' })).toBeVisible();
  await expect(page).toHaveTitle(/^Insights · /);
});
