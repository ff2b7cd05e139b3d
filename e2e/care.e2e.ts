import type { Page, Route } from '@playwright/test';
import { paths } from '../src/dashboard/api/paths.ts';
import {
  drop,
  fillDays,
  found,
  newClub,
  outcomes,
  rowsOf,
  test,
  twoMatches,
  untilItTakesFiles,
  yes,
} from './fixtures/add-page.ts';
import { axe } from './fixtures/page.ts';
import { openWith } from './fixtures/recorder.ts';
import type { RunningService } from './fixtures/service.ts';
import { expect } from './fixtures/test.ts';

/** Adds matches to a new club, and opens the first. */
async function addMatches(
  page: Page,
  service: RunningService,
  [club, team]: [club: string, team: string],
  files: ReturnType<typeof twoMatches>['files'],
) {
  await openWith(page, await newClub(service, club, team), club);
  await page.goto(paths.add());
  await untilItTakesFiles(page);
  await drop(page, files);
  await expect(rowsOf(found(page))).toHaveCount(files.length);
  await fillDays(page, '2026-11-14');
  await yes(page).click();
  await outcomes(page).getByRole('link').first().click();
}

test('no link moves from under the mouse when the button for changes has loaded', async ({
  page,
  service,
}) => {
  const key = await newClub(service, 'Stillness', 'Still First');
  const late: Route[] = [];
  await page.route('**/assets/ClubCare-*.js', (route) => void late.push(route));
  await openWith(page, key, 'Stillness');
  const link = page.getByRole('link', { name: 'Add matches' }).first();
  const before = await link.boundingBox();
  await expect.poll(() => late).toHaveLength(1);
  await late[0]?.continue();
  await expect(page.getByRole('button', { name: 'Change…' })).toBeEnabled();
  expect(await link.boundingBox()).toEqual(before);
});

test('a coach renames a match and joins two players, each on its own page', async ({
  page,
  service,
}) => {
  test.setTimeout(240_000);
  const team = 'Carers First';
  const otherName = 'Somebody Else';
  const { player: first, files } = twoMatches(team, otherName);
  await addMatches(page, service, ['Carers', team], files);

  await page.getByRole('button', { name: 'Change…' }).click();
  const dialog = page.getByRole('dialog');
  await axe(page, 'the dialog of a match');
  await dialog.getByLabel('Opponent').fill('Renamed Rivals');
  await dialog.getByLabel('Day').fill('2026-11-13');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Renamed Rivals');
  await expect(page.getByRole('main')).toContainText('Nov 13, 2026');
  await expect(page.getByRole('button', { name: 'Change…' })).toBeFocused();

  await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: team })
    .click();
  await page.getByRole('link', { name: 'Roster' }).click();
  const players = page.getByRole('main').getByRole('rowheader').getByRole('link');
  await expect(players.nth(1)).toBeVisible();
  const named = (name: string) => players.filter({ hasText: new RegExp(`${name}$`) });
  await expect(named(otherName)).toHaveCount(1);
  await named(first).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first);
  await page.getByRole('button', { name: 'Change…' }).click();
  await dialog.getByText('The same player as …').click();
  const same = dialog.getByLabel(`${first} is the same player as`);
  const option = same.locator('option').filter({ hasText: otherName });
  await same.selectOption(await option.getAttribute('value'));
  await axe(page, 'the dialog of a player');
  await dialog.getByRole('button', { name: 'Make them one' }).click();
  await expect(dialog).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: 'Roster' })
    .click();
  await expect(named(first)).toHaveCount(1);
  await expect(named(otherName)).toHaveCount(0);
});

test('a wrong number is corrected, with the old one on screen and in print; an opponent’s player is erased', async ({
  page,
  service,
}) => {
  test.setTimeout(240_000);
  const team = 'Correctors U16';
  const { player, files } = twoMatches(team, 'Somebody Else');
  await addMatches(page, service, ['Correctors', team], files.slice(0, 1));
  await page.getByRole('button', { name: 'Change…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Correct a number').click();
  const field = (name: string) => dialog.getByRole('combobox', { name, exact: true });
  const option = field('Player').locator('option').filter({ hasText: player });
  await field('Player').selectOption(await option.getAttribute('value'));
  await field('Which number').selectOption('twos.made');
  await dialog.getByLabel('Right is').fill('99');
  await axe(page, 'the form of a correction');
  const save = dialog.getByRole('button', { name: 'Save' }).last();
  await save.click();
  await expect(dialog.getByRole('alert')).toContainText('99 made of');
  await field('Which number').selectOption('assists');
  await dialog.getByLabel('Right is').fill('42');
  await save.click();
  await expect(dialog).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByRole('cell', { name: '42†' })).toBeVisible();
  await expect(main.getByText(/^† corrected: /)).toContainText('assists');
  await expect(main.getByText(/^† corrected: /)).toContainText('→ 42 on ');
  await page.reload();
  await expect(main.getByRole('cell', { name: '42†' })).toBeVisible();
  await page.getByRole('link', { name: 'Print', exact: true }).click();
  await expect(main.getByText(/† corrected: .*→ 42 on /)).toBeVisible();

  await page.goBack();
  await page.locator('main a[href*="/opponents/"]').first().click();
  const who = page.getByRole('table', { name: 'Their players' });
  const name = await who.getByRole('rowheader').first().innerText();
  await page.getByRole('button', { name: 'Change…' }).click();
  await dialog.getByText('Erase the name of one of their players').click();
  const theirs = field('Player').locator('option').filter({ hasText: name });
  await field('Player').selectOption(await theirs.getAttribute('value'));
  await axe(page, 'the dialog of an opponent');
  await dialog.getByLabel(`Type “${name}” to confirm`).fill(name);
  let isRewritten = false;
  await page.route('**/import/erasure', (route) => {
    const data = isRewritten ? { files: 'rewritten' } : { files: 'due', waitsFor: 'readers' };
    return route.fulfill({ json: { data, error: null } });
  });
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(dialog.getByText('The name is gone from every page.')).toContainText(
    'It waits for others who read the database, such as a backup.',
    { timeout: 60_000 },
  );
  isRewritten = true;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(team, { timeout: 60_000 });
  await page.goBack();
  const theirBox = page.getByRole('main').getByRole('rowheader', { name: 'Player' });
  await expect(theirBox.first()).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
});

test('a coach sees who may be the same player before an erasure, and erases both', async ({
  page,
  service,
}) => {
  test.setTimeout(240_000);
  const team = 'Twice First';
  const { player, files } = twoMatches(team, (name) => `${name} Ii`);
  await addMatches(page, service, ['Twice', team], files);
  await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: team })
    .click();
  await page.getByRole('link', { name: 'Roster' }).click();
  const players = page.getByRole('main').getByRole('rowheader').getByRole('link');
  await players.filter({ hasText: new RegExp(`${player}$`) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(player);
  await page.getByRole('button', { name: 'Change…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Erase this player’s name').click();
  const other = dialog.getByRole('group', { name: `These may be ${player}, too.` });
  await other.getByRole('checkbox', { name: `${player} Ii (${team}, 1 match)` }).check();
  await axe(page, 'the dialog of a player who may be two');
  const erase = dialog.getByRole('button', { name: 'Erase 2 players for good' });
  await expect(erase).toBeDisabled();
  await dialog.getByLabel(`Type “${player}” to confirm`).fill(player);
  await erase.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(team, { timeout: 60_000 });
  await expect(players.filter({ hasText: /Player$/ })).toHaveCount(2);
  await expect(players.filter({ hasText: player })).toHaveCount(0);

  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Twice');
  await page.getByRole('button', { name: 'Change…' }).click();
  await dialog.getByText('History of the club', { exact: true }).click();
  const trail = dialog.getByRole('list', { name: 'History of the club' });
  await expect(trail.getByText(/Names erased: 2 · bxo_/)).toBeVisible();
  await expect(trail.getByText(/Matches added: 2 · bxo_/)).toBeVisible();
  await expect(trail.getByText(/Key made: 1 · by a command/)).toBeVisible();
  await axe(page, 'the trail of a club');
});
