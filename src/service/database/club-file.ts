import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { ClubFileError, readClub } from '../../club/read-club.ts';
import { normalisedName } from '../../contract/normalised-name.ts';
import type { Database } from './database.ts';
import { transactClub } from './document-store.ts';
import {
  BackupError,
  checkSealed,
  readSealed,
  type SealedKind,
  writeSealed,
} from './sealed-lines.ts';

/* A club as one file, in the form in which a device writes it, too. Its ids stay the same wherever it is stored. */

const kind: SealedKind = { word: 'club', called: 'The club’s file', largest: 2 ** 31 };

/** A club's file. */
export type Sealed = Uint8Array<ArrayBuffer>;

/** Packs the lines of a club's file. Throws what the lines throw. */
export async function sealClub(lines: AsyncIterator<string>): Promise<Sealed> {
  const chunks: Buffer[] = [];
  const out = new Writable({
    write(chunk: Buffer, _, done) {
      chunks.push(chunk);
      done();
    },
  });
  await writeSealed(kind, { [Symbol.asyncIterator]: () => lines }, out);
  return Buffer.concat(chunks);
}

/** Reads a club's file to its end and stores nothing. Throws BackupError like `checkSealed`. */
export function checkClub(bytes: AsyncIterable<Uint8Array>): Promise<void> {
  return checkSealed(kind, bytes);
}

/** A club that was stored out of a file. */
export interface ImportedClub {
  club: { id: string; name: string };
  rows: number;
}

/**
 * Stores a club out of its file, whole or not at all, perhaps under another name, and notes it in its trail. Throws BackupError
 * like `checkClub`, where the club is there already, where another one has its name, and for a file that is no whole club.
 */
export async function importClub(
  db: Database,
  clock: () => Date,
  bytes: AsyncIterable<Uint8Array>,
  as?: string,
): Promise<ImportedClub> {
  let rows = 0;
  async function* lines() {
    for await (const piece of readSealed(kind, bytes)) {
      rows += piece.filter((line) => !line.startsWith('{"table":')).length;
      yield* piece;
    }
  }
  return await asWholeClub(async () => {
    const read = await readClub(lines());
    const { id } = read.club;
    read.club.name = as ?? read.club.name;
    const { name } = read.club;
    await transactClub(db, clock, id, async (documents, tx) => {
      await requireNew(tx, id, name);
      await read.readRest(documents);
      await documents.note({ act: 'restored', by: '' });
    });
    return { club: { id, name }, rows };
  });
}

/** Throws BackupError for a file with other rows than those of one club. */
async function asWholeClub<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof ClubFileError)) throw cause;
    throw new BackupError('The file does not hold one whole club.', { cause });
  }
}

async function requireNew(tx: Database, id: string, name: string): Promise<void> {
  const found = await tx.execute(sql`select club_id as id, document->>'name' as name from club`);
  const clubs = v.parse(clubsSchema, found).rows;
  const there = clubs.find((club) => club.id === id);
  if (there !== undefined) {
    throw new BackupError(
      `The club "${there.name}" is there already (${id}), so nothing was changed. ` +
        `To replace it, delete it first: club delete ${id} --confirm "${there.name}"`,
    );
  }
  const comparable = normalisedName(name);
  const namesake = clubs.find((club) => normalisedName(club.name) === comparable);
  if (namesake !== undefined) {
    throw new BackupError(
      `There is another club "${namesake.name}": give this one another name with --as.`,
    );
  }
  if (comparable === '') throw new BackupError(`"${name}" has no letter or digit to know it by.`);
}

const clubsSchema = v.object({ rows: v.array(v.object({ id: v.string(), name: v.string() })) });
