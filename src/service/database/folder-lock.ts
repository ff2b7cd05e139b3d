import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, linkSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { dirname, isAbsolute, join, relative } from 'node:path';

/** A data folder that another process holds, or that can't be used; the message is for people. */
export class FolderLockError extends Error {
  constructor(
    message: string,
    readonly reason: 'held' | 'unusable',
  ) {
    super(message);
  }
}

export interface FolderLock {
  /** Gives the folder back; harmless when called twice. */
  release(): void;
}

/** How long a holder may take to say who it is, in milliseconds; one that says nothing holds the folder all the same. */
const patience = 1_000;

const lockName = /^lock\.(\d+)$/;

/**
 * Locks `dataDir` for this process, creating it if need be: two processes on one embedded database lose each
 * other's rows silently. The holder listens on a socket in the folder, which the system closes with the process:
 * the next process connects to it, since process ids mean nothing in another container and clocks may differ.
 *
 * The holder is the process that listens on the file `lock.N` with the highest N. A listening socket is linked to
 * the next number, which succeeds for one of many that come at once. The highest is removed by nobody but the holder of
 * a higher one, so it is always the latest; a released or killed one stays in the folder, and nobody answers there.
 * Throws `FolderLockError`.
 */
export async function lockFolder(dataDir: string, now: Date): Promise<FolderLock> {
  const name = `lock-${randomUUID().slice(0, 8)}`;
  const own = socketPath(dataDir, name);
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(`process ${process.pid} (since ${now.toISOString()})`);
  });
  try {
    prepare(dataDir);
    await listenPrivately(server, own);
    try {
      await takeNext(dataDir, own);
    } finally {
      rmSync(own);
    }
  } catch (error) {
    server.close();
    throw error instanceof FolderLockError ? error : unusable(dataDir, error);
  }
  server.unref();
  return { release: () => void server.close() };
}

/** Creates the folder, and closes to other accounts what an earlier version left open in it. */
function prepare(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  for (const entry of ['demo-key', 'database']) closeToOthers(join(dataDir, entry));
}

/** Takes a file, or a folder with all that it holds, from everybody but its owner. */
export function closeToOthers(path: string): void {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return;
  if ((stat.mode & 0o077) !== 0) chmodSync(path, stat.mode & 0o700);
  if (stat.isDirectory()) for (const name of readdirSync(path)) closeToOthers(join(path, name));
}

/** Listens on a socket that only its owner may open. */
export async function listenPrivately(server: Server, path: string): Promise<void> {
  const listening = once(server, 'listening');
  // The socket is made within `listen`; the mask keeps it closed from its first moment.
  const mask = process.umask(0o177);
  server.listen(path);
  process.umask(mask);
  await listening;
}

/** Makes the listening socket the one with the highest number. Throws FolderLockError where another one answers there. */
async function takeNext(dataDir: string, own: string): Promise<void> {
  for (;;) {
    const latest = latestLock(dataDir);
    // An earlier version that holds the folder has no such lock, but takes admin commands.
    const holder = await ask(join(dirname(own), latest === 0 ? 'admin.sock' : `lock.${latest}`));
    if (holder !== null) throw held(dataDir, holder);
    if (!link(own, join(dataDir, `lock.${latest + 1}`))) continue;
    // A slow process may have linked a number that others have passed and cleared away.
    if (latestLock(dataDir) > latest + 1) {
      rmSync(join(dataDir, `lock.${latest + 1}`), { force: true });
      continue;
    }
    for (const name of readdirSync(dataDir)) {
      const number = Number(lockName.exec(name)?.[1] ?? Number.POSITIVE_INFINITY);
      if (number <= latest) rmSync(join(dataDir, name), { force: true });
    }
    return;
  }
}

/** The highest number of a lock in the folder; 0 if none. */
function latestLock(dataDir: string): number {
  const numbers = readdirSync(dataDir).map((name) => Number(lockName.exec(name)?.[1] ?? 0));
  return Math.max(0, ...numbers);
}

/** False where the second path is there already. */
function link(path: string, next: string): boolean {
  try {
    linkSync(path, next);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** The holder that listens on the socket, in words; null if none does any more. */
function ask(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    let said = '';
    const silent = 'another process, which does not say which';
    const socket = createConnection(path);
    const answer = (holder: string | null) => {
      socket.destroy();
      resolve(holder);
    };
    socket.setTimeout(patience, () => answer(silent));
    socket.on('data', (part) => {
      said += String(part);
    });
    socket.on('end', () => answer(said || silent));
    socket.on('error', (error) => {
      // The two that say that nobody is there. Any other leaves it open, and the folder closed.
      const isGone = ['ECONNREFUSED', 'ENOENT'].includes(String(codeOf(error)));
      answer(isGone ? null : silent);
    });
  });
}

function held(dataDir: string, holder: string): FolderLockError {
  return new FolderLockError(
    `The data folder ${dataDir} is in use by ${holder}. ` +
      'Stop that process, or set DATA_DIR to another folder.',
    'held',
  );
}

function unusable(dataDir: string, error: unknown): FolderLockError {
  const reason = error instanceof Error ? error.message : String(error);
  return new FolderLockError(
    `The data folder ${dataDir} can't be used: ${reason}. ` +
      'Make it writable, or set DATA_DIR to another folder.',
    'unusable',
  );
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** The addresses of Unix sockets end here on macOS; Linux has three bytes more. */
const longestAddress = 103;

/**
 * The address of a socket in a data folder: the shorter of the absolute and the relative path, since systems limit the
 * length. Throws FolderLockError if both are too long.
 */
export function socketPath(folder: string, name: string): string {
  const path = join(folder, name);
  const fromHere = relative(process.cwd(), path);
  const short = isAbsolute(path) && fromHere.length < path.length ? fromHere : path;
  if (Buffer.byteLength(short) <= longestAddress) return short;
  throw unusable(folder, 'its path is too long for a socket');
}
