import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { BoxScore } from '../../src/contract/box-score.ts';
import { columns } from './floor/bare-box-score.ts';

const floorPages = ['declarative', 'data-router', 'plain'] as const;

const style =
  'body{font:14px system-ui}table{border-collapse:collapse}td,th{padding:3px 6px;text-align:right}';

function pageAround(body: string, script = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="description" content="A box score"><link rel="icon" href="data:,"><title>Floor</title><style>${style}</style></head><body>${body}${script}</body></html>`;
}

/** Builds each floor page into a folder of its name, and the box score as ready HTML into "static". */
export async function buildFloorPages(folder: string, boxScore: BoxScore): Promise<void> {
  for (const name of floorPages) {
    const root = join(folder, `${name}-source`);
    await mkdir(root, { recursive: true });
    const entry = join(import.meta.dirname, 'floor', `${name}-page.ts`);
    const script = `<script type="module" src="/@fs${entry}"></script>`;
    await writeFile(join(root, 'index.html'), pageAround('<div id="app"></div>', script));
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      resolve: { alias: { [`/@fs${entry}`]: entry } },
      build: { outDir: join(folder, name), emptyOutDir: true, target: 'baseline-widely-available' },
    });
  }
  await mkdir(join(folder, 'static'));
  await writeFile(join(folder, 'static/index.html'), pageAround(staticTables(boxScore)));
}

function staticTables({ team, opponent }: BoxScore): string {
  const row = (cells: (string | number | null)[]) =>
    `<tr>${cells.map((cell) => `<td>${cell ?? ''}</td>`).join('')}</tr>`;
  const tables = [team, opponent].map(({ name, players }) => {
    const rows = players.map((line) =>
      row([line.name, ...columns.map(([, value]) => value(line))]),
    );
    const head = row(['', ...columns.map(([heading]) => heading)]);
    return `<h2>${name}</h2><table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`;
  });
  return tables.join('');
}

/** The bytes of all scripts in a folder of built files, packed with gzip. */
export async function gzipOfScripts(folder: string): Promise<number> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const sizes = await Promise.all(
    names.map(async (name) => gzipSync(await readFile(join(folder, name))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
