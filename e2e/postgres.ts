import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findPostgres } from '../src/service/testing/postgres.ts';

const installer = '/usr/bin/apt-get';

/** Installs Debian's Postgres if root and missing. Otherwise tests that need it are skipped with a message. */
export function ensurePostgres(): void {
  if (findPostgres() !== null) return;
  if (process.getuid?.() !== 0 || !existsSync(installer)) {
    console.log('No Postgres found: the tests that need one are skipped.');
    return;
  }
  console.log('No Postgres found: installing one.');
  const steps = [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']];
  for (const step of steps) execFileSync(installer, step, { stdio: 'inherit' });
}
