import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { changeChannel } from './changes.ts';
import type { Database } from './database.ts';
import { closeToOthers } from './folder-lock.ts';
import { rewriteFolder, rewriteTables } from './forget.ts';
import { lockSchema, migrate, NewerDataError, readMigrations } from './migrate.ts';
import * as schema from './schema.ts';
import { copyTemplate, packedTemplate } from './template.ts';

export interface OpenDatabase {
  db: Database;
  kind: 'embedded' | 'postgres';
  /** Runs one statement with `$1`-style values outside drizzle, for pg-boss. */
  executeSql(text: string, values: unknown[]): Promise<{ rows: unknown[] }>;
  /** Does some work while no other process on the same database does any. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * Writes the tables with people's names anew, so that nothing that was changed or deleted stands in their files any more;
   * of an embedded database also its log. Others wait meanwhile. Of a Postgres, its log and copies are out of reach.
   */
  forgetDeleted(): Promise<void>;
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

/**
 * Opens the database and brings its schema up to date. `dataDir` holds the embedded database in
 * its folder `database`; the caller must hold the folder's lock, since two processes lose rows.
 * `onBroken` hears of connections to Postgres that broke; they are replaced at the next query.
 * Throws NewerDataError for what a newer build has written, else what the driver throws.
 */
export function openDatabase(
  place: DatabasePlace,
  onBroken: (error: Error) => void = () => {},
): Promise<OpenDatabase> {
  if ('url' in place) return openPostgres(place.url, onBroken);
  return 'memory' in place ? openEmbedded(memory) : openFolder(place.dataDir);
}

/** The version stands in a file, too, so that a folder is refused before anything of it is touched. */
async function openFolder(dataDir: string): Promise<OpenDatabase> {
  const path = join(dataDir, 'version');
  const known = readMigrations().length;
  const found = existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0;
  if (found > known) throw new NewerDataError(found, known);
  const folder = join(dataDir, 'database');
  const database = await openEmbedded(folder);
  // A copy of the template is as open as the build's files, and Postgres does not heed the process's mask everywhere.
  closeToOthers(folder);
  if (found !== known) writeFileSync(path, `${known}\n`, { mode: 0o600 });
  return database;
}

const memory = 'memory://';

async function openEmbedded(folder: string): Promise<OpenDatabase> {
  const inMemory = folder === memory;
  if (!inMemory) copyTemplate(folder);
  const loadDataDir = inMemory ? packedTemplate() : undefined;
  const client = await PGlite.create(folder, {
    startParams,
    ...(loadDataDir === undefined ? {} : { loadDataDir }),
  });
  const db = drizzlePglite({ client, schema });
  const listeners: ((clubId: string) => void)[] = [];
  try {
    await migrate(db);
    await client.exec("set boxout.listens = 'on'");
    await client.listen(changeChannel, (clubId) => {
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
    // Its folder belongs to this process.
    alone: (work) => work(),
    async forgetDeleted() {
      for (const statement of rewriteFolder) await client.exec(statement);
    },
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
    alone: (work) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`);
        await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
        await lockSchema(tx);
        return await work();
      }),
    forgetDeleted: () =>
      withPatientClient(url, async (client) => {
        for (const statement of rewriteTables) await client.query(statement);
      }),
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
function migratePostgres(url: string): Promise<void> {
  return withPatientClient(url, async (client) => {
    await migrate(drizzleNode({ client, schema }));
  });
}

async function withPatientClient(
  url: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const { connectionTimeoutMillis } = patience;
  // No pool: drizzle does not give a connection back on which "begin" failed, and a pool that ends waits for it.
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis });
  client.on('error', () => {
    // The statement under way fails with the same error.
  });
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end();
  }
}
