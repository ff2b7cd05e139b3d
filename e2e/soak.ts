import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { ensureChromium } from './chromium.ts';
import { makeLogFolder, searchLogs } from './logs.ts';
import { ensurePostgres } from './postgres.ts';

/*
 * `npm run soak`: the tests of docs/reliability.md in full, of which `npm test` runs a share. It takes an hour or more,
 * continues after failures, and ends with all figures, goals in brackets. `npm run soak -- kill-at-random` runs only files
 * with that in their names.
 */
const files = process.argv.slice(2);
const playwright = ['playwright', 'test', '--config', 'e2e/playwright.config.ts'];
const steps: [name: string, command: string, parameters: string[]][] = [
  ['build', 'npm', ['run', 'build']],
  [
    'unit and service tests, full counts',
    'npx',
    ['vitest', 'run', '--mode', 'soak', '--passWithNoTests', ...files],
  ],
  [
    'browser tests, full counts',
    'npx',
    [...playwright, '--timeout', '600000', '--pass-with-no-tests', ...files],
  ],
];

ensurePostgres();
const logs = makeLogFolder(tmpdir());
const env = { ...process.env, CHROME_PATH: ensureChromium(), SOAK: '1', TEST_LOGS: logs };
const figures: string[] = [];
const failed: string[] = [];
for (const [name, command, parameters] of steps) {
  console.log(`\n── ${name}`);
  const { status, printed } = await run(command, parameters);
  if (status !== 0) failed.push(name);
  for (const [, figure = ''] of printed.matchAll(/figure: ([^`\n]*)$/gm)) figures.push(figure);
}
const { lines, found } = searchLogs(logs);
rmSync(logs, { recursive: true });
figures.push(`names and hashes of keys in the tests' logs: ${found.length} in ${lines} lines (0)`);
if (found.length > 0) failed.push(`logs:\n${found.join('\n')}`);
console.log(`\n── figures\n${figures.sort().join('\n')}`);
console.log(failed.length === 0 ? '\nAll promises hold.' : `\nBroken: ${failed.join('; ')}`);
process.exit(failed.length === 0 ? 0 : 1);

/** Runs a command, shows its output as it comes, and returns it. */
async function run(command: string, parameters: string[]) {
  const child = spawn(command, parameters, { stdio: ['inherit', 'pipe', 'inherit'], env });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  let printed = '';
  for await (const part of child.stdout) {
    printed += part;
    process.stdout.write(part);
  }
  return { status: await ended, printed };
}
