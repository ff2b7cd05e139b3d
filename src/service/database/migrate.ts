import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { NewerDataError, rowsIn } from '../../contract/club-file.ts';
import { packageRoot } from '../package-root.ts';
import { beginConversion, oldTables } from './convert.ts';
import type { Database } from './database.ts';
import { dataVersion, keepOldForm, noteOldBackup } from './old-backup.ts';
import { linesOf } from './row-lines.ts';

/** The migrations that drizzle-kit wrote, oldest first: the statements of each. */
export function readMigrations(): string[][] {
  const migrationsFolder = join(packageRoot(), 'src/service/database/migrations');
  return readMigrationFiles({ migrationsFolder }).map(({ sql: statements }) =>
    statements.map((statement) => statement.trim()),
  );
}

/** A number that no other program on the database locks; it spells "boxout". */
const lock = 0x62_6f_78_6f_75_74;

/** Where rows become documents: this comment is a statement of its migration. */
const conversion = '-- Here the rows become documents.';

/**
 * Updates the schema in one transaction, and returns its version: the number of its migrations. Of several processes on one
 * Postgres the first does it while the others wait. Before rows become documents a backup of them is written into `folder`.
 * Throws NewerDataError, and ClubFileError for rows that can't be converted.
 */
export async function migrate(
  db: Database,
  {
    folder = null,
    migrations = readMigrations(),
  }: { folder?: string | null; migrations?: string[][] } = {},
): Promise<number> {
  return await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lock}::bigint)`);
    const version = await readVersion(tx);
    if (version > migrations.length) throw new NewerDataError(version, migrations.length);
    const missing = migrations.slice(version).flat();
    const oldBackup = missing.includes(conversion) ? await keepOldForm(tx, version, folder) : null;
    for (const statement of missing) {
      if (statement === conversion) await convert(tx);
      else await tx.execute(sql.raw(statement));
    }
    if (missing.length > 0) {
      await tx.update(dataVersion).set({ version: migrations.length });
    }
    if (oldBackup !== null) await noteOldBackup(tx, oldBackup);
    return migrations.length;
  });
}

async function convert(tx: Database): Promise<void> {
  const { take, end } = beginConversion(tx);
  for await (const rows of rowsIn(pieces(linesOf(tx, oldTables)), oldTables)) await take(rows);
  await end();
}

async function* pieces(lines: AsyncIterable<string>): AsyncGenerator<string[]> {
  for await (const text of lines) yield text.split('\n').filter(Boolean);
}

/** The version of the data; 0 for an empty database. */
async function readVersion(tx: Database): Promise<number> {
  const isThis = sql`schemaname = 'drizzle' and tablename = 'data_version'`;
  if ((await tx.$count(sql`pg_tables`, isThis)) === 0) return 0;
  const [{ version } = { version: 0 }] = await tx
    .select({ version: dataVersion.version })
    .from(dataVersion);
  return version;
}
