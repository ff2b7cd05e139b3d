import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Real matches belong to their leagues and stay out of the repository. If they are beside it, each one is read
 * and compared with its own totals; known disagreements are in the README of that folder.
 */
const folder = join(import.meta.dirname, '../../../shared/data/');

/** Whether there are any; `reason` ends the title of tests that are skipped without them. */
export const arePresent = existsSync(folder);
export const reason = arePresent ? '' : ' (skipped: no real matches in ../shared/data)';

export type RealFormat = 'livestats' | 'euroleague' | 'statcrew';

/** The names of the files of one format; none without real matches. */
export function realFiles(format: RealFormat): string[] {
  return arePresent
    ? readdirSync(folder + format).filter((name) => /\.(?:json|xml)$/i.test(name))
    : [];
}

/** The text of such a file, or of the folder's `README.md`. */
export function realText(...path: string[]): string {
  return readFileSync(folder + path.join('/'), 'utf8');
}
