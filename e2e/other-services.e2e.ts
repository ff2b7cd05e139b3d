import { test as base, expect, type Page } from '@playwright/test';
import { near } from '../src/dashboard/api/reading/testing/near-service.ts';
import {
  flat,
  homeAway,
  type OtherService,
  snake,
} from '../src/dashboard/api/reading/testing/services.ts';
import { spanish, spanishMapping } from '../src/dashboard/api/reading/testing/spanish-service.ts';
import { club, matches, teams } from '../src/dashboard/api/reading/testing/truth.ts';
import { otherKey, startOtherService } from './fixtures/other-service.ts';
import { ownBoxScore } from './fixtures/page.ts';
import { readPdf } from './fixtures/pdf-text.ts';
import { startService } from './fixtures/service.ts';

/* Services that keep to the published reference and say the rest in words of their own, as a coach meets them. */

/** The host before such a service, for the length of a test. */
const test = base.extend<{ open: (service: OtherService) => Promise<void> }>({
  open: async ({ page }, use) => {
    const undo: (() => Promise<void>)[] = [];
    await use(async (service) => {
      const other = await startOtherService(service);
      const host = await startService({ UPSTREAM_URL: other.url });
      undo.push(host.stop, host.remove, other.stop);
      await page.goto(host.url);
      await page.getByLabel('API key').fill(otherKey);
      await page.getByRole('button', { name: 'Open the club' }).click();
    });
    for (const step of undo) await step();
  },
});

const [match] = matches;
const [team] = teams;
if (!match || !team) throw new Error('There is no match to look at');
const player = match.own.players[0];
if (!player) throw new Error('Nobody played');

/** Sentences that are not true while everything was sent (but that the second team has no match yet). */
const untrue =
  /nothing was recorded|no players yet|no team yet|not played yet|does not understand|could not be read|0–0/i;

const text = (page: Page) => page.getByRole('main').innerText();

async function openMatch(page: Page) {
  await page
    .getByRole('main')
    .getByRole('link', { name: team?.name ?? '' })
    .first()
    .click();
  await expect(
    page
      .getByRole('main')
      .getByText(match?.opponent.name ?? '')
      .first(),
  ).toBeVisible();
  expect(await text(page)).not.toMatch(untrue);
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(match?.opponent.name ?? '') })
    .first()
    .click();
  const row = ownBoxScore(page)
    .getByRole('row')
    .filter({ hasText: player?.name ?? '' });
  await expect(row).toBeVisible();
  const shots = (made: number, attempted: number) =>
    attempted === 0 ? '–' : `${made}/${attempted}`;
  if (!player) return;
  await expect(row).toContainText(shots(...player.twos));
  await expect(row).toContainText(shots(...player.threes));
  await expect(row).toContainText(String(player.points));
  await expect(page.getByRole('main')).toContainText(String(match?.score?.[0]));
  expect(await text(page)).not.toMatch(untrue);
}

for (const [name, service] of Object.entries({ flat, homeAway, snake, near })) {
  test(`a service of other words (${name}): club, match, insights, a player and the sheet`, async ({
    page,
    open,
  }) => {
    await open(service);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(club.name);
    await openMatch(page);
    await page.getByRole('link', { name: 'Insights', exact: true }).click();
    await page.getByRole('button', { name: 'Write insights' }).click();
    await expect(page.getByText('The team shared the ball.')).toBeVisible();
    expect(await text(page)).not.toMatch(untrue);
    await page.getByRole('button', { name: 'Show the player cards' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(player?.name ?? '') })
      .first()
      .click();
    await expect(page.getByText(`${player?.name} shared the ball.`)).toBeVisible();
    await page.getByRole('link', { name: 'Print', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
    const [first] = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(first?.flat).toContain(player?.name);
    expect(first?.flat).toContain(match?.opponent.name);
    expect(first?.flat).not.toMatch(untrue);
  });
}

test('words that nobody knows: the page says what came, and a mapping reads all of it', async ({
  page,
  open,
}) => {
  await open(spanish);
  await page.getByRole('link', { name: 'Say what is what' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What the service sends');
  await page.getByLabel('Load a file').setInputFiles({
    name: 'mapping.json',
    mimeType: 'application/json',
    buffer: Buffer.from(spanishMapping.replace('fichas[].tantos', 'fichas[].errores')),
  });
  await expect(page.getByRole('alert')).toContainText('With it the numbers don’t add up');
  await expect(page.getByRole('button', { name: 'Use this' })).toBeDisabled();
  await page.getByLabel('Load a file').setInputFiles({
    name: 'mapping.json',
    mimeType: 'application/json',
    buffer: Buffer.from(spanishMapping),
  });
  const preview = page.getByRole('region', { name: 'A match, as it is read now' });
  await expect(preview).toContainText(player.name);
  await page.getByRole('button', { name: 'Use this' }).click();
  await page.goto(new URL('/', page.url()).href);
  await openMatch(page);
});
