import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { openClubs } from '../clubs.ts';
import { FolderLockError, lockFolder } from '../database/folder-lock.ts';
import { type DatabasePlace, openDatabase } from '../database/open.ts';
import type { Connection } from './admin.ts';
import { createAdminApp, otherVersion } from './app.ts';
import { AdminError, reasonOf } from './errors.ts';
import { adminSocketPath } from './listen.ts';

/** Milliseconds that a command waits for a starting service or for another command. */
const patience = 15_000;

/**
 * Connects to the clubs: a Postgres directly; an embedded database through the service that holds its folder, or by opening the
 * folder until the connection is closed. Throws AdminError, FolderLockError, and the errors of opening a database.
 */
export async function connect(
  place: DatabasePlace,
  progress: (line: string) => void,
): Promise<Connection> {
  if (place.databaseUrl !== undefined) return await openHere(place, progress);
  const deadline = Date.now() + patience;
  const socket = adminSocketPath(place.dataDir);
  for (;;) {
    if (await isServed(socket)) {
      return { fetch: (path, init) => fetchOn(socket, path, init), close: async () => {} };
    }
    const lock = await lockFolder(place.dataDir, new Date()).catch((error: unknown) => {
      const isHeld = error instanceof FolderLockError && error.reason === 'held';
      if (isHeld && Date.now() < deadline) return null;
      throw error;
    });
    if (lock === null) {
      await wait(200);
      continue;
    }
    try {
      const { fetch, close } = await openHere(place, progress);
      return { fetch, close: () => close().finally(() => lock.release()) };
    } catch (error) {
      lock.release();
      throw error;
    }
  }
}

/** The app in this process. */
async function openHere(
  place: DatabasePlace,
  progress: (line: string) => void,
): Promise<Connection> {
  const database = await openDatabase(place);
  const clubs = openClubs(database, {
    // There is no log. Errors are the command's answer, except those of rewriting, which is tried again.
    logger: { error: ({ err }: { err: unknown }) => progress(reasonOf(err)) },
    performsRuns: false,
  });
  const app = createAdminApp(clubs, () => {});
  return {
    fetch: async (path, init) => app.request(path, init),
    async close() {
      await clubs.stop();
      await database.close();
    },
  };
}

/** Whether a service listens. Throws AdminError for one of another version. */
async function isServed(socket: string): Promise<boolean> {
  try {
    if ((await fetchOn(socket, '/')).ok) return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return false;
    throw error;
  }
  throw new AdminError(otherVersion);
}

/** `fetch` on a Unix socket, which Node's own can't do. */
async function fetchOn(socketPath: string, path: string, init?: RequestInit): Promise<Response> {
  const { method, headers, body } = new Request(new URL(path, 'http://admin'), init);
  const to = { socketPath, path, method, headers: Object.fromEntries(headers), agent: false };
  const outgoing = httpRequest(to);
  const answered: Promise<IncomingMessage[]> = once(outgoing, 'response');
  if (body === null) outgoing.end();
  // An error of sending is thrown while the answer is awaited.
  else pipeline(Readable.fromWeb(body), outgoing).catch((error) => outgoing.destroy(error));
  const [incoming] = await answered.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET') throw error;
    throw new AdminError('The service stopped before it answered. Its log says why.');
  });
  if (incoming === undefined) throw new RangeError('A response without a message');
  return new Response(Readable.toWeb(incoming) as ReadableStream<Uint8Array>, {
    status: incoming.statusCode ?? 500,
  });
}
