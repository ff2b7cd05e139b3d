import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';

const root = join(import.meta.dirname, '..');

/** Every source file of the rooms and of the browser tests by its path, with its text. */
const sources = new Map(
  ['src', 'e2e'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => join(room, path))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const),
  ),
);

/** The files that a file imports, its own room's or another's. */
function importsOf(path: string): string[] {
  const found = sources.get(path)?.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g) ?? [];
  return [...found].map(([, name = '']) => join(dirname(path), name));
}

/** The first way that leads from a file back to itself; `null` where there is none. */
function circleFrom(start: string, clear: Set<string>): string[] | null {
  const walk = (path: string, way: string[]): string[] | null => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
    if (clear.has(path)) return null;
    for (const next of importsOf(path)) {
      const circle = walk(next, [...way, path]);
      if (circle) return circle;
    }
    clear.add(path);
    return null;
  };
  return walk(start, []);
}

test('no file is too long to be read in one go', () => {
  const tooLong = [...sources].filter(([, text]) => text.split('\n').length > 251);
  expect(tooLong.map(([path]) => path)).toEqual([]);
});

test('nothing that runs is made of what only tests need', () => {
  const forTests = (path: string) => /\.test\.tsx?$|\/testing\/|^e2e\//.test(path);
  const found = [...sources.keys()].filter(
    (path) => !forTests(path) && importsOf(path).some(forTests),
  );
  expect(found).toEqual([]);
});

test('no file imports itself by way of others', () => {
  const clear = new Set<string>();
  const circles = [...sources.keys()].map((path) => circleFrom(path, clear));
  expect(circles.find((circle) => circle !== null) ?? 'no circle').toBe('no circle');
});
