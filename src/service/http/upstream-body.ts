import { CallError } from './call-error.ts';

/** Far above any reply: a match with 1,000 events is about 0.4 MB. */
const largest = 20_000_000;

/**
 * The JSON text of an upstream answer. Throws UPSTREAM_INVALID for a redirect, another content type,
 * text that is no JSON, and more than 20 MB.
 */
export async function readUpstreamBody(answer: Response): Promise<string> {
  if (answer.status >= 300 && answer.status < 400) {
    throw invalid('answered with a redirect', answer.status);
  }
  const type = answer.headers.get('Content-Type') ?? 'no content type';
  if (!/^application\/([\w.-]+\+)?json\b/i.test(type)) {
    throw invalid('did not answer with JSON', answer.status);
  }
  const text = await readCapped(answer);
  try {
    JSON.parse(text);
  } catch {
    throw invalid('answered with JSON that cannot be read', answer.status);
  }
  return text;
}

async function readCapped(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    if (size > largest) throw invalid('answered with more than 20 MB', answer.status);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function invalid(what: string, status: number): CallError {
  return new CallError('UPSTREAM_INVALID', `The statistics service ${what} (HTTP ${status})`);
}
