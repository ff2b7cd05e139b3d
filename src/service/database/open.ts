import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { packageRoot } from '../package-root.ts';
import * as schema from './schema.ts';

/** The database, or a transaction of it, whichever driver is behind it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  kind: 'embedded' | 'postgres';
  /** Runs one statement with `$1`-style values outside drizzle, for pg-boss. */
  executeSql(text: string, values: unknown[]): Promise<{ rows: unknown[] }>;
  /** What is heard of changed rows; null for a Postgres, where other processes write as well. */
  changes: ClubChanges | null;
  close(): Promise<void>;
}

/** Tells of each transaction that changed a club's rows, before the call that made it returns. */
export interface ClubChanges {
  listen(onChange: (clubId: string) => void): void;
}

/** Where the rows are: a data folder, memory alone (gone when closed), or a Postgres address. */
export type DatabasePlace = { dataDir: string } | { memory: true } | { url: string };

/** Postgres' usual 128 MB of buffers are a third of the process, for a season that is a tenth of them. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

const migrations = () => ({
  migrationsFolder: join(packageRoot(), 'src/service/database/migrations'),
});

/**
 * Opens the database and brings its schema up to date. `dataDir` holds the embedded database in
 * its folder `database`; the caller must hold the folder's lock, since two processes lose rows.
 * `onBroken` hears of idle connections to Postgres that broke; they are replaced at the next query.
 * Throws what the driver throws.
 */
export function openDatabase(
  place: DatabasePlace,
  onBroken: (error: Error) => void = () => {},
): Promise<OpenDatabase> {
  if ('url' in place) return openPostgres(place.url, onBroken);
  return openEmbedded('memory' in place ? 'memory://' : join(place.dataDir, 'database'));
}

async function openEmbedded(folder: string): Promise<OpenDatabase> {
  const client = await PGlite.create(folder, { startParams });
  const db = drizzlePglite({ client, schema });
  const listeners: ((clubId: string) => void)[] = [];
  try {
    await migratePglite(db, migrations());
    await client.exec("set boxout.listens = 'on'");
    await client.listen('club_changed', (clubId) => {
      for (const listener of listeners) listener(clubId);
    });
  } catch (error) {
    await client.close();
    throw error;
  }
  return {
    db,
    kind: 'embedded',
    executeSql: (text, values) =>
      values.length === 0
        ? client.exec(text).then((results) => results.at(-1) ?? { rows: [] })
        : client.query(text, values),
    changes: { listen: (onChange) => void listeners.push(onChange) },
    close: () => client.close(),
  };
}

async function openPostgres(url: string, onBroken: (error: Error) => void): Promise<OpenDatabase> {
  await migratePostgres(url);
  const pool = new pg.Pool({
    connectionString: url,
    // Each process holds so many at most: a Postgres of 100 connections carries eight and the admin.
    max: 10,
    connectionTimeoutMillis: 5_000,
    // A lost statement must not hold one of the ten for ever.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // Unheard, the event would end the process.
  pool.on('error', onBroken);
  const db = drizzleNode({ client: pool, schema });
  return {
    db,
    kind: 'postgres',
    executeSql: (text, values) => pool.query(text, values),
    changes: null,
    close: () => pool.end(),
  };
}

/** On a connection of its own, since a change to a large table may take longer than a statement may. */
async function migratePostgres(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5_000 });
  try {
    await migrateNode(drizzleNode({ client: pool, schema }), migrations());
  } finally {
    await pool.end();
  }
}
