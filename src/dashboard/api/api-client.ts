import { i18n } from '@lingui/core';
import {
  type DataOf,
  type EndpointName,
  endpoints,
  type ParametersOf,
  pathOf,
} from '../../contract/endpoints.ts';
import { ApiError } from './api-error.ts';
import { readData } from './read-envelope.ts';
import { type Reading, readTolerantly } from './read-tolerantly.ts';

/** How long a call may take, in milliseconds. */
const timeoutMs = 15_000;

interface ApiClientOptions {
  /** The origin before /v1; empty = the page's own. */
  serviceAddress: string;
  key: string;
  fetch: typeof fetch;
  /** Milliseconds since 1970. */
  now: () => number;
}

interface CallOptions {
  query?: Record<string, string>;
  signal?: AbortSignal;
}

/** The only way to the service. */
export interface ApiClient {
  /** Makes one call. Throws `ApiError`, or the signal's reason where the caller gave up. */
  call<Name extends EndpointName>(
    name: Name,
    parameters: ParametersOf<Name>,
    options?: CallOptions,
  ): Promise<Reading<DataOf<Name>>>;
}

/**
 * A client for one key. Replies are kept in memory with their ETag, since the browser's own cache would answer one key
 * with what another was told; an unchanged reply then costs a 304.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const kept = new Map<string, { etag: string; reading: Reading<object> }>();
  return {
    async call(name, parameters, { query, signal } = {}) {
      const { method } = endpoints[name];
      const search = query ? `?${new URLSearchParams(query)}` : '';
      const path = pathOf(name, parameters) + search;
      const known = method === 'GET' ? kept.get(path) : undefined;
      const { response, data } = await withinTimeLimit(signal, async (ended) => {
        const response = await send(options, method, path, known?.etag, ended);
        const unchanged = response.status === 304 && known !== undefined;
        return { response, data: unchanged ? null : await readData(response, options.now()) };
      });
      // What is kept under a path was read as what its endpoint sends.
      if (response.status === 304 && known) return known.reading as Reading<DataOf<typeof name>>;

      const reading = readTolerantly(name, data, parameters);
      if (!reading) {
        throw new ApiError({
          status: response.status,
          code: 'BAD_RESPONSE',
          message: i18n.t('HTTP {status}, the data is not what the service’s reference describes', {
            status: response.status,
          }),
          requestId: response.headers.get('X-Request-Id') ?? undefined,
        });
      }
      const etag = response.headers.get('ETag');
      if (method === 'GET' && etag) kept.set(path, { etag, reading });
      return reading;
    },
  };
}

function send(
  { serviceAddress, key, fetch }: ApiClientOptions,
  method: string,
  path: string,
  etag: string | undefined,
  signal: AbortSignal,
): Promise<Response> {
  return fetch(serviceAddress + path, {
    method,
    headers: { Authorization: `Bearer ${key}`, ...(etag ? { 'If-None-Match': etag } : {}) },
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // A redirect could carry the key to another origin.
    redirect: 'manual',
    signal,
  });
}

/** Ends a call that takes too long, its body included, and says what it means that no whole answer came. */
async function withinTimeLimit<Result>(
  signal: AbortSignal | undefined,
  run: (ended: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeoutMs);
  try {
    return await run(signal ? AbortSignal.any([signal, limit.signal]) : limit.signal);
  } catch (cause) {
    if (cause instanceof ApiError || signal?.aborted) throw cause;
    throw limit.signal.aborted
      ? new ApiError({ status: null, code: 'TIMEOUT', message: 'No answer within 15 seconds' })
      : new ApiError({
          status: null,
          code: 'NO_CONNECTION',
          message: 'The service could not be reached',
        });
  } finally {
    clearTimeout(timer);
  }
}
