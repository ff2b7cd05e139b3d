import {
  type QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import {
  type AddingAct,
  type AddingClient,
  createAddingClient,
  type Upload,
} from './adding-client.ts';
import type { ApiClient } from './api-client.ts';
import { isAbsent, noConnection } from './api-error.ts';
import { ofThisTab } from './of-this-tab.ts';
import { askToKeep, deviceAddress } from './reach.ts';
import { readInTurn } from './read-in-turn.ts';
import { pauseAfter } from './retry.ts';
import { useApi, useSession } from './session-context.ts';

/** The open connection's client for adding and editing. Throws outside the pages of a connection. */
export function useAddingClient(): AddingClient {
  const { now, fetch } = useSession();
  const connection = now.open?.connection;
  if (connection === undefined) throw new Error('useAddingClient: no connection is open here');
  const { key } = connection;
  const isOnDevice = connection.serviceAddress === deviceAddress;
  return createAddingClient({
    serviceAddress: isOnDevice ? deviceAddress : '',
    key,
    fetch,
    upload: isOnDevice ? handOver(fetch) : upload,
    now: () => Date.now(),
  });
}

/** The shortest pause in milliseconds between refetches of a look that is being stored, since one match is stored quickly. */
const storingPauseMs = 1_000;
const firstPauseMs = 250;
const firstReadings = 4;

/**
 * A look at match files, disabled if `lookId` is ''; refetched while its matches are stored. A 404 after half an hour or a
 * restart.
 */
export function lookQuery(adding: AddingClient, lookId: string) {
  return queryOptions({
    queryKey: ['look', lookId],
    queryFn:
      lookId === ''
        ? skipToken
        : ({ signal }) => adding.call({ name: 'getLook', ids: { lookId } }, signal),
    // Changes only through this page, and while storing.
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state: { data, error, dataUpdateCount } }) => {
      if (data?.state !== 'storing' || isAbsent(error)) return false;
      if (error) return Math.max(storingPauseMs, pauseAfter(error, 0));
      return dataUpdateCount > firstReadings ? storingPauseMs : firstPauseMs;
    },
  });
}

/** A team's plans of playing time. */
export const plansQuery = (adding: AddingClient, teamId: string) =>
  freshQuery(adding, { name: 'listPlans', ids: { teamId } });

/** The reply of a call, asked again on each visit. */
export const useFresh = <Act extends AddingAct>(act: Act) =>
  useQuery(freshQuery(useAddingClient(), act));

/** A call that is repeated on each visit, since the coach edits its data. */
function freshQuery<Act extends AddingAct>(adding: AddingClient, act: Act) {
  return queryOptions({
    queryKey: [act.name, ...Object.values(act.ids ?? {})],
    queryFn: ({ signal }) => adding.call(act, signal),
    staleTime: 0,
  });
}

/**
 * Invalidates all cached data of the club, since anything may have changed; queries on the page are refetched, a season's
 * matches a few at a time.
 */
export function refetchAll(client: QueryClient, api: Pick<ApiClient, 'inTurn'>): Promise<void> {
  client.removeQueries({
    predicate: (query) => query.getObserversCount() === 0 && query.queryKey[0] !== ofThisTab[0],
  });
  const onPage = client.invalidateQueries();
  const ofSeason = client
    .getQueryCache()
    .findAll({ predicate: (query) => query.isDisabled() })
    .flatMap(({ queryKey, options: { queryFn } }) =>
      typeof queryFn === 'function' ? [{ queryKey, queryFn }] : [],
    );
  readInTurn(client, api, ofSeason, { retryFailed: true });
  return onPage;
}

/** An edit. `onDone` runs before the refetch, so that it can leave a page that the edit deleted. */
export function useEdit(onDone: (act: AddingAct) => void | Promise<void>) {
  const adding = useAddingClient();
  const client = useQueryClient();
  const api = useApi();
  return useMutation({
    mutationFn: (act: AddingAct) => adding.call(act),
    async onSuccess(_, act) {
      await onDone(act);
      await refetchAll(client, api);
    },
  });
}

/** Sends a form by XMLHttpRequest, since `fetch` reports no upload progress. No time limit: the coach can cancel. */
const upload: Upload = (path, key, form, { onProgress, signal }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    request.open('POST', path);
    request.setRequestHeader('Authorization', `Bearer ${key}`);
    request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total);
    request.onload = () => {
      const { status, responseText } = request;
      const headers = new Headers();
      for (const name of ['Content-Type', 'Retry-After', 'X-Request-Id']) {
        const value = request.getResponseHeader(name);
        if (value !== null) headers.set(name, value);
      }
      resolve(new Response(responseText, { status, headers }));
    };
    request.onerror = () => reject(noConnection());
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', giveUp);
    signal.addEventListener('abort', giveUp);
    if (signal.aborted) return reject(signal.reason);
    request.send(form);
  });

/** Passes files to a club on this device without sending them. Asks the browser for persistent storage. */
const handOver =
  (fetch: typeof globalThis.fetch): Upload =>
  (path, key, form, { onProgress, signal }) => {
    onProgress(1);
    askToKeep();
    return fetch(path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}` },
      body: form,
      signal,
    });
  };
