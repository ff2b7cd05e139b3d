import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { PassThrough, Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkBackup, restoreBackup, writeBackup } from '../database/backup.ts';
import type { Database } from '../database/database.ts';
import { noteForAll } from '../database/trail.ts';
import { inAnswer } from './answer.ts';
import { AdminError } from './context.ts';
import { type AdminPlace, whereverPossible } from './execute.ts';
import { openable, protectedBytes } from './protection.ts';
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
 * Writes a new file, also while the service runs: what `ask` gets from the service, or what `perform` writes, under the
 * passphrase if there is one. The file gets its name once it is whole and was read again. Throws AdminError for a file
 * that exists.
 */
export async function writeNew(
  path: string,
  passphrase: string | null,
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
    pipeline(
      protectedBytes(bytes, passphrase),
      counted(progress),
      createWriteStream(part, { mode: 0o600, flush: true }),
    );
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
    const written = await openable(part, async () => passphrase ?? '');
    await check(written());
    renameSync(part, path);
  } finally {
    rmSync(part, { force: true });
  }
  return { file: path, bytes: (await stat(path)).size, protected: passphrase !== null };
}

/**
 * Has a file stored, which is read to its end first, so that a damaged one changes nothing. `passphrase` is asked if the
 * file is protected. Throws AdminError, BackupError and ProtectedFileError.
 */
export async function storeWhole(
  path: string,
  passphrase: () => Promise<string>,
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
  const opened = await openable(path, passphrase);
  await check(opened());
  const bytes = () => Readable.from(counted(progress)(opened()));
  const answer = await whereverPossible<AdminAnswer>(place, clock, {
    ask: (socket) => ask(socket, bytes()),
    perform: ({ db }) => perform(db, bytes()),
  });
  if ('error' in answer) throw new AdminError(answer.error);
  return { file: path, ...answer.result };
}

/** Writes all clubs to a new file, as they stand at one moment. Throws like `writeNew`, and BackupError where there is no club. */
export function backUp(path: string, passphrase: string | null, options: BackupOptions) {
  return writeNew(path, passphrase, options, {
    check: checkBackup,
    ask: backUpOnSocket,
    perform(db, keep) {
      const bytes = new PassThrough();
      return Promise.all([writeNotedBackup(db, bytes, options.clock()), keep(bytes)]);
    },
  });
}

/** Stores what a backup holds in an empty folder or database. Throws like `storeWhole`. */
export function restore(path: string, passphrase: () => Promise<string>, options: BackupOptions) {
  return storeWhole(path, passphrase, options, {
    check: checkBackup,
    ask: restoreOnSocket,
    perform: (db, bytes) =>
      inAnswer(
        () => restoreNoted(db, bytes, options.clock()),
        () => {},
      ),
  });
}

/** Writes a backup, and notes it in each club's trail first. Throws like `writeBackup`. */
export async function writeNotedBackup(db: Database, out: Writable, at: Date): Promise<void> {
  await noteForAll(db, { act: 'backed up', by: '', at });
  await writeBackup(db, out);
}

/** Restores a backup, and adds that to each club's trail. Throws like `restoreBackup`. */
export async function restoreNoted(db: Database, bytes: Bytes, at: Date) {
  const rows = await restoreBackup(db, bytes);
  await noteForAll(db, { act: 'restored', by: '', at });
  return { rows };
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
