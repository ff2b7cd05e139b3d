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
  /** Whether nothing was heard of the database for some seconds, asked or not. */
  isSilent(): boolean;
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
 * `onBroken` hears of connections to Postgres that broke; they are replaced at the next query.
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
    isSilent: () => false,
    close: () => client.close(),
  };
}

/** Of a Postgres that answers nobody for so many milliseconds a caller is told. */
const longestSilence = 3_000;

/**
 * How long a Postgres may leave a caller waiting, in milliseconds. A frozen or unplugged one says nothing, so
 * `query_timeout` counts on this side; it is later than the server's own limit, whose error says more.
 */
const patience = {
  connectionTimeoutMillis: 3_000,
  lock_timeout: 5_000,
  statement_timeout: 14_000,
  query_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
};

async function openPostgres(url: string, onBroken: (error: Error) => void): Promise<OpenDatabase> {
  await migratePostgres(url);
  const pool = new pg.Pool({
    connectionString: url,
    // Each process holds so many at most: a Postgres of 100 connections carries eight and the admin.
    max: 10,
    keepAlive: true,
    ...patience,
  });
  hearErrors(pool, onBroken);
  let heard = performance.now();
  pool.on('release', (error) => {
    if (!error) heard = performance.now();
  });
  const db = drizzleNode({ client: pool, schema });
  // drizzle gives a connection back as if it were well after a failed transaction, and never where "begin" fails:
  // here such a connection is closed.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isWell = false;
    try {
      const result = await drizzleNode({ client, schema }).transaction(work, config);
      isWell = true;
      return result;
    } finally {
      client.release(!isWell);
    }
  };
  return {
    db,
    kind: 'postgres',
    executeSql: (text, values) => pool.query(text, values),
    changes: null,
    isSilent: () => performance.now() - heard > longestSilence,
    close: () => pool.end(),
  };
}

/** Unheard, the event would end the process: the pool hears it of its idle connections only. */
function hearErrors(pool: pg.Pool, onBroken: (error: Error) => void): void {
  pool.on('connect', (client) => client.on('error', onBroken));
  pool.on('error', () => {
    // Its connection has told it.
  });
}

/** On a connection of its own, since a change to a large table may take longer than a statement may. */
async function migratePostgres(url: string): Promise<void> {
  const { connectionTimeoutMillis } = patience;
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis });
  // The statement under way fails with the same error.
  hearErrors(pool, () => {});
  try {
    await migrateNode(drizzleNode({ client: pool, schema }), migrations());
  } finally {
    await pool.end();
  }
}
