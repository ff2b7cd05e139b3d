import { exportClub } from '../care/club.ts';
import { checkClub, readClub } from '../database/club-file.ts';
import type { Database } from '../database/database.ts';
import { noteInTrail } from '../database/trail.ts';
import { inAnswer } from './answer.ts';
import { type BackupOptions, storeWhole, writeNew } from './backup-commands.ts';
import { AdminError } from './context.ts';
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
  at: Date,
  report: (error: unknown) => void,
): Promise<{ bytes: AsyncIterable<Uint8Array> } | { error: string }> {
  let bytes: AsyncIterable<Uint8Array> | null = null;
  const answer = await inAnswer(async () => {
    const { id } = await requireClub(db, club);
    bytes = await exportClub(db, id, confirm, { by: '', at });
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
  at: Date,
  report: (error: unknown) => void,
): Promise<AdminAnswer> {
  return inAnswer(async () => {
    const read = await readClub(db, bytes, as);
    await noteInTrail(db, read.club.id, { act: 'restored', by: '', at });
    return { ...read };
  }, report);
}

/** Writes a club to a new file. Throws like `writeNew`, for a club that is not there, and for a name that does not confirm it. */
export function exportToFile(
  asked: ClubExport,
  path: string,
  passphrase: string | null,
  options: BackupOptions,
) {
  const bytesOf = (found: Awaited<ReturnType<typeof openExport>>) => {
    if ('error' in found) throw new AdminError(found.error);
    return found.bytes;
  };
  return writeNew(path, passphrase, options, {
    check: checkClub,
    async ask(socket) {
      const found = await exportOnSocket(socket, asked);
      return found && bytesOf(found);
    },
    perform: async (db, keep) =>
      keep(bytesOf(await openExport(db, asked, options.clock(), () => {}))),
  });
}

/** Stores a club out of a file, perhaps under another name. Throws like `storeWhole`. */
export function importFromFile(
  path: string,
  as: string | undefined,
  passphrase: () => Promise<string>,
  options: BackupOptions,
) {
  return storeWhole(path, passphrase, options, {
    check: checkClub,
    ask: (socket, bytes) => importOnSocket(socket, bytes, as),
    perform: (db, bytes) => storeClubFile(db, bytes, as, options.clock(), () => {}),
  });
}
