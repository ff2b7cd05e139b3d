import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { socketPath } from '../database/socket-path.ts';

/** What an admin request comes back with over the socket. */
const answerSchema = v.union([
  v.object({ result: v.record(v.string(), v.unknown()) }),
  v.object({ error: v.string() }),
]);
export type AdminAnswer = v.InferOutput<typeof answerSchema>;

/** The socket through which a running service takes admin requests, in its data folder; null where its path is too long. */
export function adminSocketPath(dataDir: string): string | null {
  return socketPath(dataDir, 'admin.sock');
}

/**
 * Listens on the socket of a data folder whose lock the caller holds, for its owner alone (0600).
 * `answer` never throws.
 */
export async function listenOnSocket(
  path: string,
  answer: (body: string) => Promise<AdminAnswer>,
): Promise<Server> {
  // Left by a process that was killed: the folder's lock says that nobody listens there.
  rmSync(path, { force: true });
  const server = createServer(async (incoming, outgoing) => {
    const reply = await answer(await text(incoming));
    outgoing.writeHead(200, { 'content-type': 'application/json' });
    outgoing.end(JSON.stringify(reply));
  });
  const listening = once(server, 'listening');
  // The socket is made within `listen`; the mask keeps it closed from its first moment.
  const mask = process.umask(0o177);
  server.listen(path);
  process.umask(mask);
  await listening;
  chmodSync(path, 0o600);
  return server;
}

/** Sends a request to the service that listens on the socket; null where none does. */
export async function askOnSocket(path: string, body: string): Promise<AdminAnswer | null> {
  const reply = await new Promise<string | null>((resolve, reject) => {
    const outgoing = httpRequest({ socketPath: path, method: 'POST' }, (incoming) => {
      text(incoming).then(resolve, reject);
    });
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null);
      else reject(error);
    });
    outgoing.end(body);
  });
  return reply === null ? null : v.parse(answerSchema, JSON.parse(reply));
}
