import { CallError } from './call-error.ts';

/** Far above any reply: a match with 1,000 events is about 0.4 MB. */
const largest = 20_000_000;

/** What came of the upstream service: JSON text, or null where it sent no body. Throws UpstreamFault for anything else. */
export async function readUpstreamBody(answer: Response): Promise<string | null> {
  if (answer.status >= 300 && answer.status < 400) {
    throw new UpstreamFault('answered with a redirect', answer);
  }
  const bytes = await readCapped(answer);
  if (bytes.byteLength === 0) return null;
  const type = answer.headers.get('Content-Type') ?? 'application/json';
  if (!/^(application\/([\w.-]+\+)?|text\/)json\b/i.test(type)) {
    throw new UpstreamFault('did not answer with JSON', answer);
  }
  const text = decode(bytes, type);
  if (text === null) throw new UpstreamFault('answered in letters that cannot be read', answer);
  const value = parse(text);
  if (value === undefined)
    throw new UpstreamFault('answered with JSON that cannot be read', answer);
  if (isTold(answer.status) && !isEnvelope(value)) {
    throw new UpstreamFault('refused the call in a form of its own', answer);
  }
  return text;
}

/** Statuses that say something to a page whoever sent them: a sign-in page's 401, a gateway's 503. */
function isTold(status: number): boolean {
  return [401, 403, 404, 405, 429, 501, 503].includes(status);
}

/** An upstream answer that is not passed on as it is: 502, or the upstream's status where that says something. */
class UpstreamFault extends CallError {
  constructor(what: string, { status, headers }: Pick<Response, 'status' | 'headers'>) {
    const retryAfter = headers.get('Retry-After');
    super(
      'UPSTREAM_INVALID',
      `The statistics service ${what} (HTTP ${status})`,
      retryAfter === null ? {} : { 'Retry-After': retryAfter },
      isTold(status) ? status : undefined,
    );
  }
}

async function readCapped(answer: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    if (size > largest) {
      throw new UpstreamFault('answered with more than the 20 MB that are passed on', answer);
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The text in the encoding that it has or says (UTF-8 by itself, RFC 8259); null where it is another one. */
function decode(bytes: Uint8Array, type: string): string | null {
  const [, said] = /charset\s*=\s*"?([^\s;"]+)/i.exec(type) ?? [];
  const mark = `${bytes[0]} ${bytes[1]}`;
  const marked = mark === '255 254' ? 'utf-16le' : mark === '254 255' ? 'utf-16be' : undefined;
  try {
    return new TextDecoder(marked ?? said ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    // An encoding that nobody knows, or bytes that it does not have.
    if (error instanceof RangeError || error instanceof TypeError) return null;
    throw error;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** As the dashboard reads one: `data` or `error`, alone too. */
function isEnvelope(value: unknown): boolean {
  return typeof value === 'object' && value !== null && ('data' in value || 'error' in value);
}
