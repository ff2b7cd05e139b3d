import { setTimeout as wait } from 'node:timers/promises';
import { createRewriting } from '../care/rewriting.ts';
import { type FolderLock, FolderLockError, lockFolder } from '../database/folder-lock.ts';
import { type OpenDatabase, openDatabase } from '../database/open.ts';
import { answerAdmin, reasonOf } from './answer.ts';
import { type AdminContext, AdminError } from './context.ts';
import type { AdminRequest } from './request.ts';
import { adminSocketPath, askOnSocket } from './socket.ts';

/** Where the records are: the data folder, or the Postgres of `DATABASE_URL`. */
export type AdminPlace = { dataDir: string } | { url: string };

/** What is to be done, by whom it may be. */
export interface AdminWork<Result> {
  /** Has the service that listens on the socket do it; null if none listens. */
  ask(socket: string): Promise<Result | null>;
  /** Does it in this process. */
  perform(database: OpenDatabase): Promise<Result>;
}

/** How long a command waits for a service that is starting, or for another command, in milliseconds. */
const patience = 15_000;

/**
 * Performs an admin request wherever that is possible and returns the result. Throws AdminError or FolderLockError with a
 * message for people, and what the database throws.
 */
export async function executeAdmin(
  place: AdminPlace,
  making: Omit<AdminContext, 'db' | 'rewriting'>,
  request: AdminRequest,
): Promise<Record<string, unknown>> {
  const answer = await whereverPossible(place, making.clock, {
    ask: (socket) => askOnSocket(socket, JSON.stringify(request), making.progress),
    // Whatever fails comes back in words; there is no log to report it to.
    perform: (database) =>
      answerAdmin(
        {
          ...making,
          db: database.db,
          rewriting: createRewriting(database, (error) =>
            making.progress?.(`The files can’t be rewritten yet: ${reasonOf(error)}`),
          ),
        },
        request,
        () => {},
      ),
  });
  if ('error' in answer) throw new AdminError(answer.error);
  return answer.result;
}

/**
 * Does the work on Postgres directly; on an embedded database through the service that holds its folder, or else by
 * opening the folder for the while. Throws FolderLockError, and what the work throws.
 */
export async function whereverPossible<Result>(
  place: AdminPlace,
  clock: () => Date,
  work: AdminWork<Result>,
): Promise<Result> {
  const perform = async () => {
    const database = await openDatabase(place);
    try {
      return await work.perform(database);
    } finally {
      await database.close();
    }
  };
  if ('url' in place) return await perform();
  const deadline = clock().getTime() + patience;
  const socket = adminSocketPath(place.dataDir);
  for (;;) {
    const result = socket === null ? null : await work.ask(socket);
    if (result !== null) return result;
    const lock = await lockUnlessHeld(place.dataDir, clock(), deadline);
    if (lock === null) {
      await wait(200);
      continue;
    }
    try {
      return await perform();
    } finally {
      lock.release();
    }
  }
}

/** Null where another process holds the folder and there is still time to ask again. */
async function lockUnlessHeld(
  dataDir: string,
  now: Date,
  deadline: number,
): Promise<FolderLock | null> {
  try {
    return await lockFolder(dataDir, now);
  } catch (error) {
    const held = error instanceof FolderLockError && error.reason === 'held';
    if (held && now.getTime() < deadline) return null;
    throw error;
  }
}
