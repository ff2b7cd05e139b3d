import pg from 'pg';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { type DatabasePlace, type OpenDatabase, openDatabase } from '../database/open.ts';
import { findPostgres, startPostgres, type TestPostgres } from './postgres.ts';

/**
 * Runs the same tests over the embedded database and, where it is installed, over a Postgres server
 * started for them. `open` gives an empty database each time; they are closed at the end.
 */
export function describeOnEachDatabase(
  title: string,
  tests: (open: () => Promise<OpenDatabase>) => void,
): void {
  describe(`${title}, embedded`, () => {
    tests(embeddedOpener());
  });
  const bin = findPostgres();
  const reason = bin === null ? ' (skipped: Postgres is not installed)' : '';
  describe.skipIf(bin === null)(`${title}, Postgres${reason}`, () => {
    let server: TestPostgres;
    beforeAll(() => {
      server = startPostgres(bin ?? '');
    });
    // Hooks after the tests run in reverse order: the databases are closed before the server stops.
    afterAll(() => server.stop());
    let count = 0;
    const place = async () => {
      count += 1;
      const name = `test_${count}`;
      const admin = new pg.Client({ connectionString: server.url('postgres') });
      await admin.connect();
      await admin.query(`create database ${name}`);
      await admin.end();
      return { url: server.url(name) };
    };
    tests(opener(place));
  });
}

/** Opening an embedded database takes seconds of processor: what one test is through with, the next one gets emptied. */
function embeddedOpener(): () => Promise<OpenDatabase> {
  const openAnew = opener(async () => ({ memory: true }));
  const idle: OpenDatabase[] = [];
  let lent: OpenDatabase[] | null = null;
  beforeEach(() => {
    lent = [];
  });
  afterEach(async () => {
    for (const database of lent ?? []) if (await emptied(database)) idle.push(database);
    lent = null;
  });
  return async () => {
    const database = idle.pop() ?? (await openAnew());
    lent?.push(database);
    return database;
  };
}

/** Takes every row out; false where a queue of jobs lives in it, whose worker may not have stopped. */
async function emptied({ executeSql }: OpenDatabase): Promise<boolean> {
  const { rows } = await executeSql(
    `select schemaname, quote_ident(tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
    [],
  );
  const tables = v.parse(v.array(v.object({ schemaname: v.string(), name: v.string() })), rows);
  if (tables.some(({ schemaname }) => schemaname === 'pgboss')) return false;
  await executeSql(`truncate ${tables.map(({ name }) => name).join(', ')}`, []);
  return true;
}

function opener(place: () => Promise<DatabasePlace>): () => Promise<OpenDatabase> {
  const opened: OpenDatabase[] = [];
  afterAll(async () => {
    for (const database of opened) await database.close();
  });
  return async () => {
    const database = await openDatabase(await place());
    opened.push(database);
    return database;
  };
}
