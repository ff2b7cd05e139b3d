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

/** The tables of a backup. */
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

/** An erasure of a backup's club. */
export interface KnownErasure extends StoredErased {
  clubId: string;
}

/** The erasures in a backup. Throws ClubFileError like `unsealed`. */
export async function erasuresIn(bytes: AsyncIterable<Uint8Array>): Promise<KnownErasure[]> {
  const found: KnownErasure[] = [];
  for await (const { table, rows } of rowsIn(unsealed(backupFile, bytes, packing), known)) {
    const schema = table === 'erased' ? erasureSchema : oldErasureSchema;
    if (table !== 'erased' && table !== 'erased_players') continue;
    found.push(...rows.map((row) => v.parse(schema, JSON.parse(row))));
  }
  return found;
}

const erasureSchema = v.pipe(
  v.object({
    club_id: v.string(),
    document: v.object({ teamId: v.string(), hash: v.string(), playerId: v.string() }),
  }),
  v.transform(({ club_id: clubId, document }) => ({ clubId, ...document })),
);

const oldErasureSchema = v.pipe(
  clubRows.erased_players,
  v.transform(({ club_id: clubId, team_id: teamId, hash, player_id: playerId }) => ({
    clubId,
    teamId,
    hash,
    playerId,
  })),
);

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
    const { club: table } = documents;
    const [club] = await tx.select({ document: table.document }).from(table).limit(1);
    if (club !== undefined) {
      const { name } = v.parse(namedSchema, club.document);
      throw refused(
        `There are clubs already (${name}): restore into an empty folder or database (DEMO=off).`,
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

const namedSchema = v.object({ name: v.string() });
