import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { createMemoryStore } from '../src/club/testing/memory-store.ts';
import { repliesOf } from '../src/club/testing/replies.ts';
import { testTools } from '../src/club/testing/test-tools.ts';
import { lookSchema } from '../src/contract/adding.ts';
import { addingEndpoints } from '../src/contract/adding-endpoints.ts';
import { endpoints, pathOf } from '../src/contract/endpoints.ts';
import { languages } from '../src/contract/language.ts';
import { createDevice } from '../src/dashboard/device/device.ts';
import { times } from '../src/testing/share.ts';
import { liveStats, namesOf, outcomes, test } from './fixtures/add-page.ts';
import { addOnDevice, seasonFiles } from './fixtures/device.ts';
import { axe, ownBoxScore } from './fixtures/page.ts';
import { admin, makeKey } from './fixtures/recorder.ts';
import { expect } from './fixtures/test.ts';

const { away } = namesOf();

/** Saves the club and returns the path of its file. */
async function save(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Settings' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^.+ \d{4}-\d\d-\d\d\.boxout$/);
  await expect(page.getByText('The file is with your downloads.')).toBeVisible();
  return download.path();
}

async function openSaved(page: Page, file: string | { name: string; buffer: Buffer }) {
  const chosen = typeof file === 'string' ? file : { ...file, mimeType: '' };
  await page.getByLabel('File of a saved club').setInputFiles(chosen);
}

async function boxScoreText(page: Page): Promise<string> {
  // At this width no court-time strip is drawn beside the table later.
  await page.setViewportSize({ width: 1500, height: 800 });
  // The last row is rendered after the first screen's rows.
  await expect(ownBoxScore(page).getByRole('row', { name: /^Percentages/ })).toBeVisible();
  return ownBoxScore(page).innerText();
}

test('a service that takes a saved club answers as the device does, and its file opens there again', async ({
  page,
  service,
}) => {
  test.setTimeout(240_000);
  await addOnDevice(page);
  await outcomes(page).getByRole('link').click();
  await page.getByRole('link', { name: 'Insights', exact: true }).click();
  await page.getByRole('button', { name: 'Write insights' }).click();
  await expect(page.getByText('Insights are up to date.')).toBeVisible({ timeout: 30_000 });
  const path = await save(page);

  const device = createDevice(
    testTools(new Date(), createMemoryStore(), (error) => {
      throw error;
    }),
  );
  const opened = await device.openFile(await openAsBlob(path), false);
  if (opened.kind !== 'opened') throw new Error('the file is not opened');
  const { id: clubId, name } = opened.club;
  await admin(service, 'club', 'import', path);
  const key = await makeKey(service, name, 'reading');
  const ofService = await repliesOf(clubId, async (asked) => {
    const headers = { Authorization: `Bearer ${key}`, 'Accept-Language': 'en' };
    return { text: await (await fetch(service.url + asked, { headers })).text() };
  });
  const ofDevice = await repliesOf(clubId, (asked) =>
    device.answer({ clubId, method: 'GET', path: asked, language: 'en' }),
  );
  expect(ofService).toEqual(ofDevice);
  console.log(
    `figure: replies of a device and of the service that took its file: ${ofDevice.length} the same (all)`,
  );

  const back = `${path}.back`;
  await admin(service, 'club', 'export', name, back, '--confirm', name);
  expect(await device.openFile(await openAsBlob(back), true)).toMatchObject({ kind: 'opened' });
  expect(
    await repliesOf(clubId, (asked) =>
      device.answer({ clubId, method: 'GET', path: asked, language: 'en' }),
    ),
  ).toEqual(ofDevice);
});

/** Requests the `data` of a reply from a host. */
type Ask = (method: string, path: string, language?: string) => Promise<unknown>;

/** Makes a host write insights for its matches, and returns all texts by match, player and language. */
async function writtenBy(ask: Ask, clubId: string) {
  const { teams } = v.parse(
    endpoints.listTeams.data,
    await ask('GET', pathOf('listTeams', { clubId })),
  );
  const teamId = teams[0]?.id ?? '';
  const { matches } = v.parse(
    endpoints.listMatches.data,
    await ask('GET', pathOf('listMatches', { teamId })),
  );
  const { roster } = v.parse(
    endpoints.listRoster.data,
    await ask('GET', pathOf('listRoster', { teamId })),
  );
  const texts: [string, unknown][] = [];
  for (const { id: matchId, startsAt, opponent } of matches) {
    const path = pathOf('getInsights', { matchId });
    await ask('POST', path);
    await expect
      .poll(async () => v.parse(endpoints.getInsights.data, await ask('GET', path)).status)
      .toBe('ready');
    const ofPlayers = roster.map(({ name, playerId }) => [
      name,
      pathOf('getPlayerInsights', { matchId, playerId }),
    ]);
    for (const [who = '', from = ''] of [['', path], ...ofPlayers.toSorted()]) {
      for (const language of languages) {
        const { summary, ratings } = v.parse(
          endpoints.getInsights.data,
          await ask('GET', from, language),
        );
        texts.push([`${startsAt} ${opponent.name} ${who} ${language}`, { summary, ratings }]);
      }
    }
  }
  return texts.toSorted(([one], [other]) => (one < other ? -1 : 1));
}

test('a device and a service write the same insights for the same matches', async ({
  service,
}, info) => {
  test.setTimeout(240_000);
  const files = seasonFiles(times(3, 7));
  // Matches on one day are sorted by their content.
  const days = Object.fromEntries(
    files.map(({ name }, index) => [name, `2026-10-0${Math.min(index + 1, 6)}`]),
  );

  const device = createDevice(
    testTools(new Date('2026-11-20T10:00:00Z'), createMemoryStore(), (error) => {
      throw error;
    }),
  );
  const { id: clubId } = await device.make('Ours');
  const answer = async (
    method: string,
    path: string,
    body?: string | File[],
    language: 'en' | 'es' = 'en',
  ) => JSON.parse((await device.answer({ clubId, method, path, language, body })).text).data;
  const looks = addingEndpoints.lookAtFiles.path;
  const look = v.parse(
    lookSchema,
    await answer(
      'POST',
      looks,
      files.map(({ name, text }) => new File([text], name)),
    ),
  );
  await answer(
    'POST',
    `${looks}/${look.id}/sides`,
    JSON.stringify({ name: 'Ours', team: { newName: 'Ours' } }),
  );
  const choices = look.matches.map(({ key, files: [file = ''] }) => [key, { day: days[file] }]);
  await answer(
    'POST',
    `${looks}/${look.id}/store`,
    JSON.stringify({ matches: Object.fromEntries(choices) }),
  );
  await expect.poll(async () => (await answer('GET', `${looks}/${look.id}`)).state).toBe('stored');
  const onDevice = await writtenBy(
    (method, path, language) => answer(method, path, undefined, language === 'es' ? 'es' : 'en'),
    clubId,
  );

  const dates = info.outputPath('dates.csv');
  await writeFile(
    dates,
    Object.entries(days)
      .map((row) => row.join())
      .join('\n'),
  );
  const paths = await Promise.all(
    files.map(async ({ name, text }) => {
      await writeFile(info.outputPath(name), text);
      return info.outputPath(name);
    }),
  );
  await admin(service, 'import', ...paths, '--club', 'Ours', '--dates', dates, '--yes');
  const key = await makeKey(service, 'Ours', 'reading');
  const ask: Ask = async (method, path, language = 'en') => {
    const headers = { Authorization: `Bearer ${key}`, 'Accept-Language': language };
    return (await (await fetch(service.url + path, { method, headers })).json()).data;
  };
  const own = v.parse(endpoints.getClub.data, await ask('GET', pathOf('getClub', {})));
  const inService = await writtenBy(ask, own.id);
  expect(inService.length).toBeGreaterThan(files.length * 20);
  expect(inService).toEqual(onDevice);
  console.log(
    `figure: texts of a device and of a service of the same files: ${onDevice.length} the same (all)`,
  );
});

test('an incomplete saved club is refused with a reason, one that is there already asks first, and one that the browser deleted is reported as deleted', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await addOnDevice(page);
  const address = await outcomes(page).getByRole('link').getAttribute('href');
  const path = await save(page);
  const bytes = Buffer.from(await (await openAsBlob(path)).arrayBuffer());
  const alert = page.getByRole('alert');
  await openSaved(page, { name: 'cut.boxout', buffer: bytes.subarray(0, -40) });
  await expect(alert).toContainText('It is damaged');
  const [, version] = /version (\d+)/.exec(bytes.toString('latin1')) ?? [];
  const newer = bytes.toString('latin1').replace(`version ${version}`, `version 99`);
  await openSaved(page, { name: 'new.boxout', buffer: Buffer.from(newer, 'latin1') });
  await expect(alert).toContainText('A newer Boxout saved this file (version 99');
  await openSaved(page, { name: 'a.json', buffer: Buffer.from(liveStats.text) });
  await expect(alert).toContainText('It is no club that Boxout has saved.');
  await openSaved(page, path);
  await expect(alert).toContainText('is on this device already');
  await page.getByRole('button', { name: 'Replace it with the file' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(away);

  await page.goto('about:blank');
  await page.goto('/icon.svg');
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase('boxout-clubs');
        request.onsuccess = resolve;
        request.onerror = reject;
        request.onblocked = reject;
      }),
  );
  await page.goto(address ?? '');
  await expect(alert).toContainText('This club is not on this device any more');
  await expect(page.getByRole('main')).not.toContainText('This key is not accepted');
});

test('a club saved with a passphrase moves from a browser to the service and back', async ({
  page,
  context,
  service,
}, testInfo) => {
  test.setTimeout(240_000);
  await addOnDevice(page);
  await outcomes(page).getByRole('link').click();
  const box = await boxScoreText(page);
  const { pathname } = new URL(page.url());
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Save with a passphrase…' }).click();
  const dialog = page.getByRole('dialog');
  const passphrase = 'four plain words here';
  await dialog.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await dialog.getByLabel('The same passphrase again').fill('four plain words');
  await expect(dialog.getByRole('button', { name: 'Save the file' })).toBeDisabled();
  await dialog.getByLabel('The same passphrase again').fill(passphrase);
  await axe(page, 'the dialog of a passphrase');
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the file' }).click();
  const saved = await (await coming).path();
  await expect(page.getByText('It opens with the passphrase only.')).toBeVisible();

  const secret = testInfo.outputPath('passphrase.txt');
  await writeFile(secret, `${passphrase}\n`);
  const typed = ['--passphrase-file', secret];
  await expect(admin(service, 'club', 'import', saved)).rejects.toThrow('The file is protected');
  const name = 'From a browser';
  await admin(service, 'club', 'import', saved, '--as', name, ...typed);
  const exported = testInfo.outputPath('exported.boxout');
  await admin(service, 'club', 'export', name, exported, '--confirm', name, ...typed);

  const other = await (await context.browser()?.newContext({ baseURL: service.url }))?.newPage();
  if (other === undefined) throw new Error('no browser');
  await other.goto('/settings');
  await openSaved(other, exported);
  const field = other.getByLabel('opens with its passphrase');
  const open = other.getByRole('button', { name: 'Open', exact: true });
  await field.fill('other plain words here');
  await open.click();
  await expect(other.getByRole('alert')).toContainText('The passphrase does not open this file');
  await axe(other, 'a file under a passphrase');
  await field.fill(passphrase);
  await open.click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(name);
  await other.goto(pathname);
  expect(await boxScoreText(other)).toBe(box);
  await other.context().close();
});
