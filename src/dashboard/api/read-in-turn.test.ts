import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCallQueue } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { readInTurn } from './read-in-turn.ts';

beforeEach(() => {
  environmentManager.setIsServer(() => false);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const callMs = 100;

/** Queries "0", "1" …; those in `absent` answer 404. Records the calls and the most at a time. */
function season(size: number, absent: string[] = []) {
  const asked: string[] = [];
  let underWay = 0;
  const seen = { most: 0 };
  const queries = Array.from({ length: size }, (_, index) => String(index)).map((id) => ({
    queryKey: ['thing', id] as const,
    queryFn: async () => {
      asked.push(id);
      underWay += 1;
      seen.most = Math.max(seen.most, underWay);
      await new Promise((resolve) => setTimeout(resolve, callMs));
      underWay -= 1;
      if (absent.includes(id)) throw new ApiError({ status: 404, code: 'NOT_FOUND', message: 'm' });
      return id;
    },
  }));
  return { asked, seen, queries, client: new QueryClient(), api: { inTurn: createCallQueue(4) } };
}

test('ten matches are read four at a time, newest first', async () => {
  const { asked, seen, queries, client, api } = season(10);
  readInTurn(client, api, queries, { retryFailed: false });
  expect(asked).toEqual(['0', '1', '2', '3']);
  await vi.advanceTimersByTimeAsync(3 * callMs);
  expect(asked).toHaveLength(10);
  expect(seen.most).toBe(4);
});

test('two lists of one page share the four calls', async () => {
  const { seen, queries, client, api } = season(12);
  readInTurn(client, api, queries.slice(0, 6), { retryFailed: false });
  readInTurn(client, api, queries.slice(6), { retryFailed: false });
  await vi.advanceTimersByTimeAsync(10 * callMs);
  expect(seen.most).toBe(4);
});

test('data cached by another page costs no call, and data read here serves other pages', async () => {
  const { asked, queries, client, api } = season(3);
  client.setQueryData(['thing', '1'], 'from another page');
  readInTurn(client, api, queries, { retryFailed: false });
  await vi.advanceTimersByTimeAsync(callMs);
  expect(asked).toEqual(['0', '2']);
  const observer = new QueryObserver(client, { queryKey: ['thing', '2'], enabled: false });
  expect(observer.getCurrentResult().data).toBe('2');
});

test('leaving the page stops further calls', async () => {
  const { asked, queries, client, api } = season(10);
  readInTurn(client, api, queries, { retryFailed: false })();
  await vi.advanceTimersByTimeAsync(10 * callMs);
  expect(asked).toHaveLength(4);
});

test('a failure is retried only on demand, or when it is old', async () => {
  const { asked, queries, client, api } = season(2, ['1']);
  const read = async (retryFailed: boolean) => {
    asked.length = 0;
    readInTurn(client, api, queries, { retryFailed });
    await vi.advanceTimersByTimeAsync(callMs);
    return [...asked];
  };
  expect(await read(false)).toEqual(['0', '1']);
  expect(await read(false)).toEqual([]);
  expect(await read(true)).toEqual(['1']);
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(await read(false)).toEqual(['0', '1']);
});
