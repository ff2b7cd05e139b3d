import { environmentManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { createApiClient } from './api-client.ts';
import { writeInTurn } from './write-in-turn.ts';
import { createWritingQueue } from './writing-queue.ts';

beforeEach(() => {
  environmentManager.setIsServer(() => false);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const runMs = 5_000;

/** A service with runs of five seconds; it refuses `unavailable` matches, and fails the given number of times. */
function serviceOf({
  unavailable = [],
  failures = 0,
  status = 500,
}: {
  unavailable?: string[];
  failures?: number;
  status?: number;
} = {}) {
  const begun = new Map<string, number>();
  const posts: string[] = [];
  let failuresLeft = failures;
  let most = 0;
  const statusOf = (matchId: string) => {
    const at = begun.get(matchId);
    if (unavailable.includes(matchId)) return 'unavailable';
    if (at === undefined) return 'not_generated';
    return Date.now() - at < runMs ? 'generating' : 'ready';
  };
  const fetch: typeof globalThis.fetch = async (address, { method } = {}) => {
    const matchId = String(address).split('/')[3] ?? '';
    const headers = { 'Content-Type': 'application/json' };
    if (method === 'POST') {
      if (failuresLeft > 0) {
        failuresLeft -= 1;
        const error = { code: 'INTERNAL', message: 'm' };
        return new Response(JSON.stringify({ data: null, error }), { status, headers });
      }
      posts.push(matchId);
      if (!begun.has(matchId)) begun.set(matchId, Date.now());
      most = Math.max(most, [...begun.keys()].filter((id) => statusOf(id) === 'generating').length);
    }
    const data = { status: statusOf(matchId), message: `about ${matchId}` };
    return new Response(JSON.stringify({ data, error: null }), { headers });
  };
  const api = createApiClient({ serviceAddress: '', key: 'k', fetch, now: () => Date.now() });
  return { api, posts, most: () => most };
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** A tab, whose storage outlives `open`, which acts like a reload. */
function tab(service: ReturnType<typeof serviceOf>) {
  const storage = new MemoryStorage();
  return {
    open() {
      const client = new QueryClient();
      client.mount();
      onTestFinished(() => client.unmount());
      const queue = createWritingQueue(storage, 'key');
      const close = writeInTurn({ queue, client, api: service.api, pause });
      return { queue, close };
    },
  };
}

test('matches are written one by one, and each result has the service’s message', async () => {
  const service = serviceOf({ unavailable: ['b'] });
  const { queue } = tab(service).open();
  queue.start('T', ['a', 'b', 'c']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(service.posts).toEqual(['a', 'b', 'c']);
  expect(service.most()).toBe(1);
  expect(queue.state()).toEqual({
    connectionId: 'key',
    teamId: 'T',
    waiting: [],
    running: false,
    stoppedBecause: null,
    done: [
      { matchId: 'a', status: 'ready', message: 'about a' },
      { matchId: 'b', status: 'unavailable', message: 'about b' },
      { matchId: 'c', status: 'ready', message: 'about c' },
    ],
  });
});

test('a reload resumes and waits for the current run', async () => {
  const service = serviceOf();
  const page = tab(service);
  const first = page.open();
  first.queue.start('T', ['a', 'b']);
  await vi.advanceTimersByTimeAsync(2_000);
  first.close();
  const second = page.open();
  expect(second.queue.state()).toMatchObject({ waiting: ['a', 'b'], running: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(second.queue.state()?.done.map(({ matchId }) => matchId)).toEqual(['a', 'b']);
  expect(service.most()).toBe(1);
});

test('stopping finishes the current match and starts no other; it can be resumed', async () => {
  const service = serviceOf();
  const { queue } = tab(service).open();
  queue.start('T', ['a', 'b']);
  await vi.advanceTimersByTimeAsync(1_000);
  queue.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(service.posts).toEqual(['a']);
  expect(queue.state()).toMatchObject({ waiting: ['b'], running: false });
  queue.proceed();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(service.posts).toEqual(['a', 'b']);
});

test('temporary failures are retried', async () => {
  const service = serviceOf({ failures: 2 });
  const { queue } = tab(service).open();
  queue.start('T', ['a']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(queue.state()?.done).toMatchObject([{ matchId: 'a', status: 'ready' }]);
});

test('a permanent failure stops it with a reason; a deleted match is skipped', async () => {
  const stays = tab(serviceOf({ failures: 99 })).open();
  stays.queue.start('T', ['a', 'b']);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(stays.queue.state()).toMatchObject({ waiting: ['a', 'b'], running: false });
  expect(stays.queue.state()?.stoppedBecause).toContain('trouble');

  const gone = tab(serviceOf({ failures: 1, status: 404 })).open();
  gone.queue.start('T', ['a', 'b']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(gone.queue.state()?.done.map(({ status }) => status)).toEqual(['refused', 'ready']);
});

test('invalid data in the storage is deleted', () => {
  const storage = new MemoryStorage();
  createWritingQueue(storage, 'key').start('T', ['a']);
  expect(createWritingQueue(storage, 'key').state()?.waiting).toEqual(['a']);
  expect(createWritingQueue(storage, 'other key').state()).toBeNull();
  expect(storage.length).toBe(0);
  storage.setItem('boxout.writing', '{"waiting":1}');
  expect(createWritingQueue(storage, '').state()).toBeNull();
  expect(storage.length).toBe(0);
});
