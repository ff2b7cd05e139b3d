import { callOptions, rememberedForMs, storageKey } from './stored-connection.ts';

/** A call sent before the app's code has loaded. */
export interface EarlyCall {
  response: Promise<Response>;
  /** Aborts it, including its body. */
  abort(reason?: unknown): void;
}

/** Returns the early call of a path, once, and only for its key and language, if any. */
export type TakeEarlyCall = (
  path: string,
  key: string,
  language: string | null,
) => EarlyCall | undefined;

declare global {
  interface Window {
    /** Set by the script in the page's head and removed by the app when it starts. */
    takeEarlyCall?: TakeEarlyCall | undefined;
  }
}

/** Milliseconds after which a waiting response is too old to be shown as new. */
const freshForMs = 15_000;

interface Surroundings {
  storages: { local: Pick<Storage, 'getItem'>; session: Pick<Storage, 'getItem'> };
  online: boolean;
  language: string;
  fetch: typeof fetch;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Starts the calls of `paths` with the stored key for this page's origin, like the app would. Another key aborts them all; a
 * failed one is not returned, so that the app calls again.
 * @returns `undefined` without a stored key, or offline
 */
export function startEarlyCalls(
  paths: readonly string[],
  { storages, online, language, fetch, now }: Surroundings,
): TakeEarlyCall | undefined {
  const startedAt = now();
  const stored =
    readStored(storages.session, Number.POSITIVE_INFINITY, startedAt) ??
    readStored(storages.local, rememberedForMs, startedAt);
  if (stored?.serviceAddress !== '' || !online) return undefined;
  const calls = new Map<string, EarlyCall>();
  for (const path of paths) {
    const end = new AbortController();
    const response = fetch(path, {
      headers: { Authorization: `Bearer ${stored.key}`, 'Accept-Language': language },
      ...callOptions,
      signal: end.signal,
    });
    calls.set(path, { response, abort: (reason) => end.abort(reason) });
    response.catch(() => calls.delete(path));
  }
  return (path, key, wanted) => {
    const call = calls.get(path);
    calls.delete(path);
    if (key === stored.key && now() - startedAt < freshForMs) {
      if (wanted === null || wanted === language) return call;
      call?.abort();
      return undefined;
    }
    call?.abort();
    for (const other of calls.values()) other.abort();
    calls.clear();
    return undefined;
  };
}

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

function readStored(storage: Pick<Storage, 'getItem'>, lifetimeMs: number, now: number) {
  const stored = parse(storage.getItem(storageKey));
  const whole =
    typeof stored.id === 'string' &&
    stored.id !== '' &&
    typeof stored.key === 'string' &&
    stored.key !== '' &&
    typeof stored.serviceAddress === 'string' &&
    typeof stored.savedAt === 'number' &&
    now - stored.savedAt <= lifetimeMs;
  return whole ? { key: `${stored.key}`, serviceAddress: stored.serviceAddress } : null;
}

/** The object in a JSON text; {} if there is none. */
function parse(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}
