import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database/open.ts';
import { packageRoot } from '../package-root.ts';
import { findPostgres, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a Postgres that all tests share, with NAME for the database; null if none is installed. */
    postgres: string | null;
    /** A folder that goes after all tests. */
    folder: string;
  }
}

/** The database that others of the shared Postgres are copied from: it has the tables, and no club. */
export const emptyDatabase = 'empty_service';

/** Makes the empty database if PGlite or the migrations are newer, in a separate process, so that its memory is freed. */
function makeTemplate() {
  const root = packageRoot();
  const timeOf = (path: string) => statSync(join(root, path)).mtimeMs;
  const sources = ['package-lock.json', 'src/service/database/migrations'].map(timeOf);
  const made = 'dist/empty-database';
  if (existsSync(join(root, made)) && timeOf(made) >= Math.max(...sources)) return;
  const script = join(root, 'src/service/database/make-template.ts');
  spawnSync(process.execPath, ['--import', 'tsx', script], { cwd: root, stdio: 'inherit' });
}

/** Before all tests: an embedded database opens in a fraction of the time, and one Postgres is there for all. */
export async function setup({ provide }: TestProject): Promise<() => void> {
  makeTemplate();
  const folder = mkdtempSync(join(tmpdir(), 'boxout-test-'));
  provide('folder', folder);
  // Not waited for: the databases have tens of thousands of files.
  const removeFolder = () =>
    spawn('rm', ['-rf', folder], { detached: true, stdio: 'ignore' }).unref();
  const bin = findPostgres();
  if (bin === null) {
    provide('postgres', null);
    return removeFolder;
  }
  const server = startPostgres(bin);
  const admin = new pg.Client({ connectionString: server.url('postgres') });
  await admin.connect();
  await admin.query(`create database ${emptyDatabase}`);
  await admin.end();
  await (await openDatabase({ databaseUrl: server.url(emptyDatabase), dataDir: folder })).close();
  provide('postgres', server.url('NAME'));
  return () => {
    server.stop('later');
    removeFolder();
  };
}
