import { setTimeout as wait } from 'node:timers/promises';
import { type FolderLock, FolderLockError, lockFolder } from '../database/folder-lock.ts';
import { type DatabasePlace, openDatabase } from '../database/open.ts';
import { AdminError } from './admin-error.ts';
import { answerAdmin } from './answer.ts';
import type { AdminContext } from './context.ts';
import type { AdminRequest } from './request.ts';
import { type AdminAnswer, adminSocketPath, askOnSocket } from './socket.ts';

/** Where the records are: the data folder, or the Postgres of `DATABASE_URL`. */
export type AdminPlace = { dataDir: string } | { url: string };

/** How long a command waits for a service that is starting, or for another command, in milliseconds. */
const patience = 15_000;

/**
 * Performs an admin request wherever that is possible: on Postgres directly; on an embedded database
 * through the service that holds its folder, or else by opening the folder for the while. Returns the
 * result. Throws AdminError or FolderLockError with a message for people, else what the database throws.
 */
export async function executeAdmin(
  place: AdminPlace,
  making: Omit<AdminContext, 'db'>,
  request: AdminRequest,
): Promise<Record<string, unknown>> {
  const answer =
    'url' in place
      ? await answerFrom(place, making, request)
      : await askOrOpen(place.dataDir, making, request);
  if ('error' in answer) throw new AdminError(answer.error);
  return answer.result;
}

async function askOrOpen(
  dataDir: string,
  making: Omit<AdminContext, 'db'>,
  request: AdminRequest,
): Promise<AdminAnswer> {
  const deadline = making.clock().getTime() + patience;
  const socket = adminSocketPath(dataDir);
  for (;;) {
    const answer = socket === null ? null : await askOnSocket(socket, JSON.stringify(request));
    if (answer !== null) return answer;
    const lock = await lockUnlessHeld(dataDir, making.clock(), deadline);
    if (lock === null) {
      await wait(200);
      continue;
    }
    try {
      return await answerFrom({ dataDir }, making, request);
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

async function answerFrom(
  place: DatabasePlace,
  making: Omit<AdminContext, 'db'>,
  request: AdminRequest,
): Promise<AdminAnswer> {
  const database = await openDatabase(place);
  try {
    // Whatever fails comes back in words; there is no log to report it to.
    return await answerAdmin({ ...making, db: database.db }, request, () => {});
  } finally {
    await database.close();
  }
}
