import type { Writable } from 'node:stream';
import { getTableName, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from './database.ts';
import { insertRows, linesOf, rowsIn } from './row-lines.ts';
import * as schema from './schema.ts';
import {
  BackupError,
  checkSealed,
  readSealed,
  type SealedKind,
  writeSealed,
} from './sealed-lines.ts';

/* A backup is one file for both engines, with the rows of every table. */

const kind: SealedKind = { word: 'backup', called: 'The backup' };

/** Every table of the schema, those before that others refer to. */
export const tables = [
  schema.clubs,
  schema.apiKeys,
  schema.teams,
  schema.players,
  schema.playerNames,
  schema.erasedPlayers,
  schema.dueRewritings,
  schema.lastAdditions,
  schema.trail,
  schema.matches,
  schema.matchRecords,
  schema.insightRuns,
  schema.insights,
];

/** One moment of the database, whatever is written meanwhile. */
export const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/**
 * Writes a backup of all clubs, as they stand at one moment whatever is written meanwhile. An embedded database has one
 * connection: other calls wait until it is read. Throws BackupError where there is no club, what the database throws, and
 * what `out` throws.
 */
export async function writeBackup(db: Database, out: Writable): Promise<void> {
  await db.transaction(async (tx) => {
    const clubs = await tx.select({ id: schema.clubs.id }).from(schema.clubs).limit(1);
    if (clubs.length === 0) throw new BackupError('There is no club to back up.');
    await writeSealed(kind, linesOf(tx, tables), out);
  }, snapshot);
}

/** Reads a backup to its end and stores nothing. Throws BackupError where it is none, damaged or a newer build's. */
export function checkBackup(bytes: AsyncIterable<Uint8Array>): Promise<void> {
  return checkSealed(kind, bytes);
}

/** The erasures that a backup knows of. Throws BackupError like `checkBackup`. */
export async function erasuresIn(bytes: AsyncIterable<Uint8Array>) {
  const found: v.InferOutput<typeof erasureSchema>[] = [];
  for await (const { table, rows } of rowsIn(readSealed(kind, bytes), tables)) {
    if (table !== getTableName(schema.erasedPlayers)) continue;
    found.push(...rows.map((row) => v.parse(erasureSchema, JSON.parse(row))));
  }
  return found;
}

const erasureSchema = v.pipe(
  v.object({ club_id: v.string(), team_id: v.string(), hash: v.string(), player_id: v.string() }),
  v.transform(({ club_id: clubId, team_id: teamId, hash, player_id: playerId }) => ({
    clubId,
    teamId,
    hash,
    playerId,
  })),
);

/**
 * Stores the rows of a backup in an empty database, all of them or none, and returns how many they are. Throws BackupError
 * like `checkBackup`, and where there are clubs.
 */
export async function restoreBackup(
  db: Database,
  bytes: AsyncIterable<Uint8Array>,
): Promise<number> {
  return await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`lock table clubs in share row exclusive mode`);
    const clubs = await tx.select({ name: schema.clubs.name }).from(schema.clubs).limit(1);
    if (clubs[0] !== undefined) {
      throw new BackupError(
        `There are clubs already (${clubs[0].name}): restore into an empty folder or database (DEMO=off).`,
      );
    }
    let count = 0;
    for await (const found of rowsIn(readSealed(kind, bytes), tables)) {
      await insertRows(tx, found);
      count += found.rows.length;
    }
    return count;
  });
}
