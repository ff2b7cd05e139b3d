import { Hono } from 'hono';
import { build } from 'vite';
import { createHost } from '../../../src/service/host.ts';
import { listen } from '../../../src/service/listen.ts';

/** Builds the minimal page into `outDir` and serves it like the dashboard; `reply` answers its only call. */
export async function serveFloor(outDir: string, reply: string) {
  const root = import.meta.dirname;
  await build({ root, configFile: false, logLevel: 'error', build: { outDir } });
  const api = new Hono().get('/v1/box-score', (c) => c.body(reply));
  return listen(createHost(api, outDir), { host: '127.0.0.1', port: 0 });
}
