import pg from 'pg';
import { type OpenDatabase, openDatabase } from '../../src/service/database/open.ts';
import type { TestPostgres } from '../../src/service/testing/postgres.ts';

/** Makes a database of that name on a server of the bench's own, and opens it with its schema. */
export async function newDatabase(
  postgres: TestPostgres,
  name: string,
): Promise<OpenDatabase & { url: string }> {
  const server = await openDatabase({ url: postgres.url('postgres') });
  await server.executeSql(`create database ${name}`, []);
  await server.close();
  const url = postgres.url(name);
  return { ...(await openDatabase({ url })), url };
}

/** Does what Postgres would do by itself in the minutes after a large import, so that it is not measured. */
export async function settle(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
}
