import { readFileSync } from 'node:fs';

/*
 * Ends the process if Node.js is too old, with a message. Import it first and the rest with `await import`, since other modules
 * fail on an old Node without a reason.
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
