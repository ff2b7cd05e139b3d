import {
  type QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
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

/** The client of the open connection for adding and editing. Throws outside the pages that need one. */
export function useAddingClient(): AddingClient {
  const { now, fetch } = useSession();
  const connection = now.open?.connection;
  if (connection === undefined) throw new Error('useAddingClient: no connection is open here');
  const { key } = connection;
  const isOnDevice = connection.serviceAddress === deviceAddress;
  return useMemo(
    () =>
      createAddingClient({
        serviceAddress: isOnDevice ? deviceAddress : '',
        key,
        fetch,
        upload: isOnDevice ? handOver(fetch) : upload,
        now: () => Date.now(),
      }),
    [key, isOnDevice, fetch],
  );
}

/** Which files the service takes, imports in progress, and the last one that can be undone. */
export const addingStateQuery = (adding: AddingClient) =>
  freshQuery(adding, { name: 'describeAdding' });

/** How often a look is read again while it is stored, in milliseconds: soon at first, since one match is stored at once. */
const storingPauseMs = 1_000;
const firstPauseMs = 250;
const firstReadings = 4;

/** A look at match files, none where `lookId` is ''; read again while its matches are stored. A 404 after half an hour or a restart. */
export function lookQuery(adding: AddingClient, lookId: string) {
  return queryOptions({
    queryKey: ['look', lookId],
    queryFn:
      lookId === ''
        ? skipToken
        : ({ signal }) => adding.call({ name: 'getLook', ids: { lookId } }, signal),
    // Changes only by acts of this page, and during an import.
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state: { data, error, dataUpdateCount } }) => {
      if (data?.state !== 'storing' || isAbsent(error)) return false;
      if (error) return Math.max(storingPauseMs, pauseAfter(error, 0));
      return dataUpdateCount > firstReadings ? storingPauseMs : firstPauseMs;
    },
  });
}

/** The acts in the trail of the club. */
export const trailQuery = (adding: AddingClient) => freshQuery(adding, { name: 'readTrail' });

/** The plans of playing time of a team. */
export const plansQuery = (adding: AddingClient, teamId: string) =>
  freshQuery(adding, { name: 'listPlans', ids: { teamId } });

/** Players of a team who may be one person. */
export const likePlayersQuery = (adding: AddingClient, teamId: string) =>
  freshQuery(adding, { name: 'likePlayers', ids: { teamId } });

/** Players of the club or its opponents who may be the same person as one. */
export const possibleDuplicatesQuery = (adding: AddingClient, playerId: string) =>
  freshQuery(adding, { name: 'possibleDuplicates', ids: { playerId } });

/** The names under which match files know a player. */
export const playerNamesQuery = (adding: AddingClient, playerId: string) =>
  freshQuery(adding, { name: 'playerNames', ids: { playerId } });

/** A call that is made on each visit: the coach edits what it answers. */
function freshQuery<Act extends AddingAct>(adding: AddingClient, act: Act) {
  return queryOptions({
    queryKey: [act.name, ...Object.values(act.ids ?? {})],
    queryFn: ({ signal }) => adding.call(act, signal),
    staleTime: 0,
  });
}

/**
 * Drops the club's cached data, since any of it may have changed; queries on the page are refetched, a season's matches
 * a few at a time.
 */
export function readAnew(client: QueryClient, api: Pick<ApiClient, 'inTurn'>): Promise<void> {
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

/** An edit. Its data is refetched after `onDone`, which may leave a page that the edit deleted. */
export function useCare(onDone: (act: AddingAct) => void | Promise<void>) {
  const adding = useAddingClient();
  const client = useQueryClient();
  const api = useApi();
  return useMutation({
    mutationFn: (act: AddingAct) => adding.call(act),
    // What no network can carry must fail at once, not happen hours later.
    networkMode: 'always',
    async onSuccess(_, act) {
      await onDone(act);
      await readAnew(client, api);
    },
  });
}

/**
 * Sends a form by XMLHttpRequest, since `fetch` reports no upload progress. It has no time-out; the coach can cancel.
 */
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

/** Hands files to a club on this device: nothing is sent anywhere. The browser is asked to keep what will be stored. */
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
