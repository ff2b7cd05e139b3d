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

const isForTests = (path: string) => /\.test\.tsx?$|\/testing\/|^e2e\//.test(path);

/** The files that a file imports, its own room's or another's. */
function importsOf(path: string): string[] {
  const found = sources.get(path)?.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g) ?? [];
  return [...found].map(([, name = '']) => join(dirname(path), name));
}

/** The first way that leads from a place back to itself; `null` where there is none. `clear` holds those without one. */
function circleFrom(
  start: string,
  next: (place: string) => Iterable<string>,
  clear: Set<string>,
): string[] | null {
  const walk = (place: string, way: string[]): string[] | null => {
    if (way.includes(place)) return [...way.slice(way.indexOf(place)), place];
    if (clear.has(place)) return null;
    for (const following of next(place)) {
      const circle = walk(following, [...way, place]);
      if (circle) return circle;
    }
    clear.add(place);
    return null;
  };
  return walk(start, []);
}

/** The first circle among `places`, in words. */
function circleAmong(places: Iterable<string>, next: (place: string) => Iterable<string>): string {
  const clear = new Set<string>();
  for (const place of places) {
    const circle = circleFrom(place, next, clear);
    if (circle) return circle.join(' → ');
  }
  return 'no circle';
}

/** What a file belongs to: the room's own files are each by themselves, the others their folder's. */
function folderOf(path: string): string {
  const [, room = '', ...rest] = path.split('/');
  return rest.length > 1 ? ['src', room, rest[0]].join('/') : path;
}

test('no file is too long to be read in one go', () => {
  const tooLong = [...sources].filter(([, text]) => text.split('\n').length > 251);
  expect(tooLong.map(([path]) => path)).toEqual([]);
});

test('nothing that runs is made of what only tests need', () => {
  const found = [...sources.keys()].filter(
    (path) => !isForTests(path) && importsOf(path).some(isForTests),
  );
  expect(found).toEqual([]);
});

test('no file imports itself by way of others', () => {
  expect(circleAmong(sources.keys(), importsOf)).toBe('no circle');
});

test('no folder depends on itself by way of others', () => {
  const needs = new Map<string, Set<string>>();
  for (const path of sources.keys()) {
    if (isForTests(path)) continue;
    const own = folderOf(path);
    const others = importsOf(path)
      .map(folderOf)
      .filter((folder) => folder !== own);
    needs.set(own, new Set([...(needs.get(own) ?? []), ...others]));
  }
  expect(circleAmong(needs.keys(), (folder) => needs.get(folder) ?? [])).toBe('no circle');
});

test('no style sheet takes from another: the build would warn of it at every first start', () => {
  const sheets = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.css'),
  );
  const taking = sheets.filter((path) =>
    /composes:.*\bfrom\b/.test(readFileSync(join(root, 'src', path), 'utf8')),
  );
  expect(sheets.length).toBeGreaterThan(20);
  expect(taking).toEqual([]);
});
