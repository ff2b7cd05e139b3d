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
import { languageTagOf } from '../i18n/language.ts';
import { ApiError, overNetwork } from './api-error.ts';
import { type CallQueue, createCallQueue } from './call-queue.ts';
import { createOtherWords, isUnsure } from './other-words.ts';
import { badData, readData, readReply } from './read-envelope.ts';

/** How long a call may take, in milliseconds. */
const timeoutMs = 15_000;

interface ApiClientOptions {
  /** The origin before /v1; empty = the page's own. */
  serviceAddress: string;
  key: string;
  fetch: typeof fetch;
  /** Milliseconds since 1970. */
  now: () => number;
  /** What a helper of the club wrote about a service's words, as JSON text; absent = nothing. */
  mapping?: string | undefined;
  /** Reads what the page's host says of them, likewise; absent = it says nothing. */
  readHostMapping?: (() => Promise<string>) | undefined;
  /** Yields to the page while a long reply is read. */
  pause?: () => Promise<void>;
  /** Called when the page's own service calls the key a recorder's; no other service's word counts. */
  onRecorderKey?: (() => void) | undefined;
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A reply's `data` as sent, and the context for reading it. */
export interface Sample {
  data: unknown;
  context: ReadingContext;
}

interface CallOptions {
  query?: Record<string, string>;
  /** In which language words are wanted, for instance "es". */
  language?: string;
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
  /** Makes one GET and returns the raw reply: for a page that shows a service's own words. */
  sample<Name extends EndpointName>(
    name: Name,
    parameters: ParametersOf<Name>,
    options?: Pick<CallOptions, 'signal'> & { mapping?: Mapping | undefined },
  ): Promise<Sample>;
  /** The calls that no page waits for, four at a time: two lists of one page share them. */
  inTurn: CallQueue;
}

/**
 * A client for one key. Replies are cached in memory with their ETag, since the browser's cache ignores the key;
 * an unchanged reply then costs a 304.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { pause = nextTask } = options;
  const cached = new Map<string, { etag: string; reading: Reading<object> }>();
  /** Where the service has the calls whose path the reference does not give, once that was found. */
  const found: Partial<Record<EndpointName, string>> = {};
  const others = createOtherWords({
    now: options.now,
    mapping: options.mapping,
    readHostMapping: options.readHostMapping,
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
    const mapping = hasMapping ? await withinTimeLimit(signal, () => others.mapping()) : undefined;
    const routes: Partial<Record<EndpointName, string>> = { ...found, ...mapping?.routes };
    const path = pathOf(name, parameters, routes) + search;
    const keptAs = [path, language].join(' ');
    const known = method === 'GET' ? cached.get(keptAs) : undefined;
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
    // A cached reply was read by the schema of the same endpoint.
    if (response.status === 304 && known) return known.reading as Reading<DataOf<Name>>;

    const hasPages = 'list' in endpoints[name] || name === 'getPlayByPlay';
    const data = hasPages ? await withFurtherPages(first, ask) : first.data;
    const own = mapping
      ? null
      : readTolerantly(name, data, parameters, { endsAtFirst: !isGivenInFull(name) });
    const read = isInOwnWords(name, own) ? own : await others.read(name, data, parameters);
    if (!read) throw badData(response);
    const written = languageTagOf(response.headers.get('Content-Language'));
    const reading = written === undefined ? read : { ...read, language: written };
    const etag = response.headers.get('ETag');
    // What may be read better once more is known is asked for in full again.
    if (method === 'GET' && etag && !isUnsure(reading)) cached.set(keptAs, { etag, reading });
    return reading;
  }

  /** Makes a call that the service does not have under our path under those of others; the one that answers is remembered. */
  async function askElsewhere<Name extends EndpointName, Answer>(
    name: Name,
    parameters: ParametersOf<Name>,
    ask: (path: string) => Promise<Answer>,
    failure: unknown,
  ): Promise<Answer> {
    if (!isMissing(failure)) throw failure;
    for (const template of pathsOf(name)?.slice(1) ?? []) {
      const answer = await ask(pathOf(name, parameters, { [name]: template })).catch(
        (cause: unknown) => {
          if (isMissing(cause)) return null;
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
      others.watch(name, parameters, call);
      return call;
    },
    async sample(name, parameters, { signal, mapping } = {}) {
      const path = pathOf(name, parameters, mapping?.routes);
      const data = await withinTimeLimit(signal, async (ended) =>
        readData(await send(options, { method: 'GET', path }, ended), options.now()),
      );
      return { data, context: others.contextOf(parameters) };
    },
    inTurn: createCallQueue(4),
  };
  return client;
}

/** Whether a service does not have a call under a path. */
const isMissing = (cause: unknown) =>
  cause instanceof ApiError && [404, 405, 501].includes(cause.status ?? 0);

/** What a request carries besides the key. */
interface Sent {
  method: string;
  path: string;
  /** Of the answer that is there already. */
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
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // A redirect could carry the key to another origin.
    redirect: 'manual',
    signal,
  });
  const response = await overNetwork(sent);
  const isOwn = serviceAddress === '';
  if (isOwn && response.headers.get(keyKindHeader) === 'recorder') onRecorderKey?.();
  return response;
}

/** Ends a call that takes too long, its body included. */
async function withinTimeLimit<Result>(
  signal: AbortSignal | undefined,
  run: (ended: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeoutMs);
  // Safari has AbortSignal.any since 17.4.
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

/** A reply, and the path that it was asked for under. */
interface Page {
  path: string;
  response: Response;
  data: unknown;
  body: unknown;
}

/** A reply's `data` with those of all further pages. One that was there before, or that the service refuses, ends it. */
async function withFurtherPages(
  first: Page,
  ask: (path: string) => Promise<Page>,
): Promise<unknown> {
  const queriesOf = ({ body, response }: Page, data: unknown) =>
    nextQueries(body, response.headers.get('Link'), recordsIn(data));
  let queries = queriesOf(first, first.data);
  if (queries.length === 0) return first.data;
  // Pages of tables, columns and maps are joined as the lists that they are.
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

/** A service that refuses a query has no such page; any other failure is the call's. */
function noPage(cause: unknown): null {
  const status = cause instanceof ApiError ? cause.status : null;
  if (status !== null && [400, 404, 416, 422].includes(status)) return null;
  throw cause;
}
