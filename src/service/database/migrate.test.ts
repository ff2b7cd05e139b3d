import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { dataVersion, NewerDataError } from '../../contract/club-file.ts';
import { openNewDatabase } from '../testing/databases.ts';
import { findPostgres, startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { migrate, readMigrations } from './migrate.ts';
import { openDatabase } from './open.ts';

const newest = readMigrations().length;
const bin = findPostgres();
const reason = bin === null ? ' (skipped: Postgres is not installed)' : '';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boxout-versions-'));
  return () => rmSync(folder, { recursive: true });
});

test('a club on a device writes the version of the data that the database has', () => {
  expect(dataVersion).toBe(newest);
});

test('a folder of a newer build is refused before it is touched, with both versions named', async () => {
  const dataDir = mkdtempSync(join(folder, 'newer-'));
  writeFileSync(join(dataDir, 'version'), `${newest + 1}\n`);
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    `of version ${newest + 1}, and this Boxout reads versions up to ${newest}`,
  );
});

test('a build whose version is lower by one refuses the data and names both versions', async () => {
  const { db, close } = await openNewDatabase();
  const older = migrate(db, { migrations: readMigrations().slice(0, -1) });
  await expect(older).rejects.toBeInstanceOf(NewerDataError);
  await expect(older).rejects.toThrow(
    `its data are of version ${newest}, and this Boxout reads versions up to ${newest - 1}`,
  );
  expect(await migrate(db)).toBe(newest);
  await close();
});

describe.skipIf(bin === null)(`on Postgres${reason}`, () => {
  let server: TestPostgres;
  beforeAll(() => {
    server = startPostgres(bin ?? '');
    return () => server.stop();
  });
  async function fresh(name: string): Promise<string> {
    const admin = new pg.Client({ connectionString: server.url('postgres') });
    await admin.connect();
    await admin.query(`create database ${name}`);
    await admin.end();
    return server.url(name);
  }

  /** Opens one database many times at once, as so many processes would that start together. */
  async function openAtOnce(databaseUrl: string, count: number): Promise<number> {
    const opened = await Promise.allSettled(
      Array.from({ length: count }, () => openDatabase({ databaseUrl, dataDir: folder })),
    );
    for (const each of opened) if (each.status === 'fulfilled') await each.value.close();
    return opened.filter(({ status }) => status === 'fulfilled').length;
  }

  test('36 of 36 first starts in sixes on one Postgres succeed', async () => {
    let opened = 0;
    for (let round = 0; round < 6; round += 1)
      opened += await openAtOnce(await fresh(`first_${round}`), 6);
    expect(opened).toBe(36);
  });

  test('a database of an earlier version is brought up to date by one of six that start at once', async () => {
    const url = await fresh('older');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await migrate(drizzle({ client }), { migrations: readMigrations().slice(0, 8) });
    await client.end();
    expect(await openAtOnce(url, 6)).toBe(6);
  });
});
