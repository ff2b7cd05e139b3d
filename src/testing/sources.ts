import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's root folder. */
export const root = join(import.meta.dirname, '../..');

/** The files below some folders with a matching name: path from the root → text. */
export function readFiles(folders: readonly string[], ending: RegExp): Map<string, string> {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => ending.test(path))
      .map((path) => join(folder, path)),
  );
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** All source files of src, the browser tests and the release scripts. */
export const sources: ReadonlyMap<string, string> = readFiles(
  ['src', 'e2e', 'packaging'],
  /\.tsx?$/,
);

/** Whether only tests use a file. */
export const isForTests = (path: string) => /\.test\.tsx?$|\/testing\/|^e2e\//.test(path);

/** The repository files that a file imports. */
export function importsOf(path: string): string[] {
  const found = sources.get(path)?.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g) ?? [];
  return [...found].map(([, name = '']) => join(dirname(path), name));
}
