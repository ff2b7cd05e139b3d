import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const debianPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser to test in: `CHROME_PATH`, the system's Chromium or Playwright's own; `undefined` where there is none. */
export function findChromium(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which is not there.`);
    return named;
  }
  return [...debianPaths, chromium.executablePath()].find((path) => existsSync(path));
}

/**
 * Finds a Chromium, or installs one: Debian's package as root, else Playwright's own.
 * Throws an error that says what to type where neither can be had.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  const attempts: [string, string[]][] =
    isRoot && existsSync('/usr/bin/apt-get')
      ? [
          ['apt-get', ['update']],
          ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']],
        ]
      : [['npx', ['playwright', 'install', 'chromium']]];
  console.log('No Chromium found: installing one.');
  const failures: unknown[] = [];
  for (const [command, parameters] of attempts) {
    try {
      execFileSync(command, parameters, { stdio: 'inherit' });
    } catch (cause) {
      failures.push(cause);
    }
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'The browser tests need a Chromium. Type "sudo apt-get install chromium" or "npx playwright install chromium", ' +
      'or name one in CHROME_PATH, then run the tests again.',
    { cause: failures },
  );
}
