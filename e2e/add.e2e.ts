import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { paths } from '../src/dashboard/api/paths.ts';
import { sampleEuroleague } from '../src/match-files/testing/euroleague-sample.ts';
import { sampleLiveStats } from '../src/match-files/testing/livestats-sample.ts';
import { arePresent, realFiles, realText, reason } from '../src/testing/real-matches.ts';
import { admin, makeKey, openWith } from './fixtures/recorder.ts';
import { type RunningService, serviceWith } from './fixtures/service.ts';
import { expect, test as withService } from './fixtures/test.ts';

/** A service without the demo club. */
const test = withService.extend<object, { service: RunningService }>({
  service: [serviceWith({ DEMO: 'off' }), { scope: 'worker', timeout: 240_000 }],
});

interface DroppedFile {
  name: string;
  text: string;
}

/** Drops files onto the page as a hand does, anywhere. */
async function drop(page: Page, files: readonly DroppedFile[]): Promise<void> {
  const dropped = await page.evaluateHandle((list) => {
    const data = new DataTransfer();
    for (const { name, text } of list) data.items.add(new File([text], name));
    return data;
  }, files);
  await page.dispatchEvent('main', 'dragover', { dataTransfer: dropped });
  await page.dispatchEvent('main', 'drop', { dataTransfer: dropped });
}

const liveStats = { name: 'b.json', text: JSON.stringify(sampleLiveStats()) };
const euroleague = Object.entries(sampleEuroleague()).map(([part, content]) => ({
  name: `E_1_${part}.json`,
  text: JSON.stringify(content),
}));
/** The same teams another day: another match, in which a player of ours stands under another name. */
const otherName = 'Somebody Else';
const nextMatch = {
  name: 'c.json',
  text: liveStats.text
    .replaceAll(namesOf().home, 'Later Rivals')
    .replaceAll('"familyName":"Player 2"', `"familyName":"${otherName}"`),
};
const noMatch = { name: 'holiday.json', text: '{"photos": 3}' };

/** A club of its own with a recorder's key, and teams of these names. */
async function newClub(service: RunningService, name: string, ...teams: string[]) {
  await admin(service, 'club', 'add', name);
  for (const team of teams) await admin(service, 'team', 'add', name, team);
  return makeKey(service, name, 'recorder');
}

const found = (page: Page) => page.getByRole('table', { name: 'Matches in the files' });
const outcomes = (page: Page) => page.getByRole('table', { name: 'What came of the matches' });
const rowsOf = (table: Locator) =>
  table.getByRole('row').filter({ has: table.page().getByRole('rowheader') });
const yes = (page: Page) => page.getByRole('button', { name: /^Add \d/ });

async function axe(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join()}`,
    ),
    state,
  ).toEqual([]);
}

/** Fills the day of every match that has none. */
async function fillDays(page: Page, day: string): Promise<void> {
  const missing = found(page).locator('input[type="date"][aria-invalid="true"]');
  while ((await missing.count()) > 0) await missing.first().fill(day);
}

test('files are dropped, told, added after one yes, known again, and taken back', async ({
  page,
  service,
}) => {
  test.setTimeout(600_000);
  const { away } = namesOf();
  const key = await newClub(service, 'Drops', away);
  await openWith(page, key, 'Drops');
  await page.getByRole('link', { name: 'Add matches' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add matches');
  await expect(page.getByText(/^Known by what is in them: .*FIBA LiveStats/)).toBeVisible();
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

/** The sides of the match of the LiveStats sample, and a player of the one that is ours. */
function namesOf(): { home: string; away: string; player: string } {
  const { tm } = sampleLiveStats();
  const { firstName, familyName } = tm['2'].pl['2'] ?? {};
  return { home: tm['1'].name, away: tm['2'].name, player: `${firstName} ${familyName}` };
}

test('a name that nobody knows is asked about once; a phone does all of it, in Spanish', async ({
  page,
  service,
}) => {
  test.setTimeout(600_000);
  const key = await newClub(service, 'Harbour Club', 'First');
  await openWith(page, key, 'Harbour Club');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => localStorage.setItem('boxout.language', 'es'));
  await page.goto(paths.add());
  await expect(page.getByRole('button', { name: 'Elegir archivos…' })).toBeVisible();
  await page.getByLabel('Archivos de partidos').setInputFiles(
    [...euroleague].reverse().map(({ name, text }) => ({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    })),
  );
  await expect(page.getByRole('heading', { name: /^1 partido en/ })).toBeVisible();
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

test('a key that reads is offered nothing, and the page says in plain words what it needs', async ({
  page,
  service,
}) => {
  await admin(service, 'club', 'add', 'Readers');
  await admin(service, 'team', 'add', 'Readers', 'Readers U16');
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

test('a recorder’s key is never remembered on the device, and that is said before it opens', async ({
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

test('a coach joins two players, renames a match and erases a name where each of them stands', async ({
  page,
  service,
}) => {
  test.setTimeout(600_000);
  const { away } = namesOf();
  const key = await newClub(service, 'Carers', away);
  await openWith(page, key, 'Carers');
  await page.goto(paths.add());
  await drop(page, [liveStats, nextMatch]);
  await expect(rowsOf(found(page))).toHaveCount(2);
  await fillDays(page, '2026-11-14');
  await yes(page).click();
  await outcomes(page).getByRole('link').first().click();

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
    .getByRole('link', { name: away })
    .click();
  await page.getByRole('link', { name: 'Roster' }).click();
  const players = page.getByRole('main').getByRole('rowheader').getByRole('link');
  await expect(players.nth(1)).toBeVisible();
  const first = namesOf().player;
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

  await named(first).click();
  await page.getByRole('button', { name: 'Change…' }).click();
  await dialog.getByText('Erase this player’s name').click();
  const erase = dialog.getByRole('button', { name: 'Erase for good' });
  await expect(erase).toBeDisabled();
  await dialog.getByLabel(`Type “${first}” to confirm`).fill(first);
  await erase.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(away, { timeout: 60_000 });
  await expect(players.first()).toBeVisible();
  await expect(named(first)).toHaveCount(0);
  await expect(players.filter({ hasText: 'Player' }).first()).toBeVisible();
});

test(`every real match that is dropped, shuffled and twice, is stored once${reason}`, async ({
  page,
  service,
}) => {
  if (!arePresent) return;
  test.setTimeout(600_000);
  // Each of these is one side of a match, and never both.
  const teams = [
    'Tasmania JackJumpers',
    'Perth Wildcats',
    'Illawarra Hawks',
    'Sydney Kings',
    'Columbia',
  ];
  const key = await newClub(service, 'All', ...teams);
  const files = [
    ...realFiles('livestats').map((name) => ({ name, text: realText('livestats', name) })),
    ...realFiles('euroleague').map((name) => ({ name, text: realText('euroleague', name) })),
    { name: 'COL27.XML', text: realText('statcrew', 'COL27.XML') },
  ].toSorted((a, b) => a.text.length - b.text.length);
  await openWith(page, key, 'All');
  for (const round of ['once', 'twice']) {
    await page.goto(paths.add());
    await drop(page, round === 'once' ? files : files.toReversed());
    await expect(found(page)).toBeVisible({ timeout: 120_000 });
    await expect(rowsOf(found(page))).toHaveCount(8);
    if (round === 'twice') break;
    const columbia = found(page).getByRole('row', { name: /Yale/ });
    await expect(columbia.locator('input[type="date"]'), 'its file tells the day').toHaveValue(
      '2017-03-04',
    );
    await expect(columbia).toContainText('47–55');
    for (const [index, row] of (await rowsOf(found(page)).all()).entries()) {
      const day = row.locator('input[type="date"]');
      if ((await day.inputValue()) === '') await day.fill(`2022-01-${10 + index}`);
    }
    await expect(page.getByText(/matches of other clubs are left out/)).toBeVisible();
    await yes(page).click();
    await expect(page.getByRole('heading', { name: '8 matches added' })).toBeVisible({
      timeout: 120_000,
    });
    await axe(page, 'many matches');
  }
  await expect(found(page).getByText('already there')).toHaveCount(8);
  await expect(page.getByText('There is nothing to do')).toBeVisible();
});
