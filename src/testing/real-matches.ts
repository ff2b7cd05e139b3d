import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Real matches belong to their leagues and are not in the repository. If they are in the folder beside it, each is read and
 * compared with its official totals; that folder's README lists known differences.
 */
const folder = join(import.meta.dirname, '../../../shared/data/');

/** Whether there are real matches; `reason` ends the titles of tests that are skipped without them. */
export const arePresent = existsSync(folder);
export const reason = arePresent ? '' : ' (skipped: no real matches in ../shared/data)';

export type RealFormat = 'livestats' | 'euroleague' | 'statcrew';

/** The file names of one format; empty without real matches. */
export function realFiles(format: RealFormat): string[] {
  return arePresent
    ? readdirSync(folder + format).filter((name) => /\.(?:json|xml)$/i.test(name))
    : [];
}

/** The text of a real file, or of the folder's `README.md`. */
export function realText(...path: string[]): string {
  return readFileSync(folder + path.join('/'), 'utf8');
}
