import { expect, test, vi } from 'vitest';
import { createConnectionStore } from '../api/connection.ts';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { clubQuery } from './club.ts';
import { createSession } from './session.ts';

const reply = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
const clubOf = (name: string) => reply(200, { data: { id: 'C', name }, error: null });
const refused = () =>
  reply(401, { data: null, error: { code: 'UNAUTHORIZED', message: 'no key' } });

function setUp(fetch: typeof globalThis.fetch) {
  const storages = { local: new MemoryStorage(), session: new MemoryStorage() };
  const clock = { now: 0 };
  const store = createConnectionStore(storages, () => clock.now, []);
  const session = createSession({ store, serviceOrigins: [], fetch, now: () => clock.now });
  return { storages, store, session, clock };
}

const connection = { serviceAddress: '', key: 'secret-key', remember: false };

test('a key is kept until the tab closes, or for 30 days where that was asked for', () => {
  const { storages, store, clock } = setUp(async () => clubOf('A'));
  store.save(connection);
  expect(storages.local.length).toBe(0);
  expect(store.read()).toEqual(connection);

  store.save({ ...connection, remember: true });
  expect(storages.session.length).toBe(0);
  expect(store.read()).toEqual({ ...connection, remember: true });
  clock.now = 31 * 24 * 3600 * 1000;
  expect(store.read()).toBeNull();
  expect(storages.local.length).toBe(0);
});

test('the key stands in no query key, and another key finds nothing of the first', async () => {
  const { session } = setUp(async () => clubOf('A'));
  session.connect(connection);
  const first = session.state().open;
  await first?.queryClient.fetchQuery(clubQuery(first.api));
  expect(
    JSON.stringify(
      first?.queryClient
        .getQueryCache()
        .getAll()
        .map((q) => q.queryKey),
    ),
  ).not.toContain(connection.key);

  session.connect({ ...connection, key: 'another' });
  expect(first?.queryClient.getQueryCache().getAll()).toEqual([]);
  expect(session.state().open?.queryClient.getQueryCache().getAll()).toEqual([]);
});

test('a refused key is wiped, and the pages are told', async () => {
  const { session, storages } = setUp(async () => refused());
  session.connect(connection);
  const listener = vi.fn();
  session.subscribe(listener);
  const open = session.state().open;
  if (!open) throw new Error('not connected');
  await expect(open.queryClient.fetchQuery(clubQuery(open.api))).rejects.toMatchObject({
    status: 401,
  });
  expect(session.state()).toEqual({ open: null, rejected: true });
  expect(listener).toHaveBeenCalledOnce();
  expect(storages.session.length).toBe(0);
});

test('the late refusal of an older key does not touch the new one', async () => {
  let answer = (_: Response) => {};
  const late = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const { session } = setUp(() => late);
  session.connect(connection);
  const first = session.state().open;
  if (!first) throw new Error('not connected');
  const call = first.queryClient.fetchQuery(clubQuery(first.api));
  session.connect({ ...connection, key: 'another' });
  answer(refused());
  await expect(call).rejects.toThrow();
  expect(session.state().open?.connection.key).toBe('another');
});

test('what another tab forgot is forgotten here', () => {
  const { session, store } = setUp(async () => clubOf('A'));
  session.connect({ ...connection, remember: true });
  store.forget();
  session.followStore();
  expect(session.state().open).toBeNull();
});
