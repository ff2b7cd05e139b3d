import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkBackup, restoreBackup, writeBackup } from '../database/backup.ts';
import { inAnswer } from './answer.ts';
import { AdminError } from './context.ts';
import { type AdminPlace, whereverPossible } from './execute.ts';
import type { AdminAnswer } from './socket.ts';
import { backUpOnSocket, restoreOnSocket } from './socket.ts';

/** Where a backup is taken from or put, and who hears how far it is. */
export interface BackupOptions {
  place: AdminPlace;
  clock: () => Date;
  /** Told how many bytes are written or read, about once a second. */
  progress: (bytes: number) => void;
}

/**
 * Writes all clubs to a new file, as they stand at one moment, also while the service runs. The file has its name only
 * once it is whole and was read again. Throws AdminError for a file that is there, BackupError where there is no club.
 */
export async function backUp(path: string, { place, clock, progress }: BackupOptions) {
  if (existsSync(path)) throw new AdminError(`${path} is there already: name a new file.`);
  const part = `${path}.part`;
  const counting = counted(progress);
  const open = () => createWriteStream(part, { mode: 0o600, flush: true });
  try {
    await whereverPossible(place, clock, {
      async ask(socket) {
        const bytes = await backUpOnSocket(socket);
        if (bytes === null) return null;
        await pipeline(bytes, counting, open());
        return {};
      },
      async perform({ db }) {
        const bytes = new PassThrough();
        await Promise.all([writeBackup(db, bytes), pipeline(bytes, counting, open())]);
        return {};
      },
    });
    await checkBackup(createReadStream(part));
    renameSync(part, path);
  } finally {
    rmSync(part, { force: true });
  }
  return { file: path, bytes: (await stat(path)).size };
}

/**
 * Stores what a backup holds in an empty folder or database: the file is read to its end first, so that a damaged one
 * changes nothing. Throws AdminError and BackupError.
 */
export async function restore(path: string, { place, clock, progress }: BackupOptions) {
  await checkBackup(createReadStream(path));
  const bytes = () => Readable.from(counted(progress)(createReadStream(path)));
  const answer = await whereverPossible<AdminAnswer>(place, clock, {
    ask: (socket) => restoreOnSocket(socket, bytes()),
    perform: ({ db }) =>
      inAnswer(
        async () => ({ rows: await restoreBackup(db, bytes()) }),
        () => {},
      ),
  });
  if ('error' in answer) throw new AdminError(answer.error);
  return { file: path, ...answer.result };
}

/** Passes bytes on and tells how many there were, at most once a second. */
export function counted(progress: (bytes: number) => void) {
  return async function* (bytes: AsyncIterable<Uint8Array>) {
    let total = 0;
    let told = performance.now();
    for await (const chunk of bytes) {
      total += chunk.length;
      if (performance.now() - told > 1_000) {
        told = performance.now();
        progress(total);
      }
      yield chunk;
    }
  };
}
