import { PassThrough, Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { CareDone } from '../../contract/care.ts';
import { absent } from '../../match-files/care/care-error.ts';
import { comparableName, requireTypedName } from '../../match-files/care/typed-name.ts';
import { tables } from '../database/backup.ts';
import { writeClub } from '../database/club-file.ts';
import type { Database } from '../database/database.ts';
import { clubs, dueRewritings, insightRuns, matches } from '../database/schema.ts';
import { noteInTrail } from '../database/trail.ts';

/** Renames a club. No match has its club's name. */
export async function changeClub(
  tx: Database,
  clubId: string,
  { name }: { name: string },
): Promise<CareDone> {
  const normalisedName = comparableName(name);
  await tx.update(clubs).set({ name, normalisedName }).where(eq(clubs.id, clubId));
  return { matches: 0 };
}

async function requireTyped(db: Database, clubId: string, typed: string): Promise<void> {
  const [club] = await db.select({ name: clubs.name }).from(clubs).where(eq(clubs.id, clubId));
  if (club === undefined) throw absent('Club');
  requireTypedName(typed, club.name);
}

/** More than any club's file: the database is read at its own speed, however slowly somebody takes the file. */
const wholeClub = 2 ** 31 - 1;

/** A club as one file, as it comes. Throws CareError where `typed` is not the club's name; the stream fails with the database. */
export async function exportClub(
  db: Database,
  clubId: string,
  typed: string,
  done: { by: string; at: Date },
): Promise<ReadableStream<Uint8Array>> {
  await requireTyped(db, clubId, typed);
  await noteInTrail(db, clubId, { ...done, act: 'exported' });
  const out = new PassThrough({ highWaterMark: wholeClub });
  writeClub(db, clubId, out).catch((error: unknown) => {
    out.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return Readable.toWeb(out);
}

/** Deletes a club with everything that is its own, keys too. Throws CareError where `typed` is not its name. */
export async function deleteClub(tx: Database, clubId: string, typed: string): Promise<CareDone> {
  await requireTyped(tx, clubId, typed);
  const own = await tx.select({ id: matches.id }).from(matches).where(eq(matches.clubId, clubId));
  // The runs go first, as with one match: one that is under way finds itself gone, and writes nothing.
  for (const table of [insightRuns, ...tables.toReversed()]) {
    // Names that were erased are in the files until they are rewritten, whether there is a club or not.
    if (table === dueRewritings) continue;
    if ('clubId' in table) await tx.delete(table).where(eq(table.clubId, clubId));
  }
  await tx.delete(clubs).where(eq(clubs.id, clubId));
  return { matches: own.length };
}
