import { gzipSync } from 'node:zlib';
import { pages } from '../../src/dashboard/api/paths.ts';
import { readBuilt } from '../fixtures/built.ts';
import { atMost, type Goal } from './goals.ts';

/** The scripts of the start and of each page, packed with gzip at its best. @param floor the bytes of the floor's */
export function measureSizes(floor: number): Goal[] {
  const { textOf, initialFiles, filesOf } = readBuilt();
  const isScript = (file: string) => file.endsWith('.js');
  const sizeOf = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + gzipSync(textOf(file), { level: 9 }).length, 0);
  const start = sizeOf(initialFiles.filter(isScript));
  const scripts = Object.values(pages).map(
    ({ components }) => new Set(components.flatMap(filesOf).filter(isScript)),
  );
  const sizes = scripts.map((files) => start + sizeOf(files));
  const charted = scripts.filter((files) =>
    [...files, ...initialFiles].some((file) => textOf(file).includes('recharts-')),
  );
  return [
    atMost('JavaScript of the start, gzip', [119, 'kB'], start / 1_000, ' kB, never over 132'),
    atMost(
      'JavaScript of any page before its charts',
      [1.35, `× the floor's ${(floor / 1_000).toFixed(1)} kB`],
      Math.max(...sizes) / floor,
      `; ${sizes.filter((size) => size > 1.35 * floor).length} of ${sizes.length} over it`,
    ),
    atMost('pages that wait for recharts', [0, ''], charted.length),
  ];
}
