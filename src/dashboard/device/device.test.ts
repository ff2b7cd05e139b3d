import { expect, test } from 'vitest';
import type { DocumentStore } from '../../club/store.ts';
import {
  add,
  call,
  clubsOver,
  now,
  sampleFile,
  untilReady,
} from '../../club/testing/club-calls.ts';
import { full, fullStore } from '../../club/testing/full-store.ts';
import { createMemoryStore } from '../../club/testing/memory-store.ts';
import { repliesOf } from '../../club/testing/replies.ts';
import { dataVersion } from '../../contract/club-file.ts';
import { headOf } from '../../contract/sealed-file.ts';
import { sampleLiveStats } from '../../match-files/testing/livestats-sample.ts';
import { createDevice, type Device } from './device.ts';

/** A device over a store. */
function deviceOver(store?: DocumentStore) {
  const here = clubsOver(store);
  return { ...here, device: createDevice(here.tools) };
}

/** A club with a match, its insights, and a player with two names. */
async function clubWithMatch() {
  const here = deviceOver();
  const { id: clubId } = await here.device.make('My club');
  const { matchId = '' } = await add(here, clubId, [sampleFile()]);
  await call(here, clubId, 'writeInsights', { matchId });
  await untilReady(() => call(here, clubId, 'getInsights', { matchId }));
  return { here, clubId, matchId };
}

const ask = (device: Device, clubId: string) => (path: string) =>
  device.answer({ clubId, method: 'GET', path, language: 'es' });

test('a saved club opens on another device with the same replies, and counts the changes since', async () => {
  const { here, clubId } = await clubWithMatch();
  expect(await here.device.list()).toMatchObject([{ unsaved: 1, savedAt: null }]);
  const file = await here.device.save(clubId);
  expect(await here.device.list()).toMatchObject([{ unsaved: 0, savedAt: now }]);

  const { device } = deviceOver();
  const club = { id: clubId, name: 'Harbour Basketball' };
  expect(await device.openFile(file, false)).toEqual({ kind: 'opened', club });
  const replies = await repliesOf(clubId, ask(device, clubId));
  expect(replies.length).toBeGreaterThan(10);
  expect(replies).toEqual(await repliesOf(clubId, ask(here.device, clubId)));
});

test('the meanings of a club’s headings are saved with it', async () => {
  const { here, clubId } = await clubWithMatch();
  const headings = { Canasta: 'twos' } as const;
  await here.tools.store.transact(clubId, async (tx) => {
    const club = await tx.get('club', clubId);
    if (club !== undefined) await tx.put('club', clubId, { ...club, headings });
  });
  const { device, all } = deviceOver();
  await device.openFile(await here.device.save(clubId), false);
  expect(await all('club', clubId)).toMatchObject([{ headings }]);
});

test('a club on the device stays until replacing it is confirmed', async () => {
  const { here, clubId } = await clubWithMatch();
  const file = await here.device.save(clubId);
  await here.ask(clubId, 'POST', '/import/undo');
  const club = { id: clubId, name: 'Harbour Basketball' };
  const there = { kind: 'there', club, here: 0, unsaved: 1, inFile: 1 };
  expect(await here.device.openFile(file, false)).toEqual(there);
  expect(await here.device.list()).toMatchObject([{ matches: 0 }]);
  expect(await here.device.openFile(file, true)).toEqual({ kind: 'opened', club });
  expect(await here.device.list()).toMatchObject([{ matches: 1 }]);
});

/** A club's file with changed lines and a valid checksum, like a forger's. */
async function sealedByHand(lines: string): Promise<Blob> {
  const packed = new Blob([lines]).stream().pipeThrough(new CompressionStream('gzip'));
  const body = new Blob([headOf('club', dataVersion), await new Response(packed).blob()]);
  const sum = await crypto.subtle.digest('SHA-256', await body.arrayBuffer());
  return new Blob([body, sum]);
}

test('a club without matches is valid, and a line that would fill the memory is refused', async () => {
  const { device } = deviceOver();
  const id = '0b8c2f0e-6f5e-4c39-9d5c-2f6f0b1f3a01';
  const table = { table: 'clubs', columns: ['id', 'name', 'normalised_name', 'created_at'] };
  const clubCalled = (name: string) => {
    const row = { id, name, normalised_name: 'x', created_at: now.toISOString() };
    return sealedByHand(`${JSON.stringify(table)}\n${JSON.stringify(row)}\n`);
  };
  const long = await clubCalled('x'.repeat(17_000_000));
  const refusal = { reason: 'no club' };
  expect(await device.openFile(long, false)).toEqual({ kind: 'refused', refusal });
  const club = { id, name: 'Club' };
  expect(await device.openFile(await clubCalled('Club'), false)).toEqual({ kind: 'opened', club });
});

test('a file that is no complete club of this build or an older one is refused and changes nothing', async () => {
  const { here, clubId } = await clubWithMatch();
  const file = await here.device.save(clubId);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const other = bytes.with(200, (bytes[200] ?? 0) ^ 1);
  const table = JSON.stringify({ table: 'clubs', columns: ['id', 'name'] });
  const clubs = createMemoryStore();
  const { device } = deviceOver(clubs);
  const refused: [Blob, object][] = [
    [file.slice(0, file.size - 1), { reason: 'damaged' }],
    [file.slice(0, 60), { reason: 'damaged' }],
    [new Blob([other]), { reason: 'damaged' }],
    [
      new Blob([headOf('club', dataVersion + 1), file.slice(23)]),
      { reason: 'newer', version: dataVersion + 1 },
    ],
    [new Blob([headOf('backup', dataVersion)]), { reason: 'no club' }],
    [new Blob([JSON.stringify(sampleLiveStats())]), { reason: 'no club' }],
    [new Blob([]), { reason: 'no club' }],
    [await sealedByHand(''), { reason: 'no club' }],
    [await sealedByHand(`${table}\n{"id":"x","name":"Y"}\n`), { reason: 'no club' }],
    [await sealedByHand('no lines of rows\n'), { reason: 'no club' }],
  ];
  for (const [each, refusal] of refused) {
    expect(await device.openFile(each, true)).toEqual({ kind: 'refused', refusal });
  }
  expect(await device.list()).toEqual([]);
});

test('a club saved with a passphrase opens only with that', async () => {
  const { here, clubId } = await clubWithMatch();
  const passphrase = 'four plain words here';
  const file = await here.device.protect(await here.device.save(clubId), passphrase);
  const { device } = deviceOver();
  const open = (typed?: string, bytes = file) => device.openFile(bytes, false, typed);
  expect(await open()).toEqual({ kind: 'locked', isWrong: false });
  expect(await open('other plain words here')).toEqual({ kind: 'locked', isWrong: true });
  const damaged = { kind: 'refused', refusal: { reason: 'damaged' } };
  expect(await open(passphrase, file.slice(0, file.size - 1))).toEqual(damaged);
  expect(await device.list()).toEqual([]);
  const club = { id: clubId, name: 'Harbour Basketball' };
  expect(await open(passphrase)).toEqual({ kind: 'opened', club });
});

test('a failed import on a full device changes nothing', async () => {
  const { here, clubId } = await clubWithMatch();
  const file = await here.device.save(clubId);
  const { device } = deviceOver(fullStore(here.documents, () => true));
  await expect(device.openFile(file, true)).rejects.toBe(full);
  expect(await device.list()).toMatchObject([{ matches: 1 }]);
});
