import { existsSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase, Waiting } from './database.ts';
import { DiskFullError, isDiskFull } from './disk-full.ts';
import { migrate } from './migrate.ts';
import { copyTemplate } from './template.ts';
import { analyze, logFile, rewriting, roomFor, sizeOfTables } from './vacuum.ts';

const startParams = [
  ...PGlite.defaultStartParams,
  // Postgres' usual 128 MB of buffers are ten times a season.
  ...['-c', 'shared_buffers=32MB'],
  // A reused log file would still hold old rows.
  ...['-c', 'wal_recycle=off'],
];

/** Opens the embedded database in a folder of a data folder, and brings its schema up to date. */
export async function openEmbedded(folder: string, dataDir: string): Promise<OpenDatabase> {
  const isFull = () => freeBytes(folder) < logFile;
  copyTemplate(folder);
  const listeners: (() => void)[] = [];
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const embedded = keepOpen(folder, isFull, async (client) => {
    await migrate(drizzle({ client }), { folder: dataDir });
    // A restart may have lost uncommitted changes.
    changed();
  });
  await embedded.use(async () => {});
  const query: PGlite['query'] = (text, values, options) =>
    embedded.use((client) => client.query(text, values, options), isWriting(text));
  const transaction: PGlite['transaction'] = (work) =>
    embedded.use((client) => client.transaction(work));
  // The driver calls only these two.
  const db = drizzle({ client: { query, transaction } as PGlite });
  const begin = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    if (config?.accessMode === 'read only') return begin(work, config);
    if (isFull()) throw new DiskFullError();
    const result = await begin(work, config);
    changed();
    return result;
  };
  return {
    db,
    kind: 'embedded',
    startRewriting: () => () => rewrite(embedded.use, folder),
    onChange: (listener) => void listeners.push(listener),
    isSilent: () => false,
    isFull: async () => isFull(),
    close: () => embedded.close(),
  };
}

/**
 * Rewrites the tables and begins a new log, so that the old files are deleted. If it is killed, it can be repeated. It takes a
 * second checkpoint, because the first still needs the file that it began in.
 */
async function rewrite(
  use: <Result>(work: (client: PGlite) => Promise<Result>) => Promise<Result>,
  folder: string,
): Promise<Waiting | null> {
  const { rows } = await use((client) => client.query<{ bytes: number }>(sizeOfTables));
  const needed = roomFor(rows[0]?.bytes ?? 0);
  if (freeBytes(folder) < needed) return 'space';
  try {
    for (const statement of [analyze, ...rewriting, 'checkpoint']) {
      await use((client) => client.exec(statement));
    }
    await use((client) => deleteLeftovers(client, folder));
    for (const statement of ['select pg_switch_wal()', 'checkpoint']) {
      await use((client) => client.exec(statement));
    }
    return null;
  } catch (error) {
    if (isDiskFull(error)) return 'space';
    throw error;
  }
}

/**
 * Deletes files that killed processes and earlier builds left and that hold old rows: of dropped tables, sorts, and log files
 * for later use. Call it after a checkpoint, outside a transaction.
 */
async function deleteLeftovers(client: PGlite, folder: string): Promise<void> {
  const { rows } = await client.query<{ database: string; log: string; files: string[] }>(
    `select (select oid from pg_database where datname = current_database())::text as database,
       pg_walfile_name(pg_current_wal_insert_lsn() + 1) as log,
       array(select pg_relation_filenode(oid)::text from pg_class
         where pg_relation_filenode(oid) is not null) as files`,
  );
  for (const { database, log, files } of rows) {
    const known = new Set(files);
    const tables = join(folder, 'base', database);
    for (const name of readdirSync(tables)) {
      const [, file] = /^(\d+)(?:_(?:fsm|vm|init))?(?:\.\d+)?$/.exec(name) ?? [];
      if (file !== undefined && !known.has(file)) rmSync(join(tables, name));
    }
    const logs = join(folder, 'pg_wal');
    for (const name of readdirSync(logs)) {
      if (/^[0-9A-F]{24}$/.test(name) && name > log) rmSync(join(logs, name));
    }
  }
  const sorts = join(folder, 'base', 'pgsql_tmp');
  if (existsSync(sorts)) for (const name of readdirSync(sorts)) rmSync(join(sorts, name));
}

const isWriting = (statement: string) => !/^\s*(select|show|set|explain)\b/i.test(statement);

/** Bytes that are free on the disk of a folder. */
function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/**
 * Lends the client to one caller at a time; `prepare` has it first. Postgres exits if it can't write its log; the next caller
 * then gets a restarted one with every committed row, as soon as the disk has space.
 */
function keepOpen(
  folder: string,
  isFull: () => boolean,
  prepare: (client: PGlite) => Promise<void>,
) {
  let started: { client: PGlite; fs: NodeFS } | null = null;
  let isLow = false;
  let last: Promise<unknown> = Promise.resolve();
  const open = async () => {
    // Recovery takes space as well.
    if (isLow && isFull()) throw new DiskFullError();
    const fs = new NodeFS(folder);
    const client = await PGlite.create({ fs, startParams }).catch((cause: unknown) => {
      isLow = isFull();
      throw isLow ? new DiskFullError({ cause }) : cause;
    });
    try {
      await prepare(client);
    } catch (error) {
      await fs.closeFs();
      throw error;
    }
    started = { client, fs };
    isLow = false;
    return started;
  };
  const performNow = async <Result>(work: (client: PGlite) => Promise<Result>, writes: boolean) => {
    const { client, fs } = started ?? (await open());
    if (writes && isFull()) throw new DiskFullError();
    try {
      return await work(client);
    } catch (error) {
      if (!hasEnded(error)) throw error;
      started = null;
      isLow = isFull();
      // Closes its files without writing to them.
      await fs.closeFs();
      throw isLow ? new DiskFullError({ cause: error }) : error;
    }
  };
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
  return {
    use: <Result>(work: (client: PGlite) => Promise<Result>, writes = false): Promise<Result> =>
      inTurn(() => performNow(work, writes)),
    close: () => inTurn(async () => started?.client.close()),
  };
}

/** Whether Postgres exited with this error, or one that it wraps: the client can't be used any more. */
function hasEnded(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isLast = 'severity' in error && ['PANIC', 'FATAL'].includes(String(error.severity));
  return isLast || error.name === 'RuntimeError' || hasEnded(error.cause);
}
