import { readFileSync } from 'node:fs';

/*
 * Ends the process where Node.js is too old, before anything is loaded that would fail on it without saying why: import
 * it first, and the rest behind it with `await import`.
 */

const line = oldNodeLine(process.versions.node);
if (line !== null) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** A message if Node.js is older than `engines` in package.json; otherwise null. */
export function oldNodeLine(version: string): string | null {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const [, least = ''] = /"node": ">=([\d.]+)"/.exec(manifest) ?? [];
  const isOld = version.localeCompare(least, 'en', { numeric: true }) < 0;
  return isOld
    ? `Boxout needs Node.js ${least} or newer, and this is ${version}. Get it from https://nodejs.org, then install Boxout again.`
    : null;
}
