import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The headless shell takes half the CPU of a full browser, which also draws its own toolbars. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const wholeBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The Chromium to test in: `CHROME_PATH`, the system's or Playwright's; `undefined` if none. */
export function findChromium(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named))
      throw new Error(`CHROME_PATH is ${named}, which does not exist. Correct or unset it.`);
    return named;
  }
  return [headlessShell, ...wholeBrowsers, chromium.executablePath()].find((path) =>
    existsSync(path),
  );
}

/**
 * Installs Debian's headless shell if root; otherwise finds a Chromium or installs Playwright's. Throws an Error with the
 * command to run if both fail.
 */
export function ensureChromium(): string {
  const found = findChromium();
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (found && (found === headlessShell || process.env.CHROME_PATH || !mayInstall)) return found;
  const attempts: [string, string[]][] = mayInstall
    ? [
        ['apt-get', ['update']],
        ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']],
      ]
    : [['npx', ['playwright', 'install', 'chromium']]];
  console.log('Installing a Chromium for the tests.');
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
