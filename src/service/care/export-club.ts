import { PassThrough, Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { absent } from '../../match-files/care/care-error.ts';
import { requireTypedName } from '../../match-files/care/typed-name.ts';
import { writeClub } from '../database/club-file.ts';
import type { Database } from '../database/database.ts';
import { clubs } from '../database/schema.ts';

/** More than any club's file: the database is read at its own speed, however slowly somebody takes the file. */
const wholeClub = 2 ** 31 - 1;

/** A club as one file, as it comes. Throws CareError where `typed` is not the club's name; the stream fails with the database. */
export async function exportClub(
  db: Database,
  clubId: string,
  typed: string,
): Promise<ReadableStream<Uint8Array>> {
  const [club] = await db.select({ name: clubs.name }).from(clubs).where(eq(clubs.id, clubId));
  if (club === undefined) throw absent('Club');
  requireTypedName(typed, club.name);
  const out = new PassThrough({ highWaterMark: wholeClub });
  writeClub(db, clubId, out).catch((error: unknown) => {
    out.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return Readable.toWeb(out);
}
