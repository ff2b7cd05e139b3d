import { expect, test, vi } from 'vitest';
import { createApiClient } from './api-client.ts';
import { withEarlyCalls } from './early-calls.ts';

const reply = (name: string) =>
  new Response(JSON.stringify({ data: { id: 'C', name }, error: null }), {
    headers: { 'Content-Type': 'application/json', ETag: '"1"' },
  });

function clientWith(serviceAddress = '') {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => reply('Late Club'));
  const abort = vi.fn();
  const take = vi.fn(() => ({ response: Promise.resolve(reply('Early Club')), abort }));
  const client = createApiClient({
    serviceAddress,
    key: 'k 1',
    fetch: withEarlyCalls(fetch, take),
    now: () => 0,
  });
  return { client, fetch, take, abort };
}

test('the first call takes the early response, the next one is sent', async () => {
  const { client, fetch, take } = clientWith();
  expect((await client.call('getClub', {})).value.name).toBe('Early Club');
  expect(fetch).not.toHaveBeenCalled();
  expect((await client.call('getClub', {})).value.name).toBe('Late Club');
  expect(take.mock.calls).toEqual([['/v1/clubs', 'k 1', null]]);
});

test('calls to another service go to its address', async () => {
  const { client, take } = clientWith('https://s.example');
  await client.call('getClub', {});
  expect(take.mock.calls).toEqual([['https://s.example/v1/clubs', 'k 1', null]]);
});

test('a POST is never an early call', async () => {
  const { client, fetch, take } = clientWith();
  await client.call('writeInsights', { matchId: 'M' }).catch(() => null);
  expect(take).not.toHaveBeenCalled();
  expect(fetch).toHaveBeenCalledOnce();
});

test('aborting a call aborts the early call', async () => {
  const { client, abort } = clientWith();
  const gaveUp = new AbortController();
  gaveUp.abort('left');
  await client.call('getClub', {}, { signal: gaveUp.signal }).catch(() => null);
  expect(abort).toHaveBeenCalledWith('left');
});
