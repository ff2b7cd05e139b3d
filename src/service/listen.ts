import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { type ErrorCode, failure, httpStatusOf } from '../contract/envelope.ts';
import type { Handler } from './host.ts';
import { hasDotSegments } from './http/plain-path.ts';

export interface Listening {
  /** Its URL for a browser on this machine. */
  address: string;
  /** Like `close`. */
  close(): Promise<void>;
}

/** Milliseconds without traffic after which an unfinished answer's connection ends, at the latest after twice of them. */
export const usualSilence = 25_000;

/**
 * Milliseconds that an unused connection stays open. The caller should close it first, because a request on a connection that
 * is being closed gets no answer. Proxies close after 60 s (nginx, AWS).
 */
const usualIdle = 65_000;

/** Listens; `port` 0 takes a free one. Throws what `listen` throws: EADDRINUSE, EACCES … */
export async function listen(
  handler: Handler,
  { host, port }: { host: string; port: number },
  silence = usualSilence,
): Promise<Listening> {
  const answer = getRequestListener((request, env) => handler.fetch(request, env), {
    errorHandler: (error) =>
      error instanceof RequestError
        ? refusal('INVALID_REQUEST', error.message)
        : refusal('INTERNAL', 'The service failed'),
  });
  const server = createServer({ requireHostHeader: false }, async (incoming, outgoing) => {
    const refused = refusalOf(incoming);
    if (refused === null) return answer(incoming, outgoing);
    outgoing.writeHead(refused.status, {
      ...Object.fromEntries(refused.headers),
      Connection: 'close',
    });
    outgoing.end(await refused.text());
  });
  // A client that never reads would keep its answer in memory.
  server.timeout = silence;
  server.keepAliveTimeout = usualIdle;
  server.listen(port, host);
  await once(server, 'listening');
  const bound = server.address();
  const actual = typeof bound === 'object' && bound !== null ? bound.port : port;
  const anywhere = host === '0.0.0.0' || host === '::';
  const name = anywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return { address: `http://${name}:${actual}`, close: () => close(server) };
}

/** The refusal of a request by its head; null if it is valid. */
function refusalOf({ rawHeaders, url = '' }: IncomingMessage): Response | null {
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text)).length;
  // RFC 9112, section 3.2. Of two, Node's server would take the first.
  if (hosts !== 1) return refusal('INVALID_REQUEST', 'A call needs one Host header');
  return hasDotSegments(url) ? refusal('NOT_FOUND', 'The service has no such path') : null;
}

function refusal(code: ErrorCode, message: string): Response {
  return Response.json(failure({ code, message }), { status: httpStatusOf[code] });
}

/** Takes no more calls, waits up to five seconds for those in progress, then ends them. */
export async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const patience = setTimeout(() => server.closeAllConnections(), 5_000);
  await closed;
  clearTimeout(patience);
}
