import * as v from 'valibot';
import type { Waiting } from './database.ts';
import { isDiskFull, tryDisk } from './disk-full.ts';

/*
 * A changed row leaves its old values in its table's pages, in Postgres' statistics and in the write-ahead log. An erasure has
 * these files rewritten.
 */

/** The tables that hold people's names. */
const tables = ['team', 'match', 'record', 'run', 'texts', 'undo', 'adding'];

/** Replaces the statistics, which repeat frequent values of the tables. */
export const analyze = `analyze ${tables.join(', ')}`;

/** Rewrites tables and statistics, each alone. Postgres skips pg_statistic with a warning if the role does not own the database. */
export const rewriting = [...tables, 'pg_statistic'].map((table) => `vacuum full ${table}`);

/** The bytes of all tables that are rewritten. */
export const sizeOfTables = `select sum(pg_total_relation_size(name::regclass))::float8 as bytes
  from unnest(array['${tables.join("', '")}']) as name`;

/** The size of a file of the write-ahead log, in bytes: without space for the next one Postgres exits. */
export const logFile = 16 * 1_024 * 1_024;

/** Bytes that a disk must have free to rewrite tables of a size: each is copied, and the copy is logged. */
export const roomFor = (sizeOfTables: number) => 2 * sizeOfTables + 2 * logFile;

/** Runs a statement on a connection without time limits; throws what the driver throws. */
type Ask = (statement: string) => Promise<{ rows: unknown[] }>;

/** Any number will do; all processes on one database take the same. */
const lock = 728_114_902;

/** Milliseconds to wait for the lock of a table, since others wait behind this one. */
const lockPatience = 250;

/** Milliseconds that others wait for a table at first: less than their own limit. */
const firstPatience = 3_000;

/**
 * Rewrites a Postgres' tables in several tries. Each returns what the next one waits for; null once all is done. It waits for
 * the end of snapshots older than the erasure, because they keep the erased rows in the new files.
 */
export function rewriteInTries(): (ask: Ask) => Promise<Waiting | null> {
  const left = new Set(rewriting);
  let oldest: string | null = null;
  let patience = firstPatience;
  return async (ask) => {
    if (!(await isTrue(ask, `pg_try_advisory_lock(${lock})`))) return 'turn';
    try {
      await ask(`set lock_timeout = ${lockPatience}`);
      if (oldest === null) {
        await ask(analyze);
        const { rows } = await ask('select pg_snapshot_xmax(pg_current_snapshot()) as oldest');
        oldest = v.parse(oldestSchema, rows)[0].oldest;
      }
      if (await isTrue(ask, olderThan(oldest))) return 'readers';
      const [size] = v.parse(sizeSchema, (await ask(sizeOfTables)).rows);
      for (const statement of tryDisk(roomFor(size.bytes))) await ask(statement);
      await ask(`set statement_timeout = ${patience}`);
      for (const statement of left) {
        await ask(statement);
        left.delete(statement);
      }
      return null;
    } catch (error) {
      if (isDiskFull(error)) return 'space';
      const code = error instanceof Error && 'code' in error ? error.code : '';
      if (code === '55P03') return 'readers';
      if (code !== '57014') throw error;
      // A table that takes longer gets twice the time, so that it ends.
      patience *= 2;
      return 'turn';
    }
  };
}

const oldestSchema = v.tuple([v.object({ oldest: v.string() })]);
const sizeSchema = v.tuple([v.object({ bytes: v.number() })]);
const yesSchema = v.tuple([v.object({ yes: v.boolean() })]);

async function isTrue(ask: Ask, condition: string): Promise<boolean> {
  const { rows } = await ask(`select ${condition} as yes`);
  return v.parse(yesSchema, rows)[0].yes;
}

/**
 * Whether rows deleted before this transaction id may still be seen: by sessions, replicas, and transactions in any database of
 * the server, since new snapshots are as old as the oldest of these.
 */
const olderThan = (id: string) => {
  const since = `age('${id}'::xid8::xid)`;
  return `(pg_snapshot_xmin(pg_current_snapshot()) < '${id}'::xid8
    or exists (select from pg_stat_activity where pid <> pg_backend_pid()
      and (datname = current_database() or backend_type = 'walsender')
      and age(backend_xmin) > ${since})
    or exists (select from pg_replication_slots
      where greatest(age(xmin), age(catalog_xmin)) > ${since}))`;
};
