import type { Writable } from 'node:stream';
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { normalisedName } from '../../contract/normalised-name.ts';
import { snapshot, tables } from './backup.ts';
import { noteChange } from './changes.ts';
import type { Database } from './database.ts';
import { insertRows, linesOf, rowsIn, type TableRows } from './row-lines.ts';
import * as schema from './schema.ts';
import {
  BackupError,
  checkSealed,
  readSealed,
  type SealedKind,
  writeSealed,
} from './sealed-lines.ts';

/*
 * A club as one file, for both engines, in the form of a backup: all that is the club's but its keys and its trail, which are of the
 * service where they were made, and the undoing of its last adding. Its ids stay what they are wherever it is stored.
 */

const kind: SealedKind = { word: 'club', called: 'The club’s file', largest: 2 ** 31 };

/** What a club's file leaves out. */
const left: readonly (typeof tables)[number][] = [
  schema.apiKeys,
  schema.dueRewritings,
  schema.lastAdditions,
  schema.trail,
];
const clubTables = tables.filter((table) => !left.includes(table));

/** Writes a club as it stands at one moment. Throws what the database and `out` throw. */
export async function writeClub(db: Database, clubId: string, out: Writable): Promise<void> {
  await db.transaction((tx) => writeSealed(kind, linesOf(tx, clubTables, clubId), out), snapshot);
}

/** Reads a club's file to its end and stores nothing. Throws BackupError like `checkSealed`. */
export function checkClub(bytes: AsyncIterable<Uint8Array>): Promise<void> {
  return checkSealed(kind, bytes);
}

/** A club that was stored out of a file. */
export interface ReadClub {
  club: { id: string; name: string };
  rows: number;
}

/**
 * Stores a club out of its file, whole or not at all, perhaps under another name. Throws BackupError like `checkClub`, where
 * the club is there already, where another one has its name, and for a file with rows of several clubs.
 */
export async function readClub(
  db: Database,
  bytes: AsyncIterable<Uint8Array>,
  as?: string,
): Promise<ReadClub> {
  return await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    let club: ReadClub['club'] | null = null;
    let rows = 0;
    for await (const found of rowsIn(readSealed(kind, bytes), clubTables)) {
      if (found.table === 'clubs') club = await storeName(tx, found, as);
      else if (club === null) throw new BackupError('The file does not begin with its club.');
      else requireOneClub(found, club.id);
      if (found.table !== 'clubs') await insertRows(tx, found);
      rows += found.rows.length;
    }
    if (club === null) throw new BackupError('The file holds no club.');
    // The job of a run under way is not in the file: the run can be asked for again.
    await tx
      .update(schema.insightRuns)
      .set({ status: 'failed' })
      .where(
        and(eq(schema.insightRuns.clubId, club.id), eq(schema.insightRuns.status, 'generating')),
      );
    await noteChange(tx, club.id);
    return { club, rows };
  });
}

const clubSchema = v.object({ id: v.pipe(v.string(), v.uuid()), name: v.string() });
const ownedSchema = v.object({ club_id: v.string() });

async function storeName(tx: Database, found: TableRows, as: string | undefined) {
  const [row, ...others] = found.rows;
  if (row === undefined || others.length > 0) {
    throw new BackupError('The file holds several clubs.');
  }
  const { id, name: own } = v.parse(clubSchema, JSON.parse(row));
  const { clubs } = schema;
  const [there] = await tx.select({ name: clubs.name }).from(clubs).where(eq(clubs.id, id));
  if (there !== undefined) {
    throw new BackupError(
      `The club "${there.name}" is there already (${id}), so nothing was changed. ` +
        `To replace it, delete it first: club delete ${id} --confirm "${there.name}"`,
    );
  }
  const name = as ?? own;
  const comparable = normalisedName(name);
  const [namesake] = await tx
    .select({ name: clubs.name })
    .from(clubs)
    .where(eq(clubs.normalisedName, comparable));
  if (namesake !== undefined) {
    throw new BackupError(
      `There is another club "${namesake.name}": give this one another name with --as.`,
    );
  }
  if (comparable === '') throw new BackupError(`"${name}" has no letter or digit to know it by.`);
  await insertRows(tx, found);
  if (as !== undefined) {
    await tx.update(clubs).set({ name, normalisedName: comparable }).where(eq(clubs.id, id));
  }
  return { id, name };
}

function requireOneClub({ table, rows }: TableRows, clubId: string): void {
  const isOwn = (row: string) => v.parse(ownedSchema, JSON.parse(row)).club_id === clubId;
  if (rows.every(isOwn)) return;
  throw new BackupError(`The file has rows of another club ("${table}").`);
}
