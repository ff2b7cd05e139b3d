import { opponentIdOf } from '../src/match-files/recognise.ts';
import { sampleBoxCsv } from '../src/match-files/testing/box-csv-sample.ts';
import { drop, outcomes, test, yes } from './fixtures/add-page.ts';
import { addressesOf } from './fixtures/addresses.ts';
import { follow } from './fixtures/page.ts';
import { expect } from './fixtures/test.ts';

/** The texts for missing plays or a single match. */
const missing: Record<string, RegExp> = {
  lineUps: /of one there is nothing/,
  shots: /No shot has a location/,
  compareMatches: /There are not two matches to compare yet/,
  plays: /no play-by-play of this match/,
  halfTime: /This match is not being played/,
  practice: /Too few matches to compare with/,
  poster: /The lead minute by minute is missing/,
};

test('every page of a club on the device with one box score shows its data and claims nothing more', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Open match files on this device' }).click();
  await expect(page.getByRole('button', { name: 'Choose files…' })).toBeVisible();
  await drop(page, [{ name: 'box.csv', text: sampleBoxCsv }]);
  await page.getByLabel('In the files it is called').selectOption('Harbour');
  await page.getByRole('button', { name: 'That is our team' }).click();
  await expect(page.getByRole('combobox', { name: 'In the files it is called' })).toHaveCount(0);
  await yes(page).click();
  await outcomes(page).getByRole('link').click();
  const [, , teamId = '', , matchId = ''] = new URL(page.url()).pathname.split('/');
  const players = page.getByRole('main').locator('a[href*="/players/"]');
  await expect(players.first()).toBeVisible();
  const [playerId = '', otherId = ''] = await players.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''),
  );
  const stored = await page.evaluate(() => localStorage.getItem('boxout.connection'));
  const opponent = opponentIdOf(JSON.parse(stored ?? '').key, 'Valley');
  const ids = { teamId, matchId, playerId, otherId, otherMatchId: matchId, opponent };
  for (const [name, address] of Object.entries(addressesOf(ids))) {
    await follow(page, address);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading').first(), name).toBeVisible();
    await expect(main.getByRole('status').filter({ hasText: /^Loading/ }), name).toHaveCount(0);
    await expect(main, name).not.toContainText(
      /NaN|undefined|Infinity|Something went wrong|Page not found/,
    );
    await expect(main, name).toContainText(missing[name] ?? /./);
  }
});
