import type { Page } from '@playwright/test';
import { added, outcomes, test, twoMatches } from './fixtures/add-page.ts';
import { addOnDevice } from './fixtures/device.ts';
import { expect } from './fixtures/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the edit menu of a page, and its part with this title. */
async function openChange(page: Page, part?: string) {
  await page.getByRole('button', { name: 'Change…' }).click();
  const dialog = page.getByRole('dialog');
  if (part !== undefined) await dialog.getByText(part, { exact: true }).click();
  return dialog;
}

/** Presses a button of the open dialog, which then closes. */
async function press(page: Page, name: string) {
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Types the name that an action requires, and confirms. */
async function confirm(page: Page, name: string, button: string) {
  await page.getByRole('dialog').getByLabel(`Type “${name}” to confirm`).fill(name);
  await press(page, button);
}

test('a coach edits a club on the device, each thing on its page, and finds them under their new names', async ({
  page,
}) => {
  const other = 'Somebody Else';
  const { player, files } = twoMatches('Carers First', other);
  await addOnDevice(page, files, 'Carers First');
  await expect(added(page, 2)).toBeVisible();
  const main = page.getByRole('main');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  const named = (name: string) => main.getByRole('rowheader').getByRole('link', { name });

  await outcomes(page).getByRole('link').first().click();
  let dialog = await openChange(page);
  await dialog.getByLabel('Opponent').fill('Renamed Rivals');
  await dialog.getByLabel('Day').fill('2026-11-13');
  await press(page, 'Save');
  await expect(main).toContainText('Renamed Rivals');
  await expect(main).toContainText('Nov 13, 2026');

  // The club has the name of its only team.
  await crumbs.getByRole('link', { name: 'Carers First' }).last().click();
  await expect(heading(page)).toHaveText('Carers First');
  dialog = await openChange(page);
  await dialog.getByLabel('Name').fill('Carers Second');
  await dialog.getByLabel('Category').fill('U16');
  await press(page, 'Save');
  await expect(heading(page)).toHaveText('Carers Second');

  await page.getByRole('link', { name: 'Roster' }).click();
  await named(player).click();
  await expect(heading(page)).toContainText(player);
  dialog = await openChange(page);
  await dialog.getByLabel('Name').fill('Renamed One');
  await press(page, 'Save');
  await expect(heading(page)).toContainText('Renamed One');
  dialog = await openChange(page, 'The same player as …');
  const same = dialog.getByLabel('Renamed One is the same player as');
  const option = same.getByRole('option', { name: other });
  await same.selectOption(await option.getAttribute('value'));
  await press(page, 'Make them one');
  dialog = await openChange(page, 'Two players under one name');
  await dialog.getByLabel('Another player is').selectOption(other);
  await dialog.getByRole('button', { name: 'Take those matches out' }).click();
  await expect(dialog.getByText(`${other} is a player again`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  dialog = await openChange(page, 'Erase this player’s name');
  await expect(dialog.getByText('the browser’s own log may still hold the name')).toBeVisible();
  await confirm(page, 'Renamed One', 'Erase for good');
  await expect(heading(page)).toHaveText('Carers Second');
  await expect(named(other)).toBeVisible();
  await expect(named('Player')).toBeVisible();
  await expect(main).not.toContainText(/Renamed One/);

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Find' }).click();
  const box = page.getByRole('combobox', { name: 'Find a team, match or player' });
  for (const [typed, kinds] of [
    ['carers second', ['Team']],
    ['renamed rivals', ['Opponent', 'Match']],
    [other, ['Player']],
  ] as const) {
    await box.fill(typed);
    for (const kind of kinds) {
      await expect(page.getByRole('option', { name: kind }).first()).toBeVisible();
    }
  }
  await box.fill('Renamed One');
  await expect(
    page.getByRole('status').filter({ hasText: 'Searches the whole club' }),
  ).toContainText('Nothing of that name was found.');
  await box.fill('v renamed rivals');
  await page.keyboard.press('Enter');
  await openChange(page, 'Delete this match');
  await confirm(page, 'Renamed Rivals', 'Delete the match');
  await expect(heading(page)).toHaveText('Carers Second');
  await expect(main.getByRole('table').getByRole('link')).not.toHaveCount(0);
  await expect(main).not.toContainText('Renamed Rivals');

  await crumbs.getByRole('link').first().click();
  await expect(heading(page)).not.toHaveText('Carers Second');
  dialog = await openChange(page);
  await dialog.getByLabel('Name').fill('Cared Club');
  await press(page, 'Save');
  await expect(heading(page)).toHaveText('Cared Club');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('list', { name: 'Clubs on this device' })).toContainText(
    'Cared Club 1 match',
  );
});
