import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import * as v from 'valibot';
import { packageRoot } from '../package-root.ts';
import type { Database } from './open.ts';

/** Data that a newer build has written: reading them with this one could lose what it does not know. */
export class NewerDataError extends Error {
  constructor(found: number, known: number) {
    super(
      `its data are of version ${found}, and this Boxout reads versions up to ${known}. ` +
        `Start the Boxout that wrote them, or a newer one`,
    );
  }
}

/** The migrations that drizzle-kit wrote, oldest first: the statements of each. */
export function readMigrations(): string[][] {
  const migrationsFolder = join(packageRoot(), 'src/service/database/migrations');
  return readMigrationFiles({ migrationsFolder }).map((migration) => migration.sql);
}

/** Any number that no other program uses for its own lock on the same database; this one spells "boxout". */
const lock = 0x62_6f_78_6f_75_74;

/** Waits until no other process changes the schema, and keeps others from it until the transaction ends. */
export async function lockSchema(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lock}::bigint)`);
}

/**
 * Brings the schema up to date, in one transaction, and returns its version: how many migrations it has seen. Of several
 * processes that start on one Postgres the first does it while the others wait. Throws NewerDataError.
 */
export async function migrate(db: Database, migrations = readMigrations()): Promise<number> {
  return await db.transaction(async (tx) => {
    await lockSchema(tx);
    const version = await readVersion(tx);
    if (version > migrations.length) throw new NewerDataError(version, migrations.length);
    const missing = migrations.slice(version);
    for (const statement of missing.flat()) await tx.execute(sql.raw(statement));
    if (missing.length > 0) {
      await tx.execute(sql`update drizzle.data_version set version = ${migrations.length}`);
    }
    return migrations.length;
  });
}

/** The version of the data; 0 for an empty database. Up to version 2 drizzle's own table counted. */
async function readVersion(tx: Database): Promise<number> {
  const read = async (statement: ReturnType<typeof sql>) =>
    v.parse(rows, await tx.execute(statement)).rows[0]?.value;
  if (await read(sql`select (to_regclass('drizzle.data_version') is not null)::int as value`)) {
    return (await read(sql`select version as value from drizzle.data_version`)) ?? 0;
  }
  const counted = sql`select (to_regclass('drizzle.__drizzle_migrations') is not null)::int as value`;
  if (!(await read(counted))) return 0;
  return (await read(sql`select count(*)::int as value from drizzle.__drizzle_migrations`)) ?? 0;
}

const rows = v.object({ rows: v.array(v.object({ value: v.number() })) });
