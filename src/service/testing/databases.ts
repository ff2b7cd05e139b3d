import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { type DatabasePlace, type OpenDatabase, openDatabase } from '../database/open.ts';
import { findPostgres, startPostgres, type TestPostgres } from './postgres.ts';

/**
 * Runs the same tests over the embedded database and, where it is installed, over a Postgres server
 * started for them. `open` gives a fresh, empty database each time; they are closed at the end.
 */
export function describeOnEachDatabase(
  title: string,
  tests: (open: () => Promise<OpenDatabase>) => void,
): void {
  describe(`${title}, embedded`, () => {
    tests(opener(async () => ({ memory: true })));
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
