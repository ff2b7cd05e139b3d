import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkBackup, restoreBackup, writeBackup } from '../database/backup.ts';
import type { Database } from '../database/database.ts';
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

type Bytes = AsyncIterable<Uint8Array>;

/**
 * Writes a new file, also while the service runs: what `ask` has of the service, or what `perform` keeps. It has its name only
 * once it is whole and was read again. Throws AdminError for a file that is there.
 */
export async function writeNew(
  path: string,
  { place, clock, progress }: BackupOptions,
  {
    check,
    ask,
    perform,
  }: {
    check(bytes: Bytes): Promise<void>;
    ask(socket: string): Promise<Bytes | null>;
    perform(db: Database, keep: (bytes: Bytes) => Promise<void>): Promise<unknown>;
  },
) {
  if (existsSync(path)) throw new AdminError(`${path} is there already: name a new file.`);
  const part = `${path}.part`;
  const keep = (bytes: Bytes) =>
    pipeline(bytes, counted(progress), createWriteStream(part, { mode: 0o600, flush: true }));
  try {
    await whereverPossible(place, clock, {
      async ask(socket) {
        const bytes = await ask(socket);
        if (bytes === null) return null;
        await keep(bytes);
        return {};
      },
      async perform({ db }) {
        await perform(db, keep);
        return {};
      },
    });
    await check(createReadStream(part));
    renameSync(part, path);
  } finally {
    rmSync(part, { force: true });
  }
  return { file: path, bytes: (await stat(path)).size };
}

/** Has a file stored that is read to its end first, so that a damaged one changes nothing. Throws AdminError and BackupError. */
export async function storeWhole(
  path: string,
  { place, clock, progress }: BackupOptions,
  {
    check,
    ask,
    perform,
  }: {
    check(bytes: Bytes): Promise<void>;
    ask(socket: string, bytes: Readable): Promise<AdminAnswer | null>;
    perform(db: Database, bytes: Readable): Promise<AdminAnswer>;
  },
) {
  await check(createReadStream(path));
  const bytes = () => Readable.from(counted(progress)(createReadStream(path)));
  const answer = await whereverPossible<AdminAnswer>(place, clock, {
    ask: (socket) => ask(socket, bytes()),
    perform: ({ db }) => perform(db, bytes()),
  });
  if ('error' in answer) throw new AdminError(answer.error);
  return { file: path, ...answer.result };
}

/** Writes all clubs to a new file, as they stand at one moment. Throws like `writeNew`, and BackupError where there is no club. */
export function backUp(path: string, options: BackupOptions) {
  return writeNew(path, options, {
    check: checkBackup,
    ask: backUpOnSocket,
    perform(db, keep) {
      const bytes = new PassThrough();
      return Promise.all([writeBackup(db, bytes), keep(bytes)]);
    },
  });
}

/** Stores what a backup holds in an empty folder or database. Throws like `storeWhole`. */
export function restore(path: string, options: BackupOptions) {
  return storeWhole(path, options, {
    check: checkBackup,
    ask: restoreOnSocket,
    perform: (db, bytes) =>
      inAnswer(
        async () => ({ rows: await restoreBackup(db, bytes) }),
        () => {},
      ),
  });
}

/** Passes bytes on and tells how many there were, at most once a second. */
function counted(progress: (bytes: number) => void) {
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
