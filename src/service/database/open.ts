import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { NewerDataError } from '../../contract/club-file.ts';
import type { OpenDatabase } from './database.ts';
import { isDiskFull, tryDisk } from './disk-full.ts';
import { closeToOthers } from './folder-lock.ts';
import { migrate, readMigrations } from './migrate.ts';
import { openEmbedded } from './open-embedded.ts';
import { rewriteInTries } from './vacuum.ts';

export type { OpenDatabase } from './database.ts';

/** The data folder, and the Postgres that has the rows; the folder then gets only the backup of older data. */
export interface DatabasePlace {
  dataDir: string;
  databaseUrl?: string | undefined;
}

/**
 * Opens the database and updates its schema. The embedded one is in the folder `database` of `dataDir`, and the caller must
 * hold its lock. `onBroken` gets errors of broken connections to Postgres, which the next query replaces. Throws
 * NewerDataError for data of a newer build, and the errors of the driver.
 */
export function openDatabase(
  { dataDir, databaseUrl }: DatabasePlace,
  onBroken: (error: Error) => void = () => {},
): Promise<OpenDatabase> {
  return databaseUrl === undefined
    ? openFolder(dataDir)
    : openPostgres(databaseUrl, dataDir, onBroken);
}

/** The version is also in a file, so that a newer folder is refused before it is opened. */
async function openFolder(dataDir: string): Promise<OpenDatabase> {
  const path = join(dataDir, 'version');
  const known = readMigrations().length;
  const found = existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0;
  if (found > known) throw new NewerDataError(found, known);
  const folder = join(dataDir, 'database');
  const database = await openEmbedded(folder, dataDir);
  // A copy of the template has the modes of the build's files, and Postgres ignores the process's mask in parts.
  closeToOthers(folder);
  if (found !== known) writeFileSync(path, `${known}\n`, { mode: 0o600 });
  return database;
}

/** Milliseconds without an answer after which a Postgres counts as silent. */
const longestSilence = 3_000;

/**
 * Time limits in milliseconds. `query_timeout` counts here, since a frozen or unplugged server sends nothing; it is later than
 * the server's limit, which has the better error.
 */
const timeouts = {
  connectionTimeoutMillis: 3_000,
  lock_timeout: 5_000,
  statement_timeout: 14_000,
  query_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
};

async function openPostgres(
  url: string,
  dataDir: string,
  onBroken: (error: Error) => void,
): Promise<OpenDatabase> {
  // Without time limits, since changing a large table may take long.
  await withoutTimeouts(url, (client) => migrate(drizzle({ client }), { folder: dataDir }));
  const pool = new pg.Pool({
    connectionString: url,
    // A Postgres of 100 connections has enough for eight processes and the admin.
    max: 10,
    keepAlive: true,
    ...timeouts,
  });
  pool.on('connect', (client) => client.on('error', onBroken));
  pool.on('error', () => {
    // Without a listener the event would end the process. The connection's own reports the error.
  });
  let heard = performance.now();
  pool.on('release', (error) => {
    if (!error) heard = performance.now();
  });
  const db = drizzle({ client: pool });
  // drizzle reuses a connection after a failed transaction, and loses one on which "begin" fails. Here both are closed.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isWell = false;
    try {
      const result = await drizzle({ client }).transaction(work, config);
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
      return () => withoutTimeouts(url, (client) => proceed((text) => client.query(text)));
    },
    onChange: null,
    isSilent: () => performance.now() - heard > longestSilence,
    isFull: checkDisk(pool),
    close: () => pool.end(),
  };
}

/** Bytes that a disk with space takes. */
const someRoom = 2_000_000;

/** Milliseconds for which a look at the disk is valid, since anybody may call /healthz. */
const diskSeen = 2_000;

function checkDisk(pool: pg.Pool): () => Promise<boolean> {
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

/** Lends a connection without time limits. */
async function withoutTimeouts<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const { connectionTimeoutMillis } = timeouts;
  // Without a pool, which would wait at its end for a connection on which "begin" failed: drizzle does not release it.
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
