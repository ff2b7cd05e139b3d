import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './sources.ts';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'src/contract/ASSUMPTIONS.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** All files of the project that are not generated, as Git lists them. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '');

/** A file by its extension, or a path by its top folder; placeholders such as NAME.ts are ignored. */
const path =
  /^(?:(?:\.\.\/|\.\/)*[a-z][\w./-]*\.(?:tsx?|css|po|md|html|png)|(?:src|e2e|docs|public|contract|basketball|insights|match-files|league|dashboard|service)\/[\w./-]*)$/i;

/** The paths in backticks and links of a document. */
function namedPaths(text: string): string[] {
  const named = [...text.matchAll(/`([^`\s]+)`|\]\(([^)#\s]+)[^)]*\)/g)];
  return named
    .map(([, quoted, linked]) => quoted ?? linked ?? '')
    .filter((name) => path.test(name) && !/[A-Z]{4}/.test(name.replace(/[A-Z]+\.md$/, '')));
}

/** Whether a file or folder ends with this path; tests may be named without extension. */
function isThere(name: string): boolean {
  const end = `/${name.replace(/^(\.\.?\/)+/, '').replace(/\/$/, '')}`;
  return files.some(
    (file) =>
      `/${file}`.endsWith(end) ||
      `/${file}`.includes(`${end}/`) ||
      [`${end}.e2e.ts`, `${end}.test.ts`].some((test) => `/${file}`.endsWith(test)),
  );
}

test.each(documents)('every file and folder that %s names is there', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  expect(namedPaths(text).filter((name) => !isThere(name))).toEqual([]);
});

test('a missing path is found, and a placeholder is ignored', () => {
  const named = namedPaths('`src/nowhere/` [a](../src/gone.ts) `NAME.ts` `e2e/canary` `main.tsx`');
  expect(named).toEqual(['src/nowhere/', '../src/gone.ts', 'e2e/canary', 'main.tsx']);
  expect(named.map(isThere)).toEqual([false, false, true, true]);
});
