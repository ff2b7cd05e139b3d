import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, linkSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { text } from 'node:stream/consumers';

/** A data folder that another process holds, or that is unusable; the message is for people. */
export class FolderLockError extends Error {
  constructor(
    message: string,
    readonly reason: 'held' | 'unusable',
  ) {
    super(message);
  }
}

/** Milliseconds in which a holder names itself; a silent one holds the folder too. */
const patience = 1_000;

/** The numbers of the locks in a folder. */
const locksIn = (dataDir: string) =>
  readdirSync(dataDir)
    .flatMap((name) => /^lock\.(\d+)$/.exec(name)?.[1] ?? [])
    .map(Number);

/**
 * Locks `dataDir` for this process, and creates it if needed: two processes on one embedded database lose rows. The holder
 * listens on a socket in the folder, which the system closes with the process. The next process connects to it, since process
 * ids and clocks mean nothing across containers.
 *
 * The holder listens on the file `lock.N` with the highest N. A listening socket is linked to the next number, which succeeds
 * for one of several processes. Only the holder of a higher number removes lower ones. A released or killed holder's file stays
 * and does not answer. `release` may be called twice. Throws `FolderLockError`.
 */
export async function lockFolder(dataDir: string, now: Date): Promise<{ release(): void }> {
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

/** Creates the folder, and closes its files to other accounts, as earlier versions did not. */
function prepare(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  for (const entry of ['demo-key', 'database']) closeToOthers(join(dataDir, entry));
}

/** Leaves a file, or a folder with its content, to its owner alone. */
export function closeToOthers(path: string): void {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return;
  if ((stat.mode & 0o077) !== 0) chmodSync(path, stat.mode & 0o700);
  if (stat.isDirectory()) for (const name of readdirSync(path)) closeToOthers(join(path, name));
}

/** Listens on a socket that only its owner may open. */
export async function listenPrivately(server: Server, path: string): Promise<void> {
  const listening = once(server, 'listening');
  // `listen` makes the socket; the mask closes it to others from its first moment.
  const mask = process.umask(0o177);
  server.listen(path);
  process.umask(mask);
  await listening;
}

/** Gives the listening socket the highest number. Throws FolderLockError if another process holds the folder. */
async function takeNext(dataDir: string, own: string): Promise<void> {
  for (;;) {
    const latest = Math.max(0, ...locksIn(dataDir));
    // An earlier version has no such lock, but takes admin commands.
    const holder = await ask(join(dirname(own), latest === 0 ? 'admin.sock' : `lock.${latest}`));
    if (holder !== null) throw held(dataDir, holder);
    if (!link(own, join(dataDir, `lock.${latest + 1}`))) continue;
    // A slow process may have linked a number that others have passed and removed.
    if (Math.max(...locksIn(dataDir)) > latest + 1) {
      rmSync(join(dataDir, `lock.${latest + 1}`), { force: true });
      continue;
    }
    for (const number of locksIn(dataDir)) {
      if (number <= latest) rmSync(join(dataDir, `lock.${number}`), { force: true });
    }
    return;
  }
}

/** False if the second path exists. */
function link(path: string, next: string): boolean {
  try {
    linkSync(path, next);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** The holder that listens on the socket, in words; null if there is none. */
async function ask(path: string): Promise<string | null> {
  const silent = 'another process, which does not say which';
  const socket = createConnection(path);
  socket.setTimeout(patience, () => socket.destroy(new Error(silent)));
  try {
    return (await text(socket)) || silent;
  } catch (error) {
    // These two mean that nobody listens. After any other error somebody may.
    return ['ECONNREFUSED', 'ENOENT'].includes(String(codeOf(error))) ? null : silent;
  }
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

/** Bytes of a Unix socket's address on macOS; Linux allows three more. */
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
