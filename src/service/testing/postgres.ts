import { type ChildProcess, execFileSync, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A Postgres server of the tests' own, reachable through a socket in its folder only. */
export interface TestPostgres {
  /** The address of a database on it. */
  url(database: string): string;
  /** Stops it, as an administrator's "fast" or without a word to its clients, and waits until it answers again. */
  restart(how: 'fast' | 'immediate'): Promise<void>;
  /** Stops all of its processes until the returned function is called. */
  freeze(): () => void;
  /** Removes its folder, too: `later` in the background, since it has hundreds of files for each database. */
  stop(removes?: 'now' | 'later'): void;
}

/** The folder with `initdb` and `pg_ctl`: Debian's, or one of the PATH; null where Postgres is not installed. */
export function findPostgres(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort().reverse() : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const tools = ['initdb', 'pg_ctl', 'postgres'];
  return folders.find((folder) => tools.every((tool) => existsSync(join(folder, tool)))) ?? null;
}

/** Starts a server in a new folder of `parent` and waits until it answers. */
export function startPostgres(bin: string, parent = tmpdir()): TestPostgres {
  const folder = mkdtempSync(join(parent, 'boxout-postgres-'));
  const user = userForPostgres();
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = (tool: string, ...args: string[]) =>
    execFileSync(join(bin, tool), args, { ...user, cwd: folder, stdio: 'ignore' });
  run('initdb', '-D', data, '-U', 'boxout', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  const options = `-k ${folder} -c listen_addresses='' -c fsync=off`;
  const start = ['-w', '-D', data, '-l', join(folder, 'log'), '-o', options];
  run('pg_ctl', 'start', ...start);
  const watchdog = stopWithThisProcess(folder);
  return {
    url: (database) => `postgres://boxout@localhost/${database}?host=${encodeURIComponent(folder)}`,
    async restart(how) {
      const restarting = spawn(join(bin, 'pg_ctl'), ['restart', '-m', how, ...start], {
        ...user,
        cwd: folder,
        stdio: 'ignore',
      });
      const [code] = await once(restarting, 'exit');
      if (code !== 0) throw new Error(`pg_ctl restart ended with ${code}`);
    },
    freeze() {
      // The postmaster is first in its pid file; it is stopped before its processes are listed.
      const postmaster = Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10);
      process.kill(postmaster, 'SIGSTOP');
      const all = [postmaster, ...childrenOf(postmaster)];
      for (const pid of all) process.kill(pid, 'SIGSTOP');
      // Last the one that starts all others: going on, it buries those that had ended by then.
      return () => {
        for (const pid of all.toReversed()) process.kill(pid, 'SIGCONT');
      };
    },
    stop(removes = 'now') {
      run('pg_ctl', 'stop', '-w', '-D', data, '-m', 'immediate');
      if (removes === 'later') {
        watchdog.stdin?.end();
        return;
      }
      watchdog.kill();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Kills the server and removes its folder once this process has ended, even by SIGKILL: its end of the pipe closes. */
function stopWithThisProcess(folder: string): ChildProcess {
  const script = `cat; read -r pid < "$0/data/postmaster.pid" && kill -KILL $pid $(pgrep -P $pid); rm -rf "$0"`;
  const stdio: StdioOptions = ['pipe', 'ignore', 'ignore'];
  const watchdog = spawn('sh', ['-c', script, folder], { stdio, detached: true });
  watchdog.unref();
  return watchdog;
}

function childrenOf(parent: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=']).toString();
  const rows = table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  return rows.flatMap(([pid = 0, of]) => (of === parent ? [pid] : []));
}

/** Postgres refuses to run as root: it then runs as "postgres" or "nobody". */
function userForPostgres(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = execFileSync('getent', ['passwd', 'postgres', 'nobody']).toString();
  const [, uid, gid] = /^[^:]+:[^:]*:(\d+):(\d+):/m.exec(accounts) ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}
