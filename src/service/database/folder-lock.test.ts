import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  lutimesSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { times } from '../../testing/share.ts';
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

/** Starts a process that takes a folder and stays, `before` its command; resolves with what it said, "held" or why not. */
async function start(dataDir: string, ...before: string[]) {
  const module = JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'));
  const script = `import { lockFolder } from ${module};
    await lockFolder(${JSON.stringify(dataDir)}, new Date()).then(
      () => console.log('held'),
      (error) => console.log(error.message),
    );
    setInterval(() => {}, 1000);`;
  const [command = '', ...parameters] = [
    ...before,
    ...[process.execPath, '--import', 'tsx', '--input-type=module', '--eval', script],
  ];
  const child = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [said] = await once(child.stdout, 'data');
  return { child, said: String(said).trim() };
}

it('names the process that holds the folder, and what to do', async () => {
  const { child, said } = await start(folder);
  expect(said).toBe('held');
  const refused = lockFolder(folder, now);
  await expect(refused).rejects.toThrow(`in use by process ${child.pid} (since 20`);
  await expect(refused).rejects.toThrow('DATA_DIR');
});

it('takes over the lock of a killed process at once', async () => {
  const { child } = await start(folder);
  child.kill('SIGKILL');
  await once(child, 'exit');
  (await lockFolder(folder, now)).release();
});

it('a stopped process holds its folder all the same', async () => {
  const { child } = await start(folder);
  child.kill('SIGSTOP');
  await expect(lockFolder(folder, now)).rejects.toMatchObject({ reason: 'held' });
});

it('refuses a second lock in the same process, and gives it after the release', async () => {
  const first = await lockFolder(folder, now);
  await expect(lockFolder(folder, now)).rejects.toBeInstanceOf(FolderLockError);
  first.release();
  first.release();
  (await lockFolder(folder, now)).release();
});

it('gives the folder to exactly one of many that come at once, over a stale lock', async () => {
  (await lockFolder(folder, now)).release();
  for (let round = 0; round < times(5, 100); round += 1) {
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder, now)));
    const given = all.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(given).toHaveLength(1);
    given[0]?.release();
  }
  expect(readdirSync(folder)).toHaveLength(1);
});

it('gives the folder to exactly one of several processes, whose one before was killed', async () => {
  const { child } = await start(folder);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const all = await Promise.all(Array.from({ length: 4 }, () => start(folder)));
  expect(all.filter(({ said }) => said === 'held')).toHaveLength(1);
});

const container = ['unshare', '--fork', '--kill-child', '--pid', '--mount-proc'];
const hasContainers =
  spawnSync(container[0] ?? '', [...container.slice(1), 'true'], { stdio: 'ignore' }).status === 0;

describe.skipIf(!hasContainers)(
  'in containers (skipped where "unshare --pid" may not be used)',
  () => {
    it('of two processes that both are process 1, one holds the folder', async () => {
      const first = await start(folder, ...container);
      expect(first.said).toBe('held');
      expect((await start(folder, ...container)).said).toContain('in use by process 1 ');
      await expect(lockFolder(folder, now)).rejects.toMatchObject({ reason: 'held' });
    });

    it('process 1 takes over from a process 1 that was killed', async () => {
      const first = await start(folder, ...container);
      const gone = once(first.child.stdout ?? first.child, 'close');
      first.child.kill('SIGKILL');
      await gone;
      expect((await start(folder, ...container)).said).toBe('held');
    });
  },
);

it.each(['2001-01-01', '2099-01-01'])(
  'a lock left by a host with the clock at %s is no obstacle, but a held one is',
  async (date) => {
    for (const name of ['lock', 'lock.claim', 'lock.7']) {
      writeFileSync(join(folder, name), '{"pid":1,"started":null,"since":"2026-01-01"}');
      utimesSync(join(folder, name), new Date(date), new Date(date));
    }
    const lock = await lockFolder(folder, new Date(date));
    for (const name of readdirSync(folder)) lutimesSync(join(folder, name), 0, 0);
    await expect(lockFolder(folder, now)).rejects.toMatchObject({ reason: 'held' });
    lock.release();
  },
);

it('a copy of a folder that is in use is another folder', async () => {
  const original = join(folder, 'original');
  const copy = join(folder, 'copy');
  const lock = await lockFolder(original, now);
  execFileSync('cp', ['-a', original, copy]);
  (await lockFolder(copy, now)).release();
  await expect(lockFolder(original, now)).rejects.toMatchObject({ reason: 'held' });
  lock.release();
});

it('a service of an earlier version, which takes admin commands, holds its folder', async () => {
  const server = createServer().listen(join(folder, 'admin.sock'));
  await once(server, 'listening');
  await expect(lockFolder(folder, now)).rejects.toMatchObject({ reason: 'held' });
  server.close();
  (await lockFolder(folder, now)).release();
});

it('creates the folder for its owner alone, and closes the modes of an existing one', async () => {
  const inner = join(folder, 'a', 'b');
  mkdirSync(join(inner, 'database/base'), { recursive: true, mode: 0o777 });
  for (const name of ['demo-key', 'database/PG_VERSION', 'database/base/1']) {
    writeFileSync(join(inner, name), '');
    chmodSync(join(inner, name), 0o666);
  }
  const lock = await lockFolder(inner, now);
  const modes = readdirSync(inner, { recursive: true })
    .map((name) => statSync(join(inner, String(name))))
    .map((stat) => (stat.mode & 0o777) | (stat.isDirectory() ? 0o1000 : 0));
  expect(new Set(modes)).toEqual(new Set([0o600, 0o1700]));
  lock.release();
  const made = join(folder, 'c');
  (await lockFolder(made, now)).release();
  expect(statSync(made).mode & 0o777).toBe(0o700);
});

it('says why a folder is of no use', async () => {
  writeFileSync(join(folder, 'file'), '');
  await expect(lockFolder(join(folder, 'file'), now)).rejects.toMatchObject({
    reason: 'unusable',
    message: expect.stringContaining('set DATA_DIR to another folder'),
  });
});

it('says at the start that a path is too long for a socket', async () => {
  await expect(lockFolder(join(folder, 'long'.repeat(30)), now)).rejects.toMatchObject({
    reason: 'unusable',
    message: expect.stringContaining('too long for a socket'),
  });
});
