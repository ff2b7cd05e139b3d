import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { localAddress } from './local-address.ts';

/**
 * Serves a built floor page as a good static server would: packed with brotli, hashed files kept for ever. Its only
 * call, /v1/box-score, is answered with `reply`.
 */
export async function serveFloor(
  folder: string,
  reply: string,
): Promise<{ url: string; close(): void }> {
  // Packed before anything is asked for: nobody waits for that.
  const packed = new Map([['/v1/box-score', brotliCompressSync(reply)]]);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (statSync(file).isFile()) packed.set(`/${name}`, brotliCompressSync(readFileSync(file)));
  }
  const server = createServer(({ url = '/' }, response) => {
    const isCall = url.startsWith('/v1/');
    const body = packed.get(url) ?? (extname(url) === '' ? packed.get('/index.html') : undefined);
    if (!body) return response.writeHead(404).end();
    const type = isCall
      ? 'application/json'
      : url.endsWith('.js')
        ? 'text/javascript'
        : 'text/html';
    return response
      .writeHead(200, {
        'Content-Type': type,
        'Content-Encoding': 'br',
        'Cache-Control': url.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
      })
      .end(body);
  });
  const url = await localAddress(server);
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, close };
}
