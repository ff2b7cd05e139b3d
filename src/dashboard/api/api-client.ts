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
      const response = await send(options, method, path, known?.etag, signal);
      if (response.status === 304 && known) return known.reading as Reading<DataOf<typeof name>>;

      const data = await readData(response, options.now());
      const reading = readTolerantly(name, data, parameters);
      if (!reading) {
        throw new ApiError({
          status: response.status,
          code: 'BAD_RESPONSE',
          message: `HTTP ${response.status}, the data is not what the service's reference describes`,
          requestId: response.headers.get('X-Request-Id') ?? undefined,
        });
      }
      const etag = response.headers.get('ETag');
      if (method === 'GET' && etag) kept.set(path, { etag, reading });
      return reading;
    },
  };
}

async function send(
  { serviceAddress, key, fetch }: ApiClientOptions,
  method: string,
  path: string,
  etag: string | undefined,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(serviceAddress + path, {
      method,
      headers: { Authorization: `Bearer ${key}`, ...(etag ? { 'If-None-Match': etag } : {}) },
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // A redirect could carry the key to another origin.
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw timeout.aborted
      ? new ApiError({ status: null, code: 'TIMEOUT', message: 'No answer within 15 seconds' })
      : new ApiError({
          status: null,
          code: 'NO_CONNECTION',
          message: 'The service could not be reached',
        });
  }
}
