import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getTableName, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { StoredErased } from '../../club/documents.ts';
import { clubRows, rowsIn } from '../../contract/club-file.ts';
import { backupFile, sealed, unsealed } from '../../contract/sealed-file.ts';
import { refused } from '../../match-files/refused-error.ts';
import { beginConversion, oldTables } from './convert.ts';
import type { Database } from './database.ts';
import * as documents from './document-tables.ts';
import { packing } from './packing.ts';
import { insertRows, linesOf } from './row-lines.ts';
import * as schema from './schema.ts';

/* A backup is a file with the rows of every table, for both databases. */

const tables = [
  schema.apiKeys,
  schema.dueRewritings,
  schema.trail,
  ...Object.values(documents),
].map((table) => getTableName(table));

/** One snapshot of the database, unaffected by concurrent writes. */
const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/**
 * Writes a backup of all clubs from one snapshot. An embedded database has one connection, so other calls wait meanwhile.
 * Throws RefusedError if there is no club, and the errors of the database and of `out`.
 */
export async function writeBackup(db: Database, out: Writable): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await tx.$count(documents.club)) === 0) throw refused('There is no club to back up.');
    await pipeline(sealed(backupFile, linesOf(tx, tables), packing), out);
  }, snapshot);
}

/** The erasures in a backup. Throws ClubFileError like `unsealed`. */
export async function erasuresIn(bytes: AsyncIterable<Uint8Array>) {
  const found: (StoredErased & { clubId: string })[] = [];
  for await (const { table, rows } of rowsIn(unsealed(backupFile, bytes, packing), known)) {
    for (const row of table === 'erased' ? rows : []) {
      const { club_id: clubId, document } = v.parse(erasureSchema, JSON.parse(row));
      found.push({ clubId, ...document });
    }
    for (const row of table === 'erased_players' ? rows : []) {
      const { erased_players: schema } = clubRows;
      const { club_id: clubId, team_id: teamId, hash, ...one } = v.parse(schema, JSON.parse(row));
      found.push({ clubId, teamId, hash, playerId: one.player_id });
    }
  }
  return found;
}

const erasureSchema = v.object({
  club_id: v.string(),
  document: v.object({ teamId: v.string(), hash: v.string(), playerId: v.string() }),
});

/** Backups of version 8 and before have the old tables. */
const known = [...tables, ...oldTables];

/**
 * Stores the rows of a backup in an empty database, all or none, and returns their number. Rows of version 8 and before become
 * documents. Throws ClubFileError like `unsealed` and for a club that can't be converted, and RefusedError if there are clubs.
 */
export async function restoreBackup(
  db: Database,
  bytes: AsyncIterable<Uint8Array>,
): Promise<number> {
  return await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`lock table club in share row exclusive mode`);
    const name = sql<string>`${documents.club.document} ->> 'name'`;
    const [club] = await tx.select({ name }).from(documents.club).limit(1);
    if (club !== undefined) {
      throw refused(
        `There are clubs already (${club.name}): restore into an empty folder or database (DEMO=off).`,
      );
    }
    const conversion = beginConversion(tx);
    let count = 0;
    for await (const found of rowsIn(unsealed(backupFile, bytes, packing), known)) {
      if (oldTables.includes(found.table)) await conversion.take(found);
      else await insertRows(tx, found);
      count += found.rows.length;
    }
    await conversion.end();
    return count;
  });
}
