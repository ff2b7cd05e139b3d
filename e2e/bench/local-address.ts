import { once } from 'node:events';
import type { Server } from 'node:net';

/** Listens on a free port of this machine. @returns the server's address */
export async function localAddress(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('The server listens nowhere');
  return `http://127.0.0.1:${bound.port}`;
}
