import { paths } from '../src/dashboard/api/paths.ts';
import {
  added,
  drop,
  euroleague,
  fillDays,
  found,
  liveStats,
  namesOf,
  newClub,
  noMatch,
  outcomes,
  rowsOf,
  test,
  untilItTakesFiles,
  yes,
} from './fixtures/add-page.ts';
import { axe } from './fixtures/page.ts';
import { command, makeKey, openWith } from './fixtures/recorder.ts';
import { expect } from './fixtures/test.ts';

test('dropped files are listed, added after one confirmation, recognised again, and undone', async ({
  page,
  service,
}) => {
  test.setTimeout(240_000);
  const { away } = namesOf();
  const key = await newClub(service, 'Drops', away);
  await openWith(page, key, 'Drops');
  await page.getByRole('link', { name: 'Add matches' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add matches');
  await expect(page.getByText(/^Recognised by content: .*FIBA LiveStats/)).toBeVisible();
  await axe(page, 'empty');

  await drop(page, [noMatch, liveStats]);
  await expect(page.getByRole('heading', { name: '1 match in 2 files' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'One file is not taken' })).toContainText(
    'holiday.json',
  );
  await expect(yes(page)).toBeDisabled();
  await expect(page.getByText(/^One match has no day yet/)).toBeVisible();
  await axe(page, 'table');
  await page.reload();
  await expect(rowsOf(found(page)), 'a reload finds the look again').toHaveCount(1);
  await fillDays(page, '2026-11-14');
  await yes(page).click();
  await expect(page.getByRole('heading', { name: '1 match added' })).toBeFocused();
  await axe(page, 'result');
  await outcomes(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(away);
  await expect(page.getByRole('main')).toContainText('Nov 14, 2026');

  await page.goto(paths.add());
  await untilItTakesFiles(page);
  await drop(page, [liveStats]);
  await expect(rowsOf(found(page))).toContainText('already there');
  await expect(page.getByText('There is nothing to do')).toBeVisible();

  await page.goto(paths.add());
  await page.getByRole('button', { name: 'Undo this adding…' }).click();
  await page.getByRole('button', { name: 'Undo it' }).click();
  await expect(page.getByText(/^Last added/)).toHaveCount(0);
  await page.goto(paths.club());
  await expect(page.getByText('No match yet this season.')).toBeVisible();
});

test('an unknown name is asked about once; all of it works on a phone, in Spanish', async ({
  page,
  service,
}) => {
  test.setTimeout(240_000);
  const key = await newClub(service, 'Harbour Club', 'First');
  await openWith(page, key, 'Harbour Club');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => localStorage.setItem('boxout.language', 'es'));
  await page.goto(paths.add());
  await expect(page.getByRole('button', { name: 'Elegir archivos…' })).toBeVisible();
  await page.getByLabel('Archivos de partidos').setInputFiles(
    [...euroleague]
      .reverse()
      .concat(noMatch)
      .map(({ name, text }) => ({
        name,
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      })),
  );
  await expect(page.getByRole('heading', { name: /^1 partido en/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Un archivo no se acepta' })).toContainText(
    'no es un archivo de partido de los que se leen (',
  );
  await axe(page, 'the question, on a phone');
  await page.getByLabel('En los archivos se llama').selectOption({ index: 0 });
  const mine = await page.getByLabel('En los archivos se llama').inputValue();
  await page.getByRole('combobox', { name: 'Es', exact: true }).selectOption('new');
  await page.getByLabel('El nombre del equipo nuevo').fill('Puerto');
  await page.getByRole('button', { name: 'Ese es nuestro equipo' }).click();
  await expect(page.getByRole('region', { name: '¿Cuál es tu equipo?' })).toHaveCount(0);
  await fillDays(page, '2026-10-03');
  const [needed, there] = await page
    .locator('html')
    .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
  expect(needed, 'nothing is wider than the phone').toBe(there);
  await page.getByRole('button', { name: /^Añadir 1 partido/ }).click();
  await expect(page.getByRole('heading', { name: '1 partido añadido' })).toBeVisible();
  await expect(outcomes(page)).not.toContainText(mine);
  await axe(page, 'the result, on a phone');
  await page.goto(paths.club());
  await expect(page.getByRole('link', { name: 'Puerto' }).first()).toBeVisible();
});

test('a season’s sheet is asked about in one list: its team once, then the score of each match', async ({
  page,
  service,
}) => {
  test.setTimeout(240_000);
  const key = await newClub(service, 'Sheets', 'Sheets U16');
  await openWith(page, key, 'Sheets');
  await page.goto(paths.add());
  await untilItTakesFiles(page);
  const players = ['Ana Ruiz', 'Bea Gil', 'Cris Paz', 'Dora Sanz', 'Eva Mora'];
  const rows = ['Owls', 'Gulls', 'Foxes'].flatMap((opponent, match) =>
    players.map((player, at) => [
      `2026-10-${10 + 7 * match}`,
      opponent,
      player,
      4 + at,
      12 + match,
      at,
    ]),
  );
  const sheet = [['Date', 'Opponent', 'Name', 'No', 'PTS', 'PF'], ...rows].join('\n');
  await drop(page, [{ name: 'season.csv', text: sheet }]);
  await expect(page.getByRole('heading', { name: '3 matches in 1 file' })).toBeFocused();
  await expect(page.getByLabel(/^Whose players are/)).toHaveValue('Sheets U16');
  const right = page.getByRole('button', { name: 'That is right' });
  await axe(page, 'the questions of a season');
  for (const width of [1_280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const [needed, there] = await page
      .locator('html')
      .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
    expect(needed, `nothing is wider than ${width}`).toBe(there);
  }
  const score = (opponent: string) => page.getByLabel(`Score of v ${opponent}, your team first`);
  await score('Owls').fill('60');
  await page.keyboard.press('Enter');
  await expect(right, 'half a score is not sent').toBeDisabled();
  await score('Owls').fill('60-51');
  await score('Gulls').fill('65-70');
  await score('Foxes').fill('70–66');
  await page.keyboard.press('Enter');
  await expect(right).toHaveCount(0);
  await expect(rowsOf(found(page)).filter({ hasText: 'Gulls' })).toContainText('65–70');
  await yes(page).click();
  await expect(added(page, 3)).toBeVisible();
});

test('with a read-only key nothing can be added, and the page says which key can', async ({
  page,
  service,
}) => {
  await command(service, 'club add <name>', { name: 'Readers' });
  await command(service, 'team add <club> <name>', { club: 'Readers', name: 'Readers U16' });
  await openWith(page, await makeKey(service, 'Readers', 'reading'), 'Readers');
  await expect(page.getByRole('link', { name: 'Readers U16' }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/Add matches|Change…/)).toHaveCount(0);
  await page.goto(paths.add());
  await expect(page.getByText('Adding matches needs a recorder’s key')).toBeVisible();
  await expect(page.getByText('Choose files…')).toHaveCount(0);
  await axe(page, 'without the key');
  await page.getByRole('main').getByRole('link', { name: 'Go to your teams' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Readers');
  await page.goto(paths.settings());
  await expect(page.getByText(/^A reading key/)).toBeVisible();
});

test('a recorder’s key is never remembered on the device, and the page says so before it opens', async ({
  page,
  service,
}) => {
  const key = await newClub(service, 'Keepers');
  await page.goto(paths.settings());
  await page.getByLabel('Remember on this device').check();
  await page.getByLabel('API key').fill(key);
  await page.getByRole('button', { name: 'Open the club' }).click();
  await expect(page.getByText(/^With this key matches of Keepers can be deleted/)).toBeVisible();
  await page.getByRole('button', { name: 'Open the club' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keepers');
  const inLocal = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(await inLocal()).not.toContain(key);
  await page.goto(paths.settings());
  await expect(page.getByText(/^A recorder’s key/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Keepers' }).getByRole('checkbox')).toBeDisabled();
});
