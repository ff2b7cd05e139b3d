import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { checkSealed, clubFile, sealed } from '../../contract/sealed-file.ts';
import { printFigure, times } from '../../testing/share.ts';
import { importClub } from '../admin/club-commands.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { openTestClubs } from '../testing/test-app.ts';
import { packing } from './packing.ts';

/** A sealed file of lines. */
async function fileOf(lines: () => Generator<string>): Promise<Buffer> {
  async function* all() {
    yield* lines();
  }
  return buffer(sealed(clubFile, all(), packing));
}

async function* inPieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

const madeToFill = 'holds more than any such file';

test('a club’s file with one line of 300 MB is refused while other calls go on', async () => {
  const megabytes = times(60, 300);
  const bytes = await fileOf(function* () {
    for (let part = 0; part < megabytes; part += 1) yield '0'.repeat(1_000_000);
  });
  const database = await openTestDatabase();
  let isDone = false;
  let longest = 0;
  const others = async () => {
    while (!isDone) {
      const began = performance.now();
      await nextTurn();
      longest = Math.max(longest, performance.now() - began);
    }
  };
  const began = performance.now();
  const refused = Promise.allSettled([
    checkSealed(clubFile, inPieces(bytes), packing),
    importClub(openTestClubs(database), inPieces(bytes)),
  ]).finally(() => {
    isDone = true;
  });
  const [[checked, stored]] = await Promise.all([refused, others()]);
  const seconds = (performance.now() - began) / 1_000;
  for (const result of [checked, stored]) {
    expect(result).toMatchObject({ reason: { message: expect.stringContaining(madeToFill) } });
  }
  await database.close();
  printFigure(
    `a club’s file with a line of ${megabytes} MB (${(bytes.length / 1e6).toFixed(1)} MB packed)`,
    `refused after ${seconds.toFixed(1)} s, others waited ${longest.toFixed(0)} ms at most`,
    'refused, others go on',
  );
  expect(longest).toBeLessThan(2_000);
});

test('a file that unpacks to more than its kind may hold is refused', async () => {
  const bytes = await fileOf(function* () {
    for (let line = 0; line < 1_000; line += 1) yield `${'0'.repeat(1_000)}\n`;
  });
  await checkSealed({ ...clubFile, largest: 1_001_000 }, inPieces(bytes), packing);
  const smaller = checkSealed({ ...clubFile, largest: 1_000_999 }, inPieces(bytes), packing);
  await expect(smaller).rejects.toThrow(madeToFill);
});

test('a large file with one changed byte is damaged', async () => {
  const bytes = await fileOf(function* () {
    for (let line = 0; line < 20_000; line += 1) yield `${line * 7_919} ${line ** 2}\n`;
  });
  expect(bytes.length).toBeGreaterThan(2 * 65_536);
  for (const at of [100, bytes.length / 2, bytes.length - 100].map(Math.floor)) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 255;
    await expect(checkSealed(clubFile, inPieces(changed), packing)).rejects.toThrow('is damaged');
  }
});
