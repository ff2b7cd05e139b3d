import { expect, test, vi } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { createConnectionStore } from './connection.ts';
import { startEarlyCalls } from './early-calls.ts';
import { rememberedForMs, storageKey } from './stored-connection.ts';

const stored = { id: 'c1', serviceAddress: '', key: 'k1', savedAt: 0 };
const text = JSON.stringify(stored);

interface Situation {
  session?: string | null;
  local?: string | null;
  online?: boolean;
  answer?: Promise<Response>;
}

function start({ session = null, local = null, online = true, answer }: Situation) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => answer ?? Promise.resolve(new Response('{}')));
  const clock = { now: 1000 };
  const read = (value: string | null) => ({
    getItem: (name: string) => (name === storageKey ? value : null),
  });
  const take = startEarlyCalls(['/v1/a', '/v1/b'], {
    storages: { session: read(session), local: read(local) },
    online,
    language: 'es',
    fetch,
    now: () => clock.now,
  });
  const ended = () => fetch.mock.calls.map(([, init]) => init?.signal?.aborted);
  return { take, fetch, clock, ended };
}

test('the key is sent only in the calls’ header, to the page’s origin', () => {
  const { fetch } = start({ session: text });
  expect(fetch.mock.calls.map(([address]) => address)).toEqual(['/v1/a', '/v1/b']);
  expect(fetch.mock.calls[0]?.[1]).toEqual({
    headers: { Authorization: 'Bearer k1', 'Accept-Language': 'es' },
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'manual',
    signal: expect.any(AbortSignal),
  });
});

test('early calls find the stored connection', () => {
  for (const remember of [true, false]) {
    const storages = { local: new MemoryStorage(), session: new MemoryStorage() };
    const clock = { now: () => 5, newId: () => 'c2' };
    createConnectionStore(storages, clock, []).save({ serviceAddress: '', key: 'k2', remember });
    const { local, session } = storages;
    const { fetch } = start({
      local: local.getItem(storageKey),
      session: session.getItem(storageKey),
    });
    expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer k2' });
  }
});

test("the tab's key comes before the remembered one", () => {
  const local = JSON.stringify({ ...stored, key: 'k2' });
  expect(start({ session: text, local }).fetch.mock.calls[0]?.[1]?.headers).toMatchObject({
    Authorization: 'Bearer k1',
  });
});

test.each<[string, Situation]>([
  ['without a key', {}],
  ['for another service', { session: JSON.stringify({ ...stored, serviceAddress: 'https://s' }) }],
  [
    'for another service of this tab, though the own one is remembered',
    { session: JSON.stringify({ ...stored, serviceAddress: 'https://s' }), local: text },
  ],
  ['offline', { session: text, online: false }],
  ['with an empty key', { session: JSON.stringify({ ...stored, key: '' }) }],
  ['with a key that is no text', { session: JSON.stringify({ ...stored, key: 7 }) }],
  ['with no id', { session: JSON.stringify({ ...stored, id: undefined }) }],
  ['with invalid JSON', { session: '{' }],
  ['with null', { session: 'null' }],
  [
    'with a remembered key that is too old',
    { local: JSON.stringify({ ...stored, savedAt: 999 - rememberedForMs }) },
  ],
])('%s nothing is asked', (_, situation) => {
  const { take, fetch } = start(situation);
  expect(fetch).not.toHaveBeenCalled();
  expect(take).toBeUndefined();
});

test('a call is taken once', async () => {
  const { take } = start({ session: text });
  expect(await take?.('/v1/a', 'k1', null)?.response).toBeInstanceOf(Response);
  expect(take?.('/v1/a', 'k1', null)).toBeUndefined();
  expect(take?.('/v1/c', 'k1', null)).toBeUndefined();
  expect(take?.('/v1/b', 'k1', null)).toBeDefined();
});

test('a call for another language is not taken', () => {
  const { take, ended } = start({ session: text });
  expect(take?.('/v1/a', 'k1', 'en')).toBeUndefined();
  expect(ended()).toEqual([true, false]);
  expect(take?.('/v1/b', 'k1', 'es')).toBeDefined();
});

test('another key aborts all early calls', () => {
  const { take, ended } = start({ session: text });
  expect(take?.('/v1/a', 'k2', null)).toBeUndefined();
  expect(ended()).toEqual([true, true]);
  expect(take?.('/v1/b', 'k1', null)).toBeUndefined();
});

test('an old response is not taken', () => {
  const { take, clock, ended } = start({ session: text });
  clock.now += 15_000;
  expect(take?.('/v1/a', 'k1', null)).toBeUndefined();
  expect(ended()).toEqual([true, true]);
});

test('a failed call is not taken, so that the app calls again', async () => {
  const answer = Promise.reject(new TypeError('Failed to fetch'));
  const { take } = start({ session: text, answer });
  await expect(answer).rejects.toThrow('Failed to fetch');
  expect(take?.('/v1/a', 'k1', null)).toBeUndefined();
});
