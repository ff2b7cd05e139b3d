import { spawnSync } from 'node:child_process';
import { ensureChromium } from './chromium.ts';

/*
 * `npm run soak`: the tests of docs/reliability.md with their full counts, of which `npm test` runs a share. It takes
 * an hour or more, and goes on after a failure, so that one run tells everything.
 */
const steps: [name: string, command: string, parameters: string[]][] = [
  ['build', 'npm', ['run', 'build']],
  ['unit and service tests, full counts', 'npx', ['vitest', 'run', '--mode', 'soak']],
  [
    'browser tests, full counts',
    'npx',
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--timeout', '600000'],
  ],
];

const env = { ...process.env, CHROME_PATH: ensureChromium(), SOAK: '1' };
const failed: string[] = [];
for (const [name, command, parameters] of steps) {
  console.log(`\n── ${name}`);
  const { status, error } = spawnSync(command, parameters, { stdio: 'inherit', env });
  if (status !== 0) failed.push(error ? `${name} (${error.message})` : name);
}
console.log(failed.length === 0 ? '\nAll promises hold.' : `\nBroken: ${failed.join('; ')}`);
process.exit(failed.length === 0 ? 0 : 1);
