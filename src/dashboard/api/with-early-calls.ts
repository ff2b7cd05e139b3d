import type { TakeEarlyCall } from './early-calls.ts';

/**
 * A `fetch` that returns the answer of a matching early call: same address, same key, same language, and no entity
 * tag. All other calls go to `fetch`.
 */
export function withEarlyCalls(fetch: typeof globalThis.fetch, take: TakeEarlyCall | undefined) {
  if (!take) return fetch;
  return (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const { method = 'GET', signal } = init;
    const headers = new Headers(init.headers);
    const [, key] = /^Bearer (.*)$/.exec(headers.get('Authorization') ?? '') ?? [];
    const plain = method === 'GET' && !headers.has('If-None-Match');
    const language = headers.get('Accept-Language');
    const call = typeof input === 'string' && plain && key ? take(input, key, language) : undefined;
    if (!call) return fetch(input, init);
    if (signal?.aborted) call.abort(signal.reason);
    signal?.addEventListener('abort', () => call.abort(signal.reason), { once: true });
    return call.response;
  };
}
