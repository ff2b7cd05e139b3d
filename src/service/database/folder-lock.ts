import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A data folder that another process holds, or that can't be written; the message is for people. */
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

/** Who holds a folder. `started` tells a process from a later one with the same id. */
interface Holder {
  pid: number;
  started: string | null;
  since: string;
}

/** A claim is held for a few file calls; one that is older belongs to a process that died in them. */
const claimLifetime = 5_000;

/**
 * Takes `dataDir` for this process alone, creating it if need be: two processes on one embedded
 * database lose each other's rows without a word. The lock is a file naming the process; one left by
 * a process that is gone (kill -9, power loss) is taken over. Throws `FolderLockError`.
 */
export async function lockFolder(dataDir: string, now: Date): Promise<FolderLock> {
  const path = join(dataDir, 'lock');
  const claim = join(dataDir, 'lock.claim');
  const own: Holder = {
    pid: process.pid,
    started: startOf(process.pid),
    since: now.toISOString(),
  };
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    while (!create(claim)) {
      if (ageOf(claim) > claimLifetime) rmSync(claim, { force: true });
      await wait(10);
    }
  } catch (error) {
    throw unusable(dataDir, error);
  }
  try {
    const holder = readHolder(path);
    if (holder !== null && isRunning(holder)) throw held(dataDir, holder);
    // Written beside and renamed, so that a reader never sees half a file.
    writeFileSync(`${path}.new`, JSON.stringify(own), { mode: 0o600 });
    renameSync(`${path}.new`, path);
  } catch (error) {
    throw error instanceof FolderLockError ? error : unusable(dataDir, error);
  } finally {
    rmSync(claim, { force: true });
  }
  return {
    release() {
      const holder = readHolder(path);
      if (holder?.pid === own.pid && holder.since === own.since) rmSync(path, { force: true });
    },
  };
}

function held(dataDir: string, holder: Holder): FolderLockError {
  return new FolderLockError(
    `The data folder ${dataDir} is in use by process ${holder.pid} (since ${holder.since}). ` +
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

function create(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Milliseconds since the file was written; 0 where it has just gone. */
function ageOf(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat === undefined ? 0 : Date.now() - stat.mtimeMs;
}

/** Null where there is no lock, or one that no version of this file has written. */
function readHolder(path: string): Holder | null {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
  const [, pid] = /"pid":(\d+)/.exec(text) ?? [];
  const [, started] = /"started":"([^"]*)"/.exec(text) ?? [];
  const [, since] = /"since":"([^"]*)"/.exec(text) ?? [];
  if (pid === undefined || since === undefined) return null;
  return { pid: Number(pid), started: started ?? null, since };
}

function isRunning(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: it runs, as another user.
    if (codeOf(error) !== 'EPERM') return false;
  }
  const started = startOf(holder.pid);
  return holder.started === null || started === null || holder.started === started;
}

/**
 * When a process started, as the kernel counts it (proc(5), field 22 of stat, after the boot it
 * counts from); null on systems without /proc. Ids are given again, most of all in containers.
 */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return ticks === undefined ? null : `${boot}/${ticks}`;
  } catch {
    return null;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
