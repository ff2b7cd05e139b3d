import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { findPostgres } from './postgres.ts';

const bin = findPostgres();

test.skipIf(bin === null)(
  'a Postgres ends with the tests that started it, even by SIGKILL',
  async () => {
    const module = pathToFileURL(join(import.meta.dirname, 'postgres.ts'));
    const script = `import { startPostgres } from '${module}';
    const server = startPostgres('${bin}');
    console.log(new URL(server.url('postgres')).searchParams.get('host'));
    setInterval(() => {}, 60_000);`;
    const words = ['--import', 'tsx', '--input-type=module', '--eval', script];
    const run = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [printed] = await once(run.stdout, 'data');
    const folder = String(printed).trim();
    expect(existsSync(join(folder, 'data/postmaster.pid'))).toBe(true);
    run.kill('SIGKILL');
    await vi.waitFor(() => expect(existsSync(folder)).toBe(false), { timeout: 10_000 });
    expect(processesIn(folder)).toEqual([]);
  },
);

/** The command lines of running processes that name the folder. */
function processesIn(folder: string): string[] {
  const all = execFileSync('ps', ['-A', '-o', 'args=']).toString().split('\n');
  return all.filter((line) => line.includes(folder));
}
