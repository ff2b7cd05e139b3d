import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A Postgres server of the tests' own, reachable through a socket in its folder only. */
export interface TestPostgres {
  /** The address of a database on it. */
  url(database: string): string;
  stop(): void;
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

/** Starts a server in a folder of its own and waits until it answers. */
export function startPostgres(bin: string): TestPostgres {
  const folder = mkdtempSync(join(tmpdir(), 'boxout-postgres-'));
  const user = userForPostgres();
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = (tool: string, ...args: string[]) =>
    execFileSync(join(bin, tool), args, { ...user, cwd: folder, stdio: 'ignore' });
  run('initdb', '-D', data, '-U', 'boxout', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  const options = `-k ${folder} -c listen_addresses='' -c fsync=off`;
  run('pg_ctl', 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', options);
  return {
    url: (database) => `postgres://boxout@localhost/${database}?host=${encodeURIComponent(folder)}`,
    stop() {
      run('pg_ctl', 'stop', '-w', '-D', data, '-m', 'immediate');
      rmSync(folder, { recursive: true });
    },
  };
}

/** Postgres refuses to run as root: then it runs as "postgres", or else as "nobody". */
function userForPostgres(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = execFileSync('getent', ['passwd', 'postgres', 'nobody']).toString();
  const [, uid, gid] = /^[^:]+:[^:]*:(\d+):(\d+):/m.exec(accounts) ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}
