import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { integer, pgSchema, text } from 'drizzle-orm/pg-core';
import { backupFile, sealed } from '../../contract/sealed-file.ts';
import { oldTables } from './convert.ts';
import type { Database } from './database.ts';
import { packing } from './packing.ts';
import { linesOf } from './row-lines.ts';

/* The backup of version 8 and before, written before its rows become documents, for going back to that build. */

/** The version of the data, and where the backup is. Its one row is written by the migrations. */
export const dataVersion = pgSchema('drizzle').table('data_version', {
  version: integer('version').notNull(),
  oldBackup: text('old_backup'),
});

const fileName = 'before-version-9.backup';

/** The tables of such a backup, with keys and trail; the others refer to the first. */
const [clubs = '', ...others] = oldTables;
const tables = [clubs, 'api_keys', 'due_rewritings', 'trail', ...others];

/**
 * Writes the rows as the build of their version would, and returns the path; null if there is no club. Replaces the file of an
 * earlier try. Throws RangeError without a folder, and the errors of the database and of writing.
 */
export async function keepOldForm(
  tx: Database,
  version: number,
  folder: string | null,
): Promise<string | null> {
  if (version === 0) return null;
  if ((await tx.$count(sql.identifier('clubs'))) === 0) return null;
  if (folder === null) throw new RangeError('There is no folder for a backup of the older data');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, fileName);
  const part = `${path}.part`;
  try {
    const out = createWriteStream(part, { mode: 0o600, flush: true });
    await pipeline(sealed(backupFile, linesOf(tx, tables), packing, version), out);
    renameSync(part, path);
  } finally {
    rmSync(part, { force: true });
  }
  return path;
}

/** Notes where the backup is, for the first erasure. */
export async function noteOldBackup(tx: Database, path: string): Promise<void> {
  await tx.update(dataVersion).set({ oldBackup: path });
}

/** Deletes the backup, which has the erased names. Returns its path if it was moved or is on another machine. */
export async function deleteOldBackup(db: Database): Promise<string | null> {
  const [{ path } = { path: null }] = await db
    .select({ path: dataVersion.oldBackup })
    .from(dataVersion);
  if (path === null) return null;
  if (!existsSync(path)) return path;
  rmSync(path);
  await db.update(dataVersion).set({ oldBackup: null });
  return null;
}
