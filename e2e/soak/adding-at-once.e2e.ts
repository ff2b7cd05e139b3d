import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Look, lookSchema } from '../../src/contract/adding.ts';
import { paths } from '../../src/dashboard/api/paths.ts';
import { sampleLiveStats } from '../../src/match-files/testing/livestats-sample.ts';
import { fileOf, generatedMatches } from '../../src/service/adding/testing/generated-files.ts';
import { mountSmallDisk } from '../../src/service/testing/small-disk.ts';
import { printFigure } from '../../src/testing/share.ts';
import {
  drop,
  found,
  newClub,
  outcomes,
  rowsOf,
  test,
  untilItTakesFiles,
  yes,
} from '../fixtures/add-page.ts';
import { callOften, percentile } from '../fixtures/call-often.ts';
import { admin, makeKey, openWith } from '../fixtures/recorder.ts';
import { sendZeros } from '../fixtures/send-zeros.ts';
import { type RunningService, reportingUsage, startService, usageOf } from '../fixtures/service.ts';
import { expect } from '../fixtures/test.ts';

/* Larger uploads than a coach makes: many files, huge ones, duplicates, and more than the disk holds. */

const megabyte = 2 ** 20;

/** The files of matches of one club, with dates in their names. */
const filesOf = (count: number) =>
  generatedMatches(Math.ceil(count / 14), 14)
    .slice(0, count)
    .map((match, index) => {
      const { bytes } = fileOf({ ...match, club: 'Club 1' }, '');
      const day = String((index % 28) + 1).padStart(2, '0');
      return { name: `2026-10-${day} ${index}.json`, text: Buffer.from(bytes ?? []).toString() };
    });

/** An adding call that returns a look. */
async function call(at: RunningService, key: string, path: string, init: RequestInit = {}) {
  const headers = { Authorization: `Bearer ${key}`, ...init.headers };
  return lookIn(await fetch(`${at.url}/import${path}`, { ...init, headers }));
}

const lookIn = async (response: Response) =>
  v.parse(v.object({ data: lookSchema }), await response.json()).data;

function sendFiles(
  { url }: RunningService,
  key: string,
  files: { name: string; text: string }[],
): Promise<Response> {
  const body = new FormData();
  for (const { name, text } of files) body.append('file', new Blob([text]), name);
  const headers = { Authorization: `Bearer ${key}` };
  return fetch(`${url}/import/looks`, { method: 'POST', headers, body });
}

async function lookAt(at: RunningService, key: string, files: { name: string; text: string }[]) {
  return lookIn(await sendFiles(at, key, files));
}

/** Confirms a whole look, and waits until it is stored. */
async function storeAll(at: RunningService, key: string, { id }: Look): Promise<Look> {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ matches: {} });
  await call(at, key, `/looks/${id}/store`, { method: 'POST', headers, body });
  let look = await call(at, key, `/looks/${id}`);
  await expect(async () => {
    look = await call(at, key, `/looks/${id}`);
    expect(look.state).toBe('stored');
  }).toPass({ timeout: 240_000 });
  return look;
}

const kindsOf = ({ matches }: Look) => matches.map(({ outcome }) => outcome?.kind);

test('200 files at once are read in constant memory', async ({ service }) => {
  test.setTimeout(300_000);
  const key = await newClub(service, 'Many', 'Club 1');
  const ours = filesOf(14);
  const matches = Array.from({ length: 14 }, (_, round) =>
    ours.map(({ name, text }) => ({
      name: `${round} ${name}`,
      text: `${text}${' '.repeat(round)}`,
    })),
  ).flat();
  const notes = Array.from({ length: 200 - matches.length }, (_, index) => ({
    name: `${index}.txt`,
    text: `Bring the bibs, all ${index} of them.`,
  }));
  const before = await usageOf(service.process);
  const began = performance.now();
  const look = await lookAt(service, key, [...matches, ...notes]);
  const seconds = (performance.now() - began) / 1_000;
  const after = await usageOf(service.process);
  expect(look.matches).toHaveLength(ours.length);
  const listed = [...look.matches.flatMap(({ files }) => files), ...look.refused];
  expect(listed).toHaveLength(200);
  const more = (after.peak - before.peak) / megabyte;
  printFigure(
    '200 files at once',
    `${seconds.toFixed(1)} s, ${((after.cpu - before.cpu) / 1e6).toFixed(1)} s of processor, ${more.toFixed(0)} MB more at most`,
    'memory flat',
  );
  expect(more).toBeLessThan(250);
  const one = new FormData();
  for (let index = 0; index <= 200; index += 1) one.append('file', new Blob([`${index}`]), 'a.txt');
  const headers = { Authorization: `Bearer ${key}` };
  const refused = await fetch(`${service.url}/import/looks`, {
    method: 'POST',
    headers,
    body: one,
  });
  expect([refused.status, await refused.text()]).toEqual([
    413,
    expect.stringContaining('at most 200 files'),
  ]);
});

test('a file of 2 GB is refused in plain words and constant memory, with or without Content-Length', async ({
  service,
}) => {
  test.setTimeout(300_000);
  const key = await newClub(service, 'Huge');
  const before = await usageOf(service.process);
  for (const announced of [true, false]) {
    const { status, words, sent } = await sendZeros(service, key, 2 * 1_024 * megabyte, announced);
    expect([status, words]).toEqual([413, expect.stringContaining('of 200 MB together')]);
    // Some more is read while the response is on its way; without a length, 200 MB may come first.
    expect(sent).toBeLessThan((announced ? 100 : 300) * megabyte);
  }
  const tooLarge = await sendZeros(service, key, 30 * megabyte, true);
  expect([tooLarge.status, tooLarge.words]).toEqual([
    200,
    expect.stringContaining('larger than 5 MB, the limit for a match. Leave it out.'),
  ]);
  const more = ((await usageOf(service.process)).peak - before.peak) / megabyte;
  printFigure('a file of 2 GB', `refused, ${more.toFixed(0)} MB more at most`, 'memory flat');
  expect(more).toBeLessThan(150);
});

test('a file of 2 GB does not stop the command from reading others', async ({ service }) => {
  test.setTimeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), 'boxout-huge-'));
  const huge = join(folder, 'huge.json');
  const sound = join(folder, '2026-10-03.json');
  // A sparse file, which takes no space on the disk.
  writeFileSync(huge, '');
  truncateSync(huge, 2 * 1_024 * megabyte);
  writeFileSync(sound, filesOf(1)[0]?.text ?? '');
  const added = await admin(service, 'import', huge, sound, '--club', 'Club 1', '--yes');
  expect(added).toMatchObject({
    matches: [{ outcome: 'added' }],
    refused: [{ reason: 'larger than 5 MB, the limit for a match. Leave it out.' }],
  });
  rmSync(folder, { recursive: true });
});

/**
 * Uploads the files (paths), then opens 25 uploads that send a byte now and then and never end; prints the first response. A
 * separate process, so that its work does not count as the service's.
 */
const attack = `
  const { request } = require('node:http');
  const [, url, key, ...paths] = process.argv;
  const headers = { Authorization: 'Bearer ' + key };
  const body = new FormData();
  for (const path of paths) {
    body.append('file', new Blob([require('node:fs').readFileSync(path)]), path);
  }
  fetch(url + '/import/looks', { method: 'POST', headers, body })
    .then((answer) => answer.text())
    .then((text) => process.stdout.write(text + '\\n'));
  const type = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const drip = () => {
    const upload = request(url + '/import/looks', { method: 'POST', headers: { ...headers, ...type } });
    upload.on('error', () => upload.destroy());
    upload.write('--x\\r\\nContent-Disposition: form-data; name="file"; filename="a.txt"\\r\\n\\r\\n');
    setInterval(() => upload.writable && upload.write('0'), 200);
  };
  setTimeout(() => { for (let count = 0; count < 25; count += 1) drip(); }, 500);
`;

/** A LiveStats file of this many megabytes, mostly plays. */
function largeLiveStats(megabytes: number): string {
  const sample = sampleLiveStats();
  const rounds = Math.floor((megabytes * megabyte) / JSON.stringify(sample.pbp).length);
  const pbp = Array.from({ length: rounds }, () => sample.pbp).flat();
  return JSON.stringify({ ...sample, pbp });
}

test('25 slow uploads and huge files of one recorder leave the others as fast as before', async ({
  service,
}) => {
  test.setTimeout(300_000);
  const [hostile, other] = [
    await newClub(service, 'Hostile'),
    await newClub(service, 'Others', 'Club 1'),
  ];
  const count = 1_000;
  const p99 = async () =>
    percentile(await callOften(`${service.url}/v1/clubs`, other, { count }), 0.99);
  await p99();
  const quiet = await p99();
  const before = await usageOf(service.process);
  const folder = mkdtempSync(join(tmpdir(), 'boxout-large-'));
  const large = [18, 4.9, 4.8].map((size) => {
    const path = join(folder, `${size}.json`);
    writeFileSync(path, largeLiveStats(size));
    return path;
  });
  const sound = filesOf(2);
  const attacker = spawn(process.execPath, ['--eval', attack, service.url, hostile, ...large], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [[answer], attacked] = await Promise.all([once(attacker.stdout, 'data'), p99()]);
  const refused = v.parse(v.object({ data: lookSchema }), JSON.parse(String(answer))).data;
  // Two of the slow uploads are still in progress.
  const look = await lookAt(service, other, sound);
  attacker.kill();
  rmSync(folder, { recursive: true });
  const { peak } = await usageOf(service.process);
  printFigure(
    '25 slow uploads, a file of 18 MB and two of 5 MB by one recorder',
    `p99 of others ${attacked.toFixed(1)} ms, quiet ${quiet.toFixed(1)} ms; ${(peak / megabyte).toFixed(0)} MB at most, ${(before.peak / megabyte).toFixed(0)} before`,
    'at most 3 times, 600 MB',
  );
  expect(refused.refused.map(({ reason }) => reason)).toEqual([
    'larger than 5 MB, the limit for a match. Leave it out.',
    expect.stringContaining('plays, more than any match has'),
    expect.stringContaining('plays, more than any match has'),
  ]);
  expect(look.matches).toHaveLength(2);
  expect(peak).toBeLessThan(600 * megabyte);
  // The rest depends on the machine's load, so it is only printed.
  expect(attacked).toBeLessThan(4_000);
});

test('the same files from two browsers at one moment are stored once', async ({
  browser,
  service,
}) => {
  test.setTimeout(300_000);
  const key = await newClub(service, 'Twice', 'Club 1');
  const files = filesOf(6);
  const pages = await Promise.all(
    [1, 2].map(async () => (await browser.newContext({ baseURL: service.url })).newPage()),
  );
  for (const page of pages) {
    await openWith(page, key, 'Twice');
    await page.goto(paths.add());
    await untilItTakesFiles(page);
    await drop(page, files);
    await expect(rowsOf(found(page))).toHaveCount(files.length);
  }
  await Promise.all(pages.map((page) => yes(page).click()));
  for (const page of pages) {
    // The slower page confirms again.
    await expect(async () => {
      if (await yes(page).isVisible()) await yes(page).click({ timeout: 1_000 });
      await expect(outcomes(page)).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 120_000 });
    await expect(page.getByRole('button', { name: 'Add more…' })).toBeVisible();
  }
  const { matches } = v.parse(
    v.object({ matches: v.array(v.unknown()) }),
    await admin(service, 'match', 'list', '--club', 'Twice'),
  );
  expect(matches).toHaveLength(files.length);
  for (const page of pages) await page.context().close();
});

test('on a full disk each match is stored whole or not at all, and all are stored once it has space', async () => {
  test.setTimeout(600_000);
  const disk = mountSmallDisk(400);
  if (disk === null) {
    console.log('Without the right to mount a small disk there is no test of one that fills.');
    return;
  }
  const tight = await startService({ DEMO: 'off' }, join(disk.folder, 'data'), [reportingUsage]);
  try {
    await admin(tight, 'club', 'add', 'Full');
    await admin(tight, 'team', 'add', 'Full', 'Club 1');
    const key = await makeKey(tight, 'Full', 'recorder');
    const files = filesOf(28);
    const look = await lookAt(tight, key, files);
    // Space for a few matches: below 16 MB nothing is written.
    disk.leaveFree(16.5 * megabyte);
    const stored = await storeAll(tight, key, look);
    const kinds = kindsOf(stored);
    expect(kinds).toContain('failed');
    for (const { outcome } of stored.matches) {
      if (outcome?.kind !== 'failed') continue;
      expect(outcome.reason).toMatch(/disk of the service is full/);
    }
    disk.leaveFree(200 * megabyte);
    const again = await storeAll(tight, key, await lookAt(tight, key, files));
    expect(kindsOf(again)).toEqual(
      kinds.map((kind) => (kind === 'failed' ? 'added' : 'unchanged')),
    );
    const { peak } = await usageOf(tight.process);
    printFigure(
      'a disk that fills',
      `${kinds.filter((kind) => kind === 'added').length} of ${kinds.length} stored, the others once it had space; ${(peak / megabyte).toFixed(0)} MB at most`,
      'nothing half',
    );
  } finally {
    await tight.stop();
    disk.remove();
  }
});
