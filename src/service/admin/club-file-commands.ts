import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exportClub } from '../care/export-club.ts';
import { checkClub, readClub } from '../database/club-file.ts';
import type { Database } from '../database/database.ts';
import { inAnswer } from './answer.ts';
import { type BackupOptions, counted } from './backup-commands.ts';
import { AdminError } from './context.ts';
import { whereverPossible } from './execute.ts';
import { requireClub } from './find.ts';
import { type AdminAnswer, exportOnSocket, importOnSocket } from './socket.ts';

/** A club to be written to a file, and its name as it was typed. */
export interface ClubExport {
  club: string;
  confirm: string;
}

/** The bytes of a club's file, or why there are none, in words. Never throws; the stream may fail. */
export async function openExport(
  db: Database,
  { club, confirm }: ClubExport,
  report: (error: unknown) => void,
): Promise<{ bytes: AsyncIterable<Uint8Array> } | { error: string }> {
  let bytes: AsyncIterable<Uint8Array> | null = null;
  const answer = await inAnswer(async () => {
    const { id } = await requireClub(db, club);
    bytes = await exportClub(db, id, confirm);
    return {};
  }, report);
  if ('error' in answer) return answer;
  return bytes === null ? { error: 'The club could not be read.' } : { bytes };
}

/** Stores a club out of its file's bytes. Never throws. */
export function storeClubFile(
  db: Database,
  bytes: AsyncIterable<Uint8Array>,
  as: string | undefined,
  report: (error: unknown) => void,
): Promise<AdminAnswer> {
  return inAnswer(async () => ({ ...(await readClub(db, bytes, as)) }), report);
}

/**
 * Writes a club to a new file, also while the service runs. The file has its name only once it is whole and was read again.
 * Throws AdminError for a file that is there, a club that is not, and a name that does not confirm it.
 */
export async function exportToFile(
  asked: ClubExport,
  path: string,
  { place, clock, progress }: BackupOptions,
) {
  if (existsSync(path)) throw new AdminError(`${path} is there already: name a new file.`);
  const part = `${path}.part`;
  const keep = async (found: { bytes: AsyncIterable<Uint8Array> } | { error: string }) => {
    if ('error' in found) throw new AdminError(found.error);
    const file = createWriteStream(part, { mode: 0o600, flush: true });
    await pipeline(found.bytes, counted(progress), file);
    return {};
  };
  try {
    await whereverPossible(place, clock, {
      async ask(socket) {
        const found = await exportOnSocket(socket, asked);
        return found === null ? null : await keep(found);
      },
      perform: async ({ db }) => keep(await openExport(db, asked, () => {})),
    });
    await checkClub(createReadStream(part));
    renameSync(part, path);
  } finally {
    rmSync(part, { force: true });
  }
  return { file: path, bytes: (await stat(path)).size };
}

/**
 * Stores a club out of a file, perhaps under another name: the file is read to its end first, so that a damaged one changes
 * nothing. Throws AdminError and BackupError.
 */
export async function importFromFile(
  path: string,
  as: string | undefined,
  { place, clock, progress }: BackupOptions,
) {
  await checkClub(createReadStream(path));
  const bytes = () => Readable.from(counted(progress)(createReadStream(path)));
  const answer = await whereverPossible<AdminAnswer>(place, clock, {
    ask: (socket) => importOnSocket(socket, bytes(), as),
    perform: ({ db }) => storeClubFile(db, bytes(), as, () => {}),
  });
  if ('error' in answer) throw new AdminError(answer.error);
  return { file: path, ...answer.result };
}
