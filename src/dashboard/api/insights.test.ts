import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createApiClient } from './api-client.ts';
import type { ApiError } from './api-error.ts';
import { watchRuns } from './finished-runs.ts';
import { insightsQuery, playerInsightsQuery } from './insights.ts';

beforeEach(() => {
  // Without a window, TanStack Query assumes a server and does not poll.
  environmentManager.setIsServer(() => false);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Answer = 'generating' | 'ready' | 'failed' | 401 | 404 | 500 | 'offline';

const answersAfterMs = 30;

/** A service with these responses, the last one repeated; records the times of calls (ms). */
function serviceOf(...answers: Answer[]) {
  const askedAt: number[] = [];
  const started = Date.now();
  const fetch: typeof globalThis.fetch = async () => {
    askedAt.push(Date.now() - started);
    await new Promise((resolve) => setTimeout(resolve, answersAfterMs));
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    const body =
      typeof answer === 'number'
        ? { data: null, error: { code: 'INTERNAL', message: 'm' } }
        : { data: { status: answer }, error: null };
    const status = typeof answer === 'number' ? answer : 200;
    const headers = { 'Content-Type': 'application/json' };
    return new Response(JSON.stringify(body), { status, headers });
  };
  const api = createApiClient({ serviceAddress: '', key: 'k', fetch, now: () => Date.now() });
  return { api, askedAt };
}

function open(...answers: Answer[]) {
  const { api, askedAt } = serviceOf(...answers);
  const client = new QueryClient();
  client.mount();
  onTestFinished(() => client.unmount());
  const observer = new QueryObserver(client, insightsQuery(api, 'M'));
  const close = observer.subscribe(() => {});
  return { api, askedAt, client, observer, close };
}

test('polls quickly at first, and stops when the insights are ready', async () => {
  const { askedAt, observer } = open('generating', 'generating', 'generating', 'ready');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(askedAt).toEqual([0, 530, 1_060, 1_590]);
  expect(observer.getCurrentResult().data?.value.status).toBe('ready');
});

test('errors lengthen the pauses; a success resets them', async () => {
  const { askedAt } = open('generating', 500, 'offline', 500, 'generating', 500, 'ready');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(askedAt).toEqual([0, 530, 2_560, 6_590, 14_620, 17_650, 19_680]);
});

test('a 404 before any run means that insights are not written yet', async () => {
  const { askedAt, observer } = open(404);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(askedAt).toEqual([0]);
  expect(observer.getCurrentResult()).toMatchObject({
    error: null,
    data: { value: { status: 'not_generated' } },
  });
});

test('a 404 after insights existed is a failure', async () => {
  const { observer } = open('generating', 404);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(observer.getCurrentResult().error).toMatchObject({ status: 404 });
});

test('a player’s insights are not written yet if the team’s are not, and absent if they are', async () => {
  const read = (...answers: Answer[]) => {
    const { api } = serviceOf(...answers);
    const query = new QueryClient().fetchQuery(playerInsightsQuery(api, 'M', 'P'));
    return Promise.all([
      query.then(
        ({ value }) => value.status,
        ({ status }: ApiError) => status,
      ),
      vi.advanceTimersByTimeAsync(60_000),
    ]);
  };
  expect((await read(404))[0]).toBe('not_generated');
  expect((await read(404, 'ready'))[0]).toBe(404);
});

test('a refused key stops polling, although the old status is cached', async () => {
  const { askedAt, observer } = open('generating', 401);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(askedAt).toEqual([0, 530]);
  expect(observer.getCurrentResult().data?.value.status).toBe('generating');
});

test('two screens of one match share one poll', async () => {
  const { api, askedAt, client } = open('generating');
  await vi.advanceTimersByTimeAsync(300);
  new QueryObserver(client, insightsQuery(api, 'M')).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(2_500);
  expect(askedAt).toEqual([0, 300, 830, 1_360, 1_890, 2_420]);
});

test('a run is polled after its page is left, and its end reported once', async () => {
  const { api, askedAt, client, close } = open('generating', 'generating', 'generating', 'failed');
  const finished = vi.fn();
  const stop = watchRuns(client, api, finished);
  await vi.advanceTimersByTimeAsync(500);
  close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(finished.mock.calls).toEqual([[{ matchId: 'M', status: 'failed' }]]);
  expect(askedAt.length).toBe(4);
  stop();
});

test('a run that this tab starts is polled at most six times in its first three seconds', async () => {
  const { api, askedAt, client, close } = open('ready', 'generating');
  const stop = watchRuns(client, api, () => {});
  await vi.advanceTimersByTimeAsync(500);
  const { queryKey } = insightsQuery(api, 'M');
  client.setQueryData(
    queryKey,
    (before) => before && { ...before, value: { ...before.value, status: 'generating' } },
  );
  await vi.advanceTimersByTimeAsync(100);
  close();
  await vi.advanceTimersByTimeAsync(2_500);
  expect(askedAt.length).toBeLessThanOrEqual(6);
  stop();
});

test('a run whose page changes language is reported once', async () => {
  const { api, client, close } = open('generating', 'generating', 'ready');
  const finished = vi.fn();
  const stop = watchRuns(client, api, finished);
  await vi.advanceTimersByTimeAsync(500);
  close();
  new QueryObserver(client, insightsQuery(api, 'M', 'es')).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(finished.mock.calls).toEqual([[{ matchId: 'M', status: 'ready' }]]);
  stop();
});
