import { spawnSync } from 'node:child_process';
import { ensureChromium } from './chromium.ts';

/** Everything that `npm test` runs, in the order in which a fault is cheapest to find. */
const steps: [name: string, command: string, parameters: string[]][] = [
  ['types, lint, unused code, walls and words', 'npm', ['run', 'check']],
  ['unit and service tests', 'npx', ['vitest', 'run', '--exclude', 'src/testing/**']],
  ['build', 'npm', ['run', 'build']],
  ['browser tests', 'npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts']],
];

const chromium = ensureChromium();
for (const [name, command, parameters] of steps) {
  console.log(`\n── ${name}`);
  const { status, error } = spawnSync(command, parameters, {
    stdio: 'inherit',
    env: { ...process.env, CHROME_PATH: chromium },
  });
  if (status !== 0) {
    console.error(`\nStopped at "${name}".${error ? ` ${error.message}` : ''}`);
    process.exit(status ?? 1);
  }
}
console.log('\nAll steps passed.');
