import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { atMost, type Goal } from './goals.ts';

/** The built files as Vite's manifest has them, by the source that each was made of. */
type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] }>;

/** The scripts of the start and of each page, packed with gzip at its best, as another build of the same code has them. */
export async function measureSizes(folder: string, floor: number): Promise<Goal[]> {
  const outDir = join(folder, 'built');
  await build({ logLevel: 'error', build: { outDir, manifest: true } });
  const textOf = (file: string) => readFileSync(join(outDir, file), 'utf8');
  const manifest: Manifest = JSON.parse(textOf('.vite/manifest.json'));
  /** The scripts that some sources wait for, those of others included. */
  const scriptsOf = (sources: readonly string[], found = new Set<string>()) => {
    for (const { file, imports = [] } of sources.flatMap((source) => manifest[source] ?? [])) {
      if (found.has(file)) continue;
      found.add(file);
      scriptsOf(imports, found);
    }
    return found;
  };
  const sizeOf = (scripts: Iterable<string>) =>
    [...scripts].reduce((sum, file) => sum + gzipSync(textOf(file), { level: 9 }).length, 0);
  const entries = Object.keys(manifest).filter((source) => manifest[source]?.isEntry);
  const pages = Object.keys(manifest)
    .filter((source) => /(Page|Layout|Tab|Route)\.tsx$/.test(source))
    .map((source) => {
      const frame = /(match|plays|insights)\//.test(source)
        ? ['src/dashboard/app/MatchRoute.tsx']
        : [];
      const scripts = scriptsOf([...entries, ...frame, source]);
      return { source, scripts, size: sizeOf(scripts) };
    });
  const start = sizeOf(scriptsOf(entries));
  const largest = Math.max(...pages.map(({ size }) => size));
  const over = pages.filter(({ size }) => size > 1.35 * floor).length;
  const charted = pages.filter(({ scripts }) =>
    [...scripts].some((file) => textOf(file).includes('recharts-')),
  );
  return [
    atMost('JavaScript of the start, gzip', [119, 'kB'], start / 1_000, ` kB, never over 132`),
    atMost(
      'JavaScript of any page before its charts',
      [1.35, `× the floor's ${(floor / 1_000).toFixed(1)} kB`],
      largest / floor,
      `; ${over} of ${pages.length} over it`,
    ),
    atMost('pages that wait for recharts', [0, ''], charted.length),
  ];
}
