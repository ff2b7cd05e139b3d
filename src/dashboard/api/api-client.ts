import {
  type DataOf,
  type EndpointName,
  endpoints,
  type ParametersOf,
  pathOf,
} from '../../contract/endpoints.ts';
import { keyKindHeader } from '../../contract/envelope.ts';
import { pathsOf } from '../../contract/mapped-routes.ts';
import type { ReadingContext } from '../../foreign/context.ts';
import type { Mapping } from '../../foreign/mapping.ts';
import { mostPages, nextQueries, recordsIn } from '../../foreign/pages.ts';
import {
  isGivenInFull,
  isInOwnWords,
  type Reading,
  readTolerantly,
} from '../../foreign/read-tolerantly.ts';
import { createReader, isUnsure } from '../../foreign/reader.ts';
import { languageTagOf } from '../i18n/language.ts';
import { ApiError, isAbsent, overNetwork } from './api-error.ts';
import { badData, readData, readReply } from './read-envelope.ts';
import { callOptions } from './stored-connection.ts';

/** The time limit of a call, in milliseconds. */
const timeoutMs = 15_000;

interface ApiClientOptions {
  /** The origin before /v1; '' = the page's own. */
  serviceAddress: string;
  key: string;
  fetch: typeof fetch;
  /** Milliseconds since 1970. */
  now: () => number;
  /** A mapping of the service's words as JSON text, written by the club's helper; absent = none. */
  mapping?: string | undefined;
  /** Reads the mapping of the page's host, also JSON text; absent = none. */
  readHostMapping?: (() => Promise<string>) | undefined;
  /** Yields to the page while a long reply is read. */
  pause?: () => Promise<void>;
  /** Called when the page's own service says that the key is a recorder's; other services are not trusted with this. */
  onRecorderKey?: (() => void) | undefined;
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A reply's raw `data`, and the context for reading it. */
export interface Sample {
  data: unknown;
  context: ReadingContext;
}

interface CallOptions {
  query?: Record<string, string>;
  /** The wanted language of texts, such as "es". */
  language?: string;
  signal?: AbortSignal;
}

/** All calls to the service. */
export interface ApiClient {
  /** Makes a call. Throws `ApiError`, or the signal's reason if it is aborted. */
  call<Name extends EndpointName>(
    name: Name,
    parameters: ParametersOf<Name>,
    options?: CallOptions,
  ): Promise<Reading<DataOf<Name>>>;
  /** Makes a GET and returns the raw reply, for the page that shows a service's words. */
  sample<Name extends EndpointName>(
    name: Name,
    parameters: ParametersOf<Name>,
    options?: Pick<CallOptions, 'signal'> & { mapping?: Mapping | undefined },
  ): Promise<Sample>;
  /** A queue for background calls, four at a time, which all lists of a page share. */
  inTurn: CallQueue;
}

/**
 * A client for one key. Replies are cached in memory by ETag, since the browser's cache ignores the key; an unchanged reply
 * costs a 304.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { pause = nextTask, readHostMapping } = options;
  const cached = new Map<string, { etag: string; reading: Reading<object> }>();
  /** The paths found for calls that the reference gives no path for. */
  const found: Partial<Record<EndpointName, string>> = {};
  const reader = createReader({
    now: options.now,
    mapping: options.mapping,
    readHostMapping: readHostMapping && (() => overNetwork(readHostMapping())),
    pause,
    async askForEvidence(name, matchId) {
      const path = pathOf(name, { matchId }, found);
      const response = await withinTimeLimit(undefined, async (ended) =>
        readReply(await send(options, { method: 'GET', path }, ended), options.now(), pause),
      );
      return response.data;
    },
    async askForTeams() {
      const { value } = await client.call('getClub', {});
      return client.call('listTeams', { clubId: value.id });
    },
  });

  async function callOnce<Name extends EndpointName>(
    name: Name,
    parameters: ParametersOf<Name>,
    { query, language, signal }: CallOptions,
  ): Promise<Reading<DataOf<Name>>> {
    const { method } = endpoints[name];
    const search = query ? `?${new URLSearchParams(query)}` : '';
    const hasMapping = options.mapping !== undefined || options.readHostMapping !== undefined;
    const mapping = hasMapping ? await withinTimeLimit(signal, () => reader.mapping()) : undefined;
    const routes: Partial<Record<EndpointName, string>> = { ...found, ...mapping?.routes };
    const path = pathOf(name, parameters, routes) + search;
    const cacheKey = [path, language].join(' ');
    const known = method === 'GET' ? cached.get(cacheKey) : undefined;
    const ask = (path: string, etag?: string) =>
      withinTimeLimit(signal, async (ended) => {
        const response = await send(options, { method, path, etag, language }, ended);
        const isUnchanged = response.status === 304 && etag !== undefined;
        const reply = isUnchanged ? null : await readReply(response, options.now(), pause);
        return { path, response, data: reply?.data, body: reply?.body };
      });
    const first = await ask(path, known?.etag).catch((cause: unknown) =>
      routes[name] === undefined
        ? askElsewhere(name, parameters, ask, cause)
        : Promise.reject(cause),
    );
    const { response } = first;
    // The cached reply was read by the same endpoint's schema.
    if (response.status === 304 && known) return known.reading as Reading<DataOf<Name>>;

    const hasPages = 'list' in endpoints[name] || name === 'getPlayByPlay';
    const data = hasPages ? await withFurtherPages(first, ask) : first.data;
    const own = mapping
      ? null
      : readTolerantly(name, data, parameters, { endsAtFirst: !isGivenInFull(name) });
    const read = isInOwnWords(name, own) ? own : await reader.read(name, data, parameters);
    if (!read) throw badData(response);
    const written = languageTagOf(response.headers.get('Content-Language'));
    const reading = written === undefined ? read : { ...read, language: written };
    const etag = response.headers.get('ETag');
    // A reply that may be read better later is not cached, so that it is sent in full again.
    if (method === 'GET' && etag && !isUnsure(reading)) cached.set(cacheKey, { etag, reading });
    return reading;
  }

  /** Tries other services' paths for a call that is missing under ours, and remembers the one that works. */
  async function askElsewhere<Name extends EndpointName, Answer>(
    name: Name,
    parameters: ParametersOf<Name>,
    ask: (path: string) => Promise<Answer>,
    failure: unknown,
  ): Promise<Answer> {
    if (!isAbsent(failure)) throw failure;
    for (const template of pathsOf(name)?.slice(1) ?? []) {
      const answer = await ask(pathOf(name, parameters, { [name]: template })).catch(
        (cause: unknown) => {
          if (isAbsent(cause)) return null;
          throw cause;
        },
      );
      if (!answer) continue;
      found[name] = template;
      return answer;
    }
    throw failure;
  }

  const client: ApiClient = {
    call(name, parameters, callOptions = {}) {
      const call = callOnce(name, parameters, callOptions);
      reader.watch(name, parameters, call);
      return call;
    },
    async sample(name, parameters, { signal, mapping } = {}) {
      const path = pathOf(name, parameters, mapping?.routes);
      const data = await withinTimeLimit(signal, async (ended) =>
        readData(await send(options, { method: 'GET', path }, ended), options.now()),
      );
      return { data, context: reader.contextOf(parameters) };
    },
    inTurn: createCallQueue(4),
  };
  return client;
}

/** The variable parts of a request. */
interface Sent {
  method: string;
  path: string;
  etag?: string | undefined;
  language?: string | undefined;
}

async function send(
  { serviceAddress, key, fetch, onRecorderKey }: ApiClientOptions,
  { method, path, etag, language }: Sent,
  signal: AbortSignal,
): Promise<Response> {
  const sent = fetch(serviceAddress + path, {
    method,
    headers: {
      Authorization: `Bearer ${key}`,
      ...(etag ? { 'If-None-Match': etag } : {}),
      ...(language ? { 'Accept-Language': language } : {}),
    },
    ...callOptions,
    signal,
  });
  const response = await overNetwork(sent);
  const isOwn = serviceAddress === '';
  if (isOwn && response.headers.get(keyKindHeader) === 'recorder') onRecorderKey?.();
  return response;
}

/** Aborts a call that takes too long, including its body. */
async function withinTimeLimit<Result>(
  signal: AbortSignal | undefined,
  run: (ended: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeoutMs);
  // Safari has AbortSignal.any only since 17.4.
  const giveUp = () => limit.abort(signal?.reason);
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp);
  try {
    return await run(limit.signal);
  } catch (cause) {
    if (cause instanceof ApiError || signal?.aborted || !limit.signal.aborted) throw cause;
    const message = 'No answer within 15 seconds';
    throw new ApiError({ status: null, code: 'TIMEOUT', message, cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

/** A reply, and the path that it was requested from. */
interface Page {
  path: string;
  response: Response;
  data: unknown;
  body: unknown;
}

/** A reply's `data` joined with those of further pages, until a page repeats or is refused. */
async function withFurtherPages(
  first: Page,
  ask: (path: string) => Promise<Page>,
): Promise<unknown> {
  const queriesOf = ({ body, response }: Page, data: unknown) =>
    nextQueries(body, response.headers.get('Link'), recordsIn(data));
  let queries = queriesOf(first, first.data);
  if (queries.length === 0) return first.data;
  // Tables, columns and maps are normalised to lists before joining.
  const { joined, normalise } = await import('../../foreign/shapes.ts');
  let data = normalise(first.data);
  const seen = new Set([JSON.stringify(data)]);
  const asked = new Set<string>();
  for (let count = 1; queries.length > 0 && count < mostPages; count += 1) {
    const page = await firstNewPage(first.path, queries, ask, seen, asked, normalise);
    if (!page) break;
    data = joined(data, page.data);
    queries = queriesOf(page, data);
  }
  return data;
}

async function firstNewPage(
  path: string,
  queries: readonly string[],
  ask: (path: string) => Promise<Page>,
  seen: Set<string>,
  asked: Set<string>,
  normalise: (data: unknown) => unknown,
): Promise<Page | null> {
  for (const query of queries) {
    if (asked.has(query)) continue;
    asked.add(query);
    const page = await ask(`${path}${path.includes('?') ? '&' : '?'}${query}`).catch(noPage);
    if (!page) continue;
    const data = normalise(page.data);
    const text = JSON.stringify(data);
    if (seen.has(text)) continue;
    seen.add(text);
    return { ...page, data };
  }
  return null;
}

/** A service that refuses the query has no such page; any other failure fails the call. */
function noPage(cause: unknown): null {
  const status = cause instanceof ApiError ? cause.status : null;
  if (status !== null && [400, 404, 416, 422].includes(status)) return null;
  throw cause;
}

/** A queue of calls. */
type CallQueue = ReturnType<typeof createCallQueue>;

/** Makes calls in order, at most `atATime` at once; a failed call frees its slot too. */
export function createCallQueue(atATime: number) {
  const waiting = new Set<() => Promise<unknown>>();
  let running = 0;

  function proceed() {
    for (const call of waiting) {
      if (running >= atATime) return;
      waiting.delete(call);
      running += 1;
      call().then(done, done);
    }
  }
  function done() {
    running -= 1;
    proceed();
  }

  return {
    /** Adds a call to the end of the queue; returns a function that removes it if it has not started. */
    add(call: () => Promise<unknown>) {
      const place = () => call();
      waiting.add(place);
      proceed();
      return () => {
        waiting.delete(place);
      };
    },
  };
}
