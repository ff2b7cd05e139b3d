import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { NewerDataError } from '../../contract/club-file.ts';
import type { OpenDatabase } from './database.ts';
import { isDiskFull, tryDisk } from './disk-full.ts';
import { closeToOthers } from './folder-lock.ts';
import { rewriteInTries } from './forget.ts';
import { migrate, readMigrations } from './migrate.ts';
import { openEmbedded } from './open-embedded.ts';
import * as schema from './schema.ts';

export type { OpenDatabase } from './database.ts';

/**
 * Where the rows are: a data folder, or a Postgres address, with the folder into which a backup of older data is written before
 * they are changed.
 */
export type DatabasePlace =
  | { dataDir: string; url?: undefined }
  | { url: string; dataDir?: string };

/**
 * Opens the database and brings its schema up to date. `dataDir` holds the embedded database in
 * its folder `database`; the caller must hold the folder's lock, since two processes lose rows.
 * `onBroken` hears of connections to Postgres that broke; they are replaced at the next query.
 * Throws NewerDataError for data of a newer build, and what the driver throws.
 */
export function openDatabase(
  { url, dataDir }: DatabasePlace,
  onBroken: (error: Error) => void = () => {},
): Promise<OpenDatabase> {
  return url === undefined ? openFolder(dataDir) : openPostgres(url, dataDir ?? null, onBroken);
}

/** The version is also in a file, so that a newer folder is refused before it is touched. */
async function openFolder(dataDir: string): Promise<OpenDatabase> {
  const path = join(dataDir, 'version');
  const known = readMigrations().length;
  const found = existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0;
  if (found > known) throw new NewerDataError(found, known);
  const folder = join(dataDir, 'database');
  const database = await openEmbedded(folder, dataDir);
  // A copy of the template is as open as the build's files, and Postgres does not heed the process's mask everywhere.
  closeToOthers(folder);
  if (found !== known) writeFileSync(path, `${known}\n`, { mode: 0o600 });
  return database;
}

/** A Postgres counts as silent after so many milliseconds without an answer. */
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

async function openPostgres(
  url: string,
  dataDir: string | null,
  onBroken: (error: Error) => void,
): Promise<OpenDatabase> {
  await migratePostgres(url, dataDir);
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
  const db = drizzle({ client: pool, schema });
  // drizzle gives a connection back as if it were well after a failed transaction, and never where "begin" fails:
  // here such a connection is closed.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isWell = false;
    try {
      const result = await drizzle({ client, schema }).transaction(work, config);
      isWell = true;
      return result;
    } finally {
      client.release(!isWell);
    }
  };
  return {
    db,
    kind: 'postgres',
    startRewriting() {
      const proceed = rewriteInTries();
      return () => withPatientClient(url, (client) => proceed((text) => client.query(text)));
    },
    onChange: null,
    isSilent: () => performance.now() - heard > longestSilence,
    isFull: lookAtDisk(pool),
    close: () => pool.end(),
  };
}

/** Bytes that any disk in use should take. */
const someRoom = 2_000_000;

/** How long a look at the disk is valid, in milliseconds, since anybody may ask. */
const diskSeen = 2_000;

function lookAtDisk(pool: pg.Pool): () => Promise<boolean> {
  let seen: { at: number; isFull: Promise<boolean> } | null = null;
  const look = async () => {
    const client = await pool.connect();
    try {
      for (const statement of tryDisk(someRoom)) await client.query(statement);
      client.release();
      return false;
    } catch (error) {
      client.release(true);
      if (isDiskFull(error)) return true;
      throw error;
    }
  };
  return () => {
    if (seen === null || performance.now() - seen.at > diskSeen) {
      seen = { at: performance.now(), isFull: look() };
    }
    return seen.isFull;
  };
}

/** Unheard, the event would end the process: the pool hears it of its idle connections only. */
function hearErrors(pool: pg.Pool, onBroken: (error: Error) => void): void {
  pool.on('connect', (client) => client.on('error', onBroken));
  pool.on('error', () => {
    // The connection's own listener reports it.
  });
}

/** On a separate connection, since changing a large table may take longer than a statement may. */
function migratePostgres(url: string, folder: string | null): Promise<void> {
  return withPatientClient(url, async (client) => {
    await migrate(drizzle({ client, schema }), { folder });
  });
}

async function withPatientClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const { connectionTimeoutMillis } = patience;
  // No pool: drizzle does not give a connection back on which "begin" failed, and a pool that ends waits for it.
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis });
  client.on('error', () => {
    // The statement under way fails with the same error.
  });
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}
