import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clubName, familyNames, mensNames, womensNames } from '../src/league/names.ts';

/** Names of clubs, teams and players in tests, in addition to the league's. */
const testNames = ['Our club', 'Their club', 'Harbour', 'Valley', 'Amara'];

/** A SHA-256 as in the keys' table; no other logged value has this form. */
const hash = /\b[0-9a-f]{64}\b/;

/** Creates a folder in `folder` for the logs of everything that tests start, for `TEST_LOGS`. */
export function makeLogFolder(folder: string): string {
  return mkdtempSync(join(folder, 'logs-'));
}

/**
 * The lines of the collected logs with a name or a key's hash, and the number of all lines. First names are only found before
 * a family name, since many are also words.
 */
export function searchLogs(folder: string): { lines: number; found: string[] } {
  const first = [...womensNames, ...mensNames].join('|');
  const names = [clubName, ...familyNames, ...testNames].join('|');
  const name = new RegExp(`\\b(${names})\\b|\\b(${first}) [A-Z]`);
  const lines = readdirSync(folder)
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .filter((line) => line !== '');
  return { lines: lines.length, found: lines.filter((line) => name.test(line) || hash.test(line)) };
}
