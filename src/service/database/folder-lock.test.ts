import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderLockError, lockFolder } from './folder-lock.ts';

const now = new Date('2026-11-01T10:00:00.000Z');
let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boxout-lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a process that takes the folder, says so, and stays. */
async function holder(): Promise<ChildProcess> {
  const module = JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'));
  const script = `import { lockFolder } from ${module};
    await lockFolder(${JSON.stringify(folder)}, new Date());
    console.log('held');
    setInterval(() => {}, 1000);`;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

it('names the process that holds the folder, and what to do', async () => {
  const child = await holder();
  const refused = lockFolder(folder, now);
  await expect(refused).rejects.toThrow(`in use by process ${child.pid}`);
  await expect(refused).rejects.toThrow('DATA_DIR');
});

it('takes over the lock of a killed process at once', async () => {
  const child = await holder();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const lock = await lockFolder(folder, now);
  lock.release();
  expect(existsSync(join(folder, 'lock'))).toBe(false);
});

it('refuses a second lock in the same process, and gives it after the release', async () => {
  const first = await lockFolder(folder, now);
  await expect(lockFolder(folder, now)).rejects.toBeInstanceOf(FolderLockError);
  first.release();
  first.release();
  (await lockFolder(folder, now)).release();
});

it('gives the folder to exactly one of many that come at once, over a stale lock', async () => {
  writeFileSync(join(folder, 'lock'), '{"pid":4194305,"started":"x","since":"2026-01-01"}');
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder, now)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it.skipIf(!existsSync('/proc/self/stat'))(
  'takes over a lock whose process id now belongs to another process (needs /proc)',
  async () => {
    writeFileSync(
      join(folder, 'lock'),
      JSON.stringify({ pid: process.pid, started: 'before/1', since: '2026-01-01' }),
    );
    (await lockFolder(folder, now)).release();
  },
);

it('takes over a lock that was cut off while it was written', async () => {
  writeFileSync(join(folder, 'lock'), '{"pi');
  (await lockFolder(folder, now)).release();
});

it('creates the folder for its owner alone', async () => {
  const inner = join(folder, 'a', 'b');
  (await lockFolder(inner, now)).release();
  expect(statSync(inner).mode & 0o777).toBe(0o700);
});

it('says why a folder is of no use', async () => {
  writeFileSync(join(folder, 'file'), '');
  await expect(lockFolder(join(folder, 'file'), now)).rejects.toMatchObject({
    reason: 'unusable',
    message: expect.stringContaining('set DATA_DIR to another folder'),
  });
});
