import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build } from 'vite';
import type { BoxScore } from '../../src/contract/box-score.ts';
import { createHost } from '../../src/service/host.ts';
import { listen } from '../../src/service/listen.ts';
import { BoxScoreTables } from './floor/match.ts';
import type { Bench } from './processes.ts';

const pageOf = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title></head><body>${body}</body></html>`;

/**
 * Builds the floor's pages and serves each as the dashboard is served, packed and kept.
 * @param reply the answer to their only call, /v1/box-score
 * @returns their addresses by name, with the bytes of their scripts, packed with gzip at its best
 */
export async function serveFloors({ folder, undo }: Bench, reply: string) {
  const floors = new Map<string, { url: string; scripts: number }>();
  const { data: boxScore }: { data: BoxScore } = JSON.parse(reply);
  for (const name of ['declarative', 'static']) {
    const [root, outDir] = [join(folder, `${name}-source`), join(folder, name)];
    const entry = join(import.meta.dirname, 'floor', `${name}-page.ts`);
    const body =
      name === 'static'
        ? renderToStaticMarkup(createElement(BoxScoreTables, { boxScore }))
        : `<script type="module" src="/@fs${entry}"></script>`;
    mkdirSync(root);
    writeFileSync(join(root, 'index.html'), pageOf(body));
    const resolve = { alias: { [`/@fs${entry}`]: entry } };
    await build({ root, resolve, configFile: false, logLevel: 'error', build: { outDir } });
    const built = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
    const scripts = built.filter((file) => file.endsWith('.js')).map((file) => join(outDir, file));
    const sizes = scripts.map((file) => gzipSync(readFileSync(file), { level: 9 }).length);
    const api = new Hono().get('/v1/box-score', (c) => c.body(reply));
    const server = await listen(createHost(api, outDir), { host: '127.0.0.1', port: 0 });
    undo.push(server.close);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    floors.set(name, { url: `${server.address}/`, scripts: bytes });
  }
  return floors;
}
