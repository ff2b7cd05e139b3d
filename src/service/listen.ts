import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { type ErrorCode, failure, httpStatusOf } from '../contract/envelope.ts';
import { isFolded } from './http/plain-path.ts';

/** A listening server. */
export interface Listening {
  /** Its URL for a browser on this machine. */
  address: string;
  /** Like `close`. */
  close(): Promise<void>;
}

/** How long a connection may move nothing while an answer is under way, in milliseconds: it ends within twice of it. */
export const usualSilence = 25_000;

/**
 * How long an unused connection stays open, in milliseconds. The caller should close it first: one that sends on a connection
 * that is being closed gets no answer. Proxies close after 60 s (nginx, AWS); Node's own 5 s would race them.
 */
const usualIdle = 65_000;

/** Listens; `port` 0 takes a free one. Throws what `listen` throws: EADDRINUSE, EACCES … */
export async function listen(
  handler: { fetch(request: Request, env: object): Response | Promise<Response> },
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
  // Who asks and never reads would keep its answer in memory for ever.
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

/** The answer to a request that is not read any further; null for a sound one. */
function refusalOf({ rawHeaders, url = '' }: IncomingMessage): Response | null {
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text)).length;
  // RFC 9112, section 3.2. Of two, Node's server would take the first.
  if (hosts !== 1) return refusal('INVALID_REQUEST', 'A call needs one Host header');
  return isFolded(url) ? refusal('NOT_FOUND', 'The service has no such path') : null;
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
