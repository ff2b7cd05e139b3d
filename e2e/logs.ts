import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clubName, familyNames, mensNames, womensNames } from '../src/league/names.ts';

/** Names that the tests give to clubs, teams and players, besides those of the league. */
const testNames = ['Our club', 'Their club', 'Harbour', 'Valley', 'Amara'];

/** SHA-256 as in the keys' table; no other logged value has this form. */
const hash = /\b[0-9a-f]{64}\b/;

/** A folder in `folder` for the logs of everything that the tests start, for `TEST_LOGS`. */
export function makeLogFolder(folder: string): string {
  return mkdtempSync(join(folder, 'logs-'));
}

/**
 * The lines of the collected logs that hold a name or a key's hash, and how many lines there were.
 * First names are looked for before a family name only: many are words as well.
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
