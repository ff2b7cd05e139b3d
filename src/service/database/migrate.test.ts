import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgresAsBefore } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbeddedAsBefore } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataVersion, NewerDataError } from '../../contract/club-file.ts';
import { openNewDatabase } from '../testing/databases.ts';
import { findPostgres, startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { createTestApp } from '../testing/test-app.ts';
import { migrate, readMigrations } from './migrate.ts';
import { type OpenDatabase, openDatabase } from './open.ts';
import { copyTemplate } from './template.ts';

const migrationsFolder = join(import.meta.dirname, 'migrations');
const newest = readMigrations().length;
const bin = findPostgres();
const reason = bin === null ? ' (skipped: Postgres is not installed)' : '';

let folder: string;
let migrationsOfVersion2: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boxout-versions-'));
  migrationsOfVersion2 = join(folder, 'migrations');
  cpSync(migrationsFolder, migrationsOfVersion2, { recursive: true });
  const path = join(migrationsOfVersion2, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 2) }));
});
afterAll(() => rmSync(folder, { recursive: true }));

const key = 'bxo_0123456789ABCDEFGHIJKLMNOPQRST2PYl5M';
const clubId = '11111111-1111-4111-8111-111111111111';
const teamId = '22222222-2222-4222-8222-222222222222';
const matchId = '33333333-3333-4333-8333-333333333333';

/** Rows as a build of version 2 wrote them: a club, its key, and the demo's match that was played while it was read. */
const rowsOfVersion2 = `
  insert into clubs (id, name, normalised_name, created_at) values ('${clubId}', 'North', 'north', now());
  insert into api_keys (club_id, id, prefix, hash, created_at)
    values ('${clubId}', '${clubId}', 'bxo_0123', encode(sha256('${key}'::bytea), 'hex'), now());
  insert into teams (club_id, id, name, normalised_name, created_at)
    values ('${clubId}', '${teamId}', 'U16', 'u16', now());
  insert into matches (club_id, id, team_id, starts_at, match_day, status, home_away, opponent_id, opponent_name,
      normalised_opponent, regulation_periods, period_minutes, overtime_minutes, content_hash, simulation_seed)
    values ('${clubId}', '${matchId}', '${teamId}', now(), now(), 'live', 'home', '${matchId}', 'South', 'south',
      4, 10, 5, 'hash', 2026);
  insert into match_records (club_id, match_id, match_sheet, events, box_score)
    values ('${clubId}', '${matchId}', '{"team": [], "opponent": []}', '[]', '{"matchId": "${matchId}",
      "status": "live", "team": {"name": "U16", "players": [], "totals": null},
      "opponent": {"name": "South", "players": [], "totals": null}}');`;

/** Opens the data as builds up to version 2 did: by drizzle's own migrations, counted in a table of drizzle's. */
const embeddedAsBefore = async (dataDir: string, then: (client: PGlite) => Promise<unknown>) => {
  mkdirSync(dataDir, { recursive: true });
  const isNew = !existsSync(join(dataDir, 'database'));
  // Without the copy it would run Postgres' initdb within this process, which takes long.
  copyTemplate(join(dataDir, 'database'));
  const client = await PGlite.create(join(dataDir, 'database'));
  try {
    if (isNew) {
      await client.exec('drop schema public, drizzle cascade; create schema public');
    }
    await migrateEmbeddedAsBefore(drizzleEmbedded({ client }), {
      migrationsFolder: migrationsOfVersion2,
    });
    await then(client);
  } finally {
    await client.close();
  }
};
const postgresAsBefore = async (url: string, then: (client: pg.Pool) => Promise<unknown>) => {
  const client = new pg.Pool({ connectionString: url });
  try {
    await migratePostgresAsBefore(drizzlePostgres({ client }), {
      migrationsFolder: migrationsOfVersion2,
    });
    await then(client);
  } finally {
    await client.end();
  }
};

/** What an update must leave as it was: the club opens by its key, with its team and its match. */
async function expectSameClub(database: OpenDatabase) {
  const app = createTestApp(database);
  const get = async (path: string) => {
    const response = await app.request(path, { headers: { Authorization: `Bearer ${key}` } });
    return [response.status, JSON.stringify(await response.json())];
  };
  expect(await get('/v1/clubs')).toEqual([200, expect.stringContaining('North')]);
  expect(await get(`/v1/clubs/${clubId}/teams`)).toEqual([200, expect.stringContaining('U16')]);
  const list = await get(`/v1/teams/${teamId}/matches`);
  expect(list).toEqual([200, expect.stringContaining(matchId)]);
}

const refusal = `its data are of version ${newest}, and this Boxout reads versions up to`;

/** The message of the innermost error, as the start of a service shows it. */
const innermost = async (failing: Promise<unknown>) => {
  const error = await failing.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  let found = error;
  while (found instanceof Error && found.cause instanceof Error) found = found.cause;
  return found instanceof Error ? found.message : String(found);
};

test('a club on a device writes the version of the data that the database has', () => {
  expect(dataVersion).toBe(newest);
});

test('a folder of version 2 is brought up to date, then refused by builds of version 2', async () => {
  const dataDir = join(folder, 'folder');
  await embeddedAsBefore(dataDir, (client) => client.exec(rowsOfVersion2));
  for (let start = 0; start < 2; start += 1) {
    const database = await openDatabase({ dataDir });
    await expectSameClub(database);
    await database.close();
  }
  expect(readFileSync(join(dataDir, 'version'), 'utf8')).toBe(`${newest}\n`);
  const older = embeddedAsBefore(dataDir, async () => {});
  expect(await innermost(older)).toBe(`${refusal} 2`);
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
  await expect(older).rejects.toThrow(`${refusal} ${newest - 1}`);
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
  async function openAtOnce(url: string, count: number): Promise<number> {
    const opened = await Promise.allSettled(
      Array.from({ length: count }, () => openDatabase({ url, dataDir: folder })),
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

  test('a database of version 2 is brought up to date by one of six that start at once, and refused by builds of version 2', async () => {
    const url = await fresh('older');
    await postgresAsBefore(url, (client) => client.query(rowsOfVersion2));
    expect(await openAtOnce(url, 6)).toBe(6);
    const database = await openDatabase({ url });
    await expectSameClub(database);
    await database.close();
    expect(await innermost(postgresAsBefore(url, async () => {}))).toBe(`${refusal} 2`);
  });
});
