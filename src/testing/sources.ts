import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the project. */
export const root = join(import.meta.dirname, '../..');

/** Every file below some folders by its path from the project's, whose name ends as asked, with its text. */
export function readFiles(folders: readonly string[], ending: RegExp): Map<string, string> {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => ending.test(path))
      .map((path) => join(folder, path)),
  );
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** Every source file of src, of the browser tests and of a release. */
export const sources: ReadonlyMap<string, string> = readFiles(
  ['src', 'e2e', 'packaging'],
  /\.tsx?$/,
);

/** Whether a file is there for tests alone. */
export const isForTests = (path: string) => /\.test\.tsx?$|\/testing\/|^e2e\//.test(path);

/** The files that a file imports from this repository. */
export function importsOf(path: string): string[] {
  const found = sources.get(path)?.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g) ?? [];
  return [...found].map(([, name = '']) => join(dirname(path), name));
}
