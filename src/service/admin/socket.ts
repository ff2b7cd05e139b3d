import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createInterface } from 'node:readline';
import { PassThrough, Readable, type Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { finished, pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { socketPath } from '../database/folder-lock.ts';
import { AdminError } from './context.ts';

/** What a command comes back with over the socket. */
const answerSchema = v.union([
  v.object({ result: v.record(v.string(), v.unknown()) }),
  v.object({ error: v.string() }),
]);
const progressSchema = v.object({ progress: v.string() });
export type AdminAnswer = v.InferOutput<typeof answerSchema>;

/** The socket through which a running service takes admin requests, in its data folder; null where its path is too long. */
export function adminSocketPath(dataDir: string): string | null {
  return socketPath(dataDir, 'admin.sock');
}

/** What a running service does for whoever owns its folder. */
export interface SocketServices {
  /** Performs a command, and tells how far it is. Never throws. */
  answer(body: string, progress: (line: string) => void): Promise<AdminAnswer>;
  /** Writes a backup; what it throws cuts the connection, so that the file lacks its sum. */
  backUp(out: Writable): Promise<void>;
  /** Restores a backup. Never throws. */
  restore(bytes: AsyncIterable<Uint8Array>): Promise<AdminAnswer>;
  /** Finds the club that a request (JSON) names and writes it; the error where it can't. What fails later cuts the connection. */
  exportClub(body: string): Promise<{ bytes: AsyncIterable<Uint8Array> } | { error: string }>;
  /** Stores a club out of its file, perhaps under another name. Never throws. */
  importClub(bytes: AsyncIterable<Uint8Array>, as: string | undefined): Promise<AdminAnswer>;
}

/** Listens on the socket of a data folder whose lock the caller holds, for its owner alone (0600). */
export async function listenOnSocket(path: string, services: SocketServices): Promise<Server> {
  // Left by a process that was killed: the folder's lock says that nobody listens there.
  rmSync(path, { force: true });
  const server = createServer((incoming, outgoing) => {
    // Whoever asked sees a cut connection: a backup without its sum, or no answer.
    serve(incoming, outgoing, services).catch(() => outgoing.destroy());
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

async function serve(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  services: SocketServices,
): Promise<void> {
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://socket');
  if (pathname === '/backup') return services.backUp(outgoing);
  if (pathname === '/export') {
    const found = await services.exportClub(await text(incoming));
    if ('bytes' in found) return pipeline(found.bytes, outgoing);
    return send(outgoing, found, 409);
  }
  if (pathname === '/restore') {
    return send(outgoing, await answerTo(incoming, (bytes) => services.restore(bytes)));
  }
  if (pathname === '/import') {
    const as = searchParams.get('as') ?? undefined;
    return send(outgoing, await answerTo(incoming, (bytes) => services.importClub(bytes, as)));
  }
  const progress = (line: string) => void outgoing.write(`${JSON.stringify({ progress: line })}\n`);
  outgoing.end(JSON.stringify(await services.answer(await text(incoming), progress)));
}

function send(outgoing: ServerResponse, reply: AdminAnswer, status = 200): void {
  outgoing.writeHead(status, { 'content-type': 'application/json' });
  outgoing.end(JSON.stringify(reply));
}

/**
 * Works on a request's body, then reads the rest of it, since an answer before its end would cut off the sender. The work
 * has a stream that it may destroy: a half-read request could not be read on.
 */
async function answerTo(
  incoming: IncomingMessage,
  work: (bytes: AsyncIterable<Uint8Array>) => Promise<AdminAnswer>,
): Promise<AdminAnswer> {
  const body = incoming.pipe(new PassThrough());
  incoming.once('error', (error) => body.destroy(error));
  const answer = await work(body);
  incoming.unpipe(body);
  await finished(incoming.resume());
  return answer;
}

/** Sends a command to the service that listens on the socket, and hears how far it is; null where none listens. */
export async function askOnSocket(
  path: string,
  body: string,
  progress: (line: string) => void = () => {},
): Promise<AdminAnswer | null> {
  return answerIn(await ask(path, '/', Readable.from([body])), progress);
}

/** The backup that the service on the socket makes, as it comes; null where none listens. */
export async function backUpOnSocket(path: string): Promise<AsyncIterable<Uint8Array> | null> {
  return await ask(path, '/backup', Readable.from([]));
}

/** Has the service on the socket restore a backup; null where none listens: then nothing of `bytes` was read. */
export async function restoreOnSocket(path: string, bytes: Readable): Promise<AdminAnswer | null> {
  return answerIn(await ask(path, '/restore', bytes));
}

/** The bytes of a club's file from the service on the socket, or why there are none; null where none listens. */
export async function exportOnSocket(
  path: string,
  asked: object,
): Promise<{ bytes: AsyncIterable<Uint8Array> } | { error: string } | null> {
  const reply = await ask(path, '/export', Readable.from([JSON.stringify(asked)]));
  if (reply === null) return null;
  if (reply.statusCode === 200) return { bytes: reply };
  return v.parse(v.object({ error: v.string() }), JSON.parse(await text(reply)));
}

/** Has the service on the socket store a club's file; null where none listens: then nothing of `bytes` was read. */
export async function importOnSocket(
  path: string,
  bytes: Readable,
  as: string | undefined,
): Promise<AdminAnswer | null> {
  const query = as === undefined ? '' : `?${new URLSearchParams({ as })}`;
  return answerIn(await ask(path, `/import${query}`, bytes));
}

/** A line for each step, the last one with the answer. */
async function answerIn(
  reply: IncomingMessage | null,
  progress: (line: string) => void = () => {},
): Promise<AdminAnswer | null> {
  if (reply === null) return null;
  let last: unknown;
  for await (const line of createInterface({ input: reply })) {
    last = JSON.parse(line);
    if (v.is(progressSchema, last)) progress(last.progress);
  }
  if (last === undefined) {
    throw new AdminError('The service stopped before it answered. Its log says why.');
  }
  return v.parse(answerSchema, last);
}

/** Sends a body once somebody listens; null where nobody does. */
function ask(path: string, url: string, body: Readable): Promise<IncomingMessage | null> {
  return new Promise((resolve, reject) => {
    const to = { socketPath: path, path: url, method: 'POST', agent: false };
    const outgoing = httpRequest(to, resolve);
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null);
      else reject(error);
    });
    outgoing.once('socket', (socket) => {
      socket.once('connect', () => body.pipe(outgoing));
    });
  });
}
