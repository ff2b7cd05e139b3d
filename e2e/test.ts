import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';

/** Everything that `npm test` runs, in the order in which a fault is cheapest to find. */
const steps: [name: string, command: string, parameters: string[]][] = [
  ['types, lint, unused code, walls and words', 'npm', ['run', 'check']],
  ['unit and service tests', 'npx', ['vitest', 'run', '--exclude', 'src/testing/**']],
  ['build', 'npm', ['run', 'build']],
  ['browser tests', 'npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts']],
];

/** What stops the tests, in words; `null` where all steps passed. */
function stopsAt(env: NodeJS.ProcessEnv): string | null {
  for (const [name, command, parameters] of steps) {
    console.log(`\n── ${name}`);
    const { status, error } = spawnSync(command, parameters, { stdio: 'inherit', env });
    if (status !== 0) return `Stopped at "${name}".${error ? ` ${error.message}` : ''}`;
  }
  return null;
}

const CHROME_PATH = ensureChromium();
// Services, browsers and databases leave their files here, also those that were killed.
const TMPDIR = mkdtempSync(join(tmpdir(), 'boxout-test-'));
// Postgres refuses to run as root: it runs as another account, which has to reach its own folder in this one.
chmodSync(TMPDIR, 0o755);
const stopped = stopsAt({ ...process.env, CHROME_PATH, TMPDIR });
rmSync(TMPDIR, { recursive: true, force: true });
console.log(`\n${stopped ?? 'All steps passed.'}`);
process.exit(stopped === null ? 0 : 1);
