import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';

/** A listening server. */
export interface Listening {
  /** Where it is, for a browser on this machine. */
  address: string;
  /** Takes no more calls, waits up to five seconds for those under way, then ends them. */
  close(): Promise<void>;
}

/** Listens; `port` 0 takes a free one. Throws what `listen` throws: EADDRINUSE, EACCES … */
export async function listen(
  handler: { fetch(request: Request, env: object): Response | Promise<Response> },
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  const server = createServer(getRequestListener((request, env) => handler.fetch(request, env)));
  await bind(server, host, port);
  const bound = server.address();
  const actual = typeof bound === 'object' && bound !== null ? bound.port : port;
  const anywhere = host === '0.0.0.0' || host === '::';
  const name = anywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return { address: `http://${name}:${actual}`, close: () => close(server) };
}

/** Throws like `listen` where the port can't be had: asked before anything else is done. */
export async function requirePort({ host, port }: { host: string; port: number }): Promise<void> {
  const server = createServer();
  await bind(server, host, port);
  await close(server);
}

async function bind(server: Server, host: string, port: number): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening');
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const patience = setTimeout(() => server.closeAllConnections(), 5_000);
  await closed;
  clearTimeout(patience);
}
