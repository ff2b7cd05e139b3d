import { expect, test } from 'vitest';
import { importsOf, isForTests, readFiles, sources } from './sources.ts';

/** The first import cycle through a file or folder; `null` if there is none. */
function circleFrom(
  start: string,
  next: (from: string) => Iterable<string>,
  clear: Set<string>,
): string[] | null {
  const walk = (at: string, way: string[]): string[] | null => {
    if (way.includes(at)) return [...way.slice(way.indexOf(at)), at];
    if (clear.has(at)) return null;
    for (const following of next(at)) {
      const circle = walk(following, [...way, at]);
      if (circle) return circle;
    }
    clear.add(at);
    return null;
  };
  return walk(start, []);
}

/** The first cycle among files or folders, as text. */
function circleAmong(all: Iterable<string>, next: (from: string) => Iterable<string>): string {
  const clear = new Set<string>();
  for (const each of all) {
    const circle = circleFrom(each, next, clear);
    if (circle) return circle.join(' → ');
  }
  return 'no circle';
}

/** The folder that a file counts for; files directly in a top folder count separately. */
function folderOf(path: string): string {
  const [, room = '', ...rest] = path.split('/');
  return rest.length > 1 ? ['src', room, rest[0]].join('/') : path;
}

test('no file has more than the allowed lines', () => {
  const all = [...sources, ...readFiles(['src/dashboard'], /\.css$/)];
  const tooLong = all.filter(([, text]) => text.split('\n').length > 401);
  expect(sources.size).toBeGreaterThan(400);
  expect(tooLong.map(([path]) => path)).toEqual([]);
});

test('no production code imports test code', () => {
  const found = [...sources.keys()].filter(
    (path) => !isForTests(path) && importsOf(path).some(isForTests),
  );
  expect(found).toEqual([]);
});

test('files have no import cycle', () => {
  expect(circleAmong(sources.keys(), importsOf)).toBe('no circle');
});

test('folders have no import cycle', () => {
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

test('a cycle is found', () => {
  const needs: Record<string, string[]> = { a: ['b'], b: ['c'], c: ['b'], d: [] };
  expect(circleAmong(Object.keys(needs), (each) => needs[each] ?? [])).toBe('b → c → b');
});

test('no style sheet composes another one, since the build would warn at every start', () => {
  const sheets = readFiles(['src'], /\.css$/);
  const taking = [...sheets].filter(([, text]) => /composes:.*\bfrom (?!global)/.test(text));
  expect(sheets.size).toBeGreaterThan(20);
  expect(taking.map(([path]) => path)).toEqual([]);
});
