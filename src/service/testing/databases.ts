import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import * as v from 'valibot';
import { afterAll, afterEach, beforeEach, describe, inject } from 'vitest';
import { times } from '../../testing/share.ts';
import * as documents from '../database/document-tables.ts';
import { type OpenDatabase, openDatabase } from '../database/open.ts';
import * as schema from '../database/schema.ts';
import { executeSql } from './execute-sql.ts';
import { emptyDatabase } from './global-setup.ts';

const server = inject('postgres');

/** For titles of tests over a Postgres, which are skipped if none is installed. */
export const noPostgres = server === null ? ' (skipped: Postgres is not installed)' : '';

type Database = 'embedded' | 'Postgres';
const bothDatabases: Database[] = ['embedded', 'Postgres'];

/**
 * Runs the same tests over the embedded database and, if installed, over Postgres: over both in the soak, over those of `few` in
 * `npm test`, since all that is above the store sends the same statements to both. `open` gives an empty database each time.
 */
export function describeOnEachDatabase(
  title: string,
  tests: (open: () => Promise<OpenDatabase>) => void,
  few: Database[] = ['embedded'],
): void {
  const chosen = times(few, bothDatabases);
  if (chosen.includes('embedded'))
    describe(`${title}, embedded`, () => tests(closingOpener(openTestDatabase)));
  if (chosen.includes('Postgres'))
    describe.runIf(server)(`${title}, Postgres${noPostgres}`, () =>
      tests(closingOpener(openPostgres)),
    );
}

/** Runs the same tests over both in `npm test`, too: tests of statements, of what a database deletes, and of its errors. */
export const describeOnBothDatabases = (
  title: string,
  tests: (open: () => Promise<OpenDatabase>) => void,
): void => describeOnEachDatabase(title, tests, bothDatabases);

/** What a test opens is closed after it, what `beforeAll` opens after all of them. */
function closingOpener(open: () => Promise<OpenDatabase>): () => Promise<OpenDatabase> {
  const forAll: OpenDatabase[] = [];
  let forOne: OpenDatabase[] | null = null;
  beforeEach(() => {
    forOne = [];
  });
  afterEach(async () => {
    for (const database of forOne ?? []) await database.close();
    forOne = null;
  });
  afterAll(async () => {
    for (const database of forAll) await database.close();
  });
  return async () => {
    const database = await open();
    (forOne ?? forAll).push(database);
    return database;
  };
}

let created = 0;

/** The address of a new database of the Postgres that all tests share, its tables there and empty. */
export async function newPostgresDatabase(): Promise<string> {
  if (server === null) throw new Error('Postgres is not installed');
  const url = (name: string) => server.replace('NAME', name);
  created += 1;
  const name = `test_${process.pid}_${created}`;
  const admin = new pg.Client({ connectionString: url('postgres') });
  await admin.connect();
  await admin.query(`create database ${name} template ${emptyDatabase}`);
  await admin.end();
  return url(name);
}

/** A new database of that Postgres. */
export const openPostgres = async (): Promise<OpenDatabase> =>
  openDatabase({ databaseUrl: await newPostgresDatabase(), dataDir: inject('folder') });

/** A new embedded database. */
export const openNewDatabase = (): Promise<OpenDatabase> =>
  openDatabase({ dataDir: mkdtempSync(join(inject('folder'), 'embedded-')) });

const idle: OpenDatabase[] = [];

/** An empty embedded database. Opening one takes half a second: what a test closes is emptied for the next one. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const database = idle.pop() ?? (await openNewDatabase());
  return {
    ...database,
    close: async () => {
      if (await emptied(database)) idle.push(database);
      else await database.close();
    },
  };
}

/** Takes every row out; false where the tables are not those of this build, as after a test of older data. */
async function emptied(database: OpenDatabase): Promise<boolean> {
  const { rows } = await executeSql(
    database,
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const tables = v.parse(v.array(v.object({ name: v.string() })), rows).map(({ name }) => name);
  const own = Object.values({ ...schema, ...documents })
    .filter((each) => is(each, PgTable))
    .map(getTableName)
    .sort();
  if (tables.sort().join() !== own.join()) return false;
  await executeSql(database, `truncate ${own.map((name) => `"${name}"`).join(', ')}`);
  return true;
}
