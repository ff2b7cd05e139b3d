import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataVersion } from '../../contract/club-file.ts';
import { backupFile, checkSealed } from '../../contract/sealed-file.ts';
import { printFigure, times } from '../../testing/share.ts';
import { contentsOf as contents } from '../testing/contents.ts';
import { noPostgres, openPostgres, openTestDatabase } from '../testing/databases.ts';
import { createTestApp, openTestClubs } from '../testing/test-app.ts';
import { fillTwoClubs, type TestClub, testNow } from '../testing/two-clubs.ts';
import { restoreBackup, writeBackup } from './backup.ts';
import type { OpenDatabase } from './open.ts';
import { packing } from './packing.ts';

const backups = times(2, 100);
const newest = dataVersion;

let source: OpenDatabase;
let ours: TestClub;
beforeAll(async () => {
  source = await openTestDatabase();
  ({ ours } = await fillTwoClubs(source));
});
afterAll(() => source.close());

async function backupOf({ db }: OpenDatabase): Promise<Buffer> {
  const out = new PassThrough();
  const [bytes] = await Promise.all([buffer(out), writeBackup(db, out)]);
  return bytes;
}

async function restored(open: () => Promise<OpenDatabase>, bytes: Buffer): Promise<OpenDatabase> {
  const database = await open();
  await restoreBackup(database.db, Readable.from([bytes]));
  return database;
}

/** Writes two documents in one transaction after another until it is stopped: a backup has both or neither. */
function keepWriting(database: OpenDatabase) {
  const { store } = openTestClubs(database);
  let stopped = false;
  let written = 0;
  const done = (async () => {
    while (!stopped) {
      written += 1;
      const team = { id: randomUUID(), name: `Written ${written}`, madeAt: new Date() };
      await store.transact(ours.club.id, async (tx) => {
        await tx.put('team', team.id, { ...team, roster: [], otherNames: {} });
        const addingId = `Written ${written}`;
        const none = { added: [], replaced: [], players: [], teams: [], names: [] };
        await tx.put('adding', team.id, { ...none, addingId, addedAt: new Date() });
      });
    }
  })();
  return async () => {
    stopped = true;
    await done;
    return written;
  };
}

/** Documents that a writer wrote in pairs. */
const pairs = (rows: string[]) => {
  const of = (kind: string) =>
    rows.filter((row) => row.includes(`"${kind} `) && row.includes('Written ')).length;
  return [of('team'), of('adding')];
};

/** Backups under writes; each is restored, read out again, and must hold the same rows. */
async function playRounds(from: OpenDatabase, to: () => Promise<OpenDatabase>, count: number) {
  let rows = 0;
  for (let round = 0; round < count; round += 1) {
    const stop = keepWriting(from);
    const bytes = await backupOf(from);
    await stop();
    const first = await restored(to, bytes);
    const second = await openTestDatabase();
    await restoreBackup(second.db, Readable.from([await backupOf(first)]));
    const found = await contents(first);
    expect(await contents(second)).toEqual(found);
    const [written, alongside] = pairs(found);
    expect(written).toBe(alongside);
    expect(found.length).toBeGreaterThan(40);
    rows += found.length;
    await first.close();
    await second.close();
  }
  return rows;
}

test('a backup holds every row of every table, and its keys open the clubs again', async () => {
  const database = await restored(openTestDatabase, await backupOf(source));
  expect(await contents(database)).toEqual(await contents(source));
  const app = createTestApp(database);
  const headers = { Authorization: `Bearer ${ours.key}` };
  const reply = await app.request(`/v1/matches/${ours.completed}/box-score`, { headers });
  expect(reply.status).toBe(200);
  await database.close();
});

test('backups under writes, embedded to embedded and back', { timeout: 3_600_000 }, async () => {
  const rows = await playRounds(source, openTestDatabase, backups);
  printFigure('backups under writes, embedded', `${backups} the same in ${rows} rows`, '100');
});

describe.skipIf(noPostgres !== '')(`a move${noPostgres}`, () => {
  test('backups under writes, embedded to Postgres, and Postgres to embedded', {
    timeout: 3_600_000,
  }, async () => {
    const there = await playRounds(source, openPostgres, backups / 2);
    const postgres = await restored(openPostgres, await backupOf(source));
    const back = await playRounds(postgres, openPostgres, backups / 2);
    await postgres.close();
    printFigure(
      'backups moved to Postgres and back',
      `${backups} the same in ${there + back} rows`,
      '100',
    );
  });
});

describe('what can’t be restored is refused whole', () => {
  let bytes: Buffer;
  beforeAll(async () => {
    bytes = await backupOf(source);
  });
  const head = Buffer.byteLength(`Boxout backup, version ${newest}\n`);
  const changedAt = (at: number) => {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    return changed;
  };
  const newer = () =>
    Buffer.concat([Buffer.from(`Boxout backup, version ${newest + 1}\n`), bytes.subarray(head)]);

  test.each<[string, () => Buffer, string]>([
    ['an empty file', () => Buffer.alloc(0), 'no backup'],
    [
      'another program’s file',
      () => readFileSync(process.execPath).subarray(0, 5_000),
      'no backup',
    ],
    ['cut after its first line', () => bytes.subarray(0, head), 'damaged'],
    ['cut in the middle', () => bytes.subarray(0, bytes.length / 2), 'damaged'],
    ['cut by its last byte', () => bytes.subarray(0, -1), 'damaged'],
    ['longer than it was', () => Buffer.concat([bytes, Buffer.from('x')]), 'damaged'],
    ['its first packed byte changed', () => changedAt(head), 'damaged'],
    ['a byte in the middle changed', () => changedAt(Math.floor(bytes.length / 2)), 'damaged'],
    ['its last byte changed', () => changedAt(bytes.length - 1), 'damaged'],
    [
      'a newer version',
      newer,
      `of version ${newest + 1}, and this Boxout reads versions up to ${newest}`,
    ],
  ])('%s', async (_, broken, message) => {
    const database = await openTestDatabase();
    const file = broken();
    await expect(checkSealed(backupFile, Readable.from([file]), packing)).rejects.toThrow(message);
    await expect(restoreBackup(database.db, Readable.from([file]))).rejects.toThrow();
    expect(await contents(database)).toEqual([]);
    await database.close();
  });

  test('a database that holds a club is left alone', async () => {
    await expect(restoreBackup(source.db, Readable.from([bytes]))).rejects.toThrow(
      'There are clubs already',
    );
  });
});

test('runs that were under way are in a backup as such, to be taken up again', async () => {
  const { store } = openTestClubs(source);
  const about = { matchId: ours.completed, runId: randomUUID(), startedAt: testNow };
  const run = { ...about, status: 'generating' as const, generatedAt: null, generatedFrom: null };
  await store.transact(ours.club.id, (tx) => tx.put('run', ours.completed, run));
  const database = await restored(openTestDatabase, await backupOf(source));
  const copy = openTestClubs(database).store;
  expect(await copy.read(ours.club.id, (tx) => tx.list('run'))).toEqual([run]);
  await database.close();
});
