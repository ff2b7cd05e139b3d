import { expect, test, vi } from 'vitest';
import { failing, json, reset } from '../testing/answers.ts';
import { createDevice, readClub, setUp } from '../testing/session-on-device.ts';
import { clubQuery } from './club.ts';
import type { Session } from './session.ts';

const clubOf = (name: string) => json(200, { data: { id: 'C', name }, error: null });
const refused = failing(401);

const connection = { serviceAddress: '', key: 'secret-key', remember: false };

test('a key is stored until the tab closes, or for 30 days on request', () => {
  const { storages, store, clock } = setUp(async () => clubOf('A'));
  store.save(connection);
  expect(storages.local.length).toBe(0);
  expect(store.read()).toMatchObject(connection);

  store.save({ ...connection, remember: true });
  expect(storages.session.length).toBe(0);
  expect(store.read()).toMatchObject({ ...connection, remember: true });
  clock.now += 31 * 24 * 3600 * 1000;
  expect(store.read()).toBeNull();
  expect(storages.local.length).toBe(0);
});

test('the key is in no query key, and another key finds nothing of the first', async () => {
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

test('an error in the page during a read is reported; a failed call is not', async () => {
  const defect = new Error('a defect of the page');
  const answers = [() => Promise.reject(defect), failing(404), reset];
  const { session, onDefect } = setUp(async () => (answers.shift() ?? clubOf)('A'));
  session.connect(connection);
  const open = session.state().open;
  if (!open) throw new Error('not connected');
  for (const reported of [1, 1, 1]) {
    const read = open.queryClient.fetchQuery({ ...clubQuery(open.api), retry: false });
    await expect(read).rejects.toThrow();
    expect(onDefect).toHaveBeenCalledTimes(reported);
  }
  expect(onDefect).toHaveBeenCalledWith(defect);
});

test('a refused key is deleted, and the pages are notified', async () => {
  const { session, storages } = setUp(async () => refused());
  session.connect(connection);
  const listener = vi.fn();
  session.subscribe(listener);
  const open = session.state().open;
  if (!open) throw new Error('not connected');
  await expect(open.queryClient.fetchQuery(clubQuery(open.api))).rejects.toMatchObject({
    status: 401,
  });
  expect(session.state()).toEqual({ open: null, rejected: connection.serviceAddress });
  expect(listener).toHaveBeenCalledOnce();
  expect(storages.session.length).toBe(0);
});

test.each([
  ['a sign-in page', () => new Response('<h1>Sign in</h1>', { status: 401 })],
  [
    'our proxy, of an upstream without an envelope',
    () => json(401, { data: null, error: { code: 'UPSTREAM_INVALID', message: 'HTTP 401' } }),
  ],
])('a 401 of %s wipes nothing', async (_, answer) => {
  const { session, storages } = setUp(async () => answer());
  session.connect(connection);
  const open = session.state().open;
  if (!open) throw new Error('not connected');
  await expect(open.queryClient.fetchQuery(clubQuery(open.api))).rejects.toMatchObject({
    status: 401,
  });
  expect(session.state()).toMatchObject({ rejected: null, open: { connection } });
  expect(storages.session.length).toBe(1);
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

test('a key forgotten in another tab is forgotten here', () => {
  const { session, store } = setUp(async () => clubOf('A'));
  session.connect({ ...connection, remember: true });
  store.forget();
  session.followStore();
  expect(session.state().open).toBeNull();
});

test('visited pages are stored on the device only on request, and never the key', async () => {
  const { session, device } = setUp(async () => clubOf('A'));
  session.connect(connection);
  await readClub(session);
  expect(device.kept.size).toBe(0);
  session.connect({ ...connection, remember: true });
  await readClub(session);
  expect(device.kept.size).toBe(1);
  expect(JSON.stringify([...device.kept])).not.toContain(connection.key);
});

test('visited pages are available offline, with their age', async () => {
  const device = createDevice();
  const first = setUp(async () => clubOf('A'), device);
  first.session.connect({ ...connection, remember: true });
  await readClub(first.session);
  const offline = setUp(() => Promise.reject(new TypeError('Failed to fetch')), device);
  expect(await readClub(offline.session)).toBe('A');
  const at = (session: Session) =>
    session.state().open?.queryClient.getQueryState(['club'])?.dataUpdatedAt;
  expect(at(offline.session)).toBe(at(first.session));
});

test('changing or forgetting the key deletes its data on the device', async () => {
  const { session, device } = setUp(async () => clubOf('A'));
  for (const leave of [
    () => session.forget(),
    () => session.connect({ ...connection, key: 'b' }),
  ]) {
    session.connect({ ...connection, remember: true });
    await readClub(session);
    expect(device.kept.size).toBe(1);
    leave();
    expect(device.kept.size).toBe(0);
    expect(device.local.length).toBe(0);
  }
});

test('a response after its key was forgotten is not stored', async () => {
  let answer = (_: Response) => {};
  const late = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const { session, device } = setUp(() => late);
  session.connect({ ...connection, remember: true });
  const { open } = session.state();
  const reading = readClub(session);
  session.forget();
  answer(clubOf('A'));
  await expect(reading).rejects.toThrow();
  expect(device.kept.size).toBe(0);
  expect(open?.queryClient.getQueryCache().getAll()).toEqual([]);
});

test('forgetting reaches every tab, including those with a session-only key', async () => {
  const device = createDevice();
  const tabs = [1, 2, 3].map(() => setUp(async () => clubOf('A'), device));
  for (const { session } of tabs) session.connect(connection);
  tabs[0]?.session.forget();
  for (const { session, storages } of tabs) {
    expect(session.state().open).toBeNull();
    expect(storages.session.length).toBe(0);
  }
});

test('changing the key in one tab closes only the tabs that share it', () => {
  const device = createDevice();
  const [first, second, alone] = [1, 2, 3].map(() => setUp(async () => clubOf('A'), device));
  alone?.session.connect({ ...connection, key: 'of this tab alone' });
  first?.session.connect({ ...connection, remember: true });
  second?.session.followStore();
  expect(second?.session.state().open?.connection.key).toBe(connection.key);
  first?.session.connect({ ...connection, key: 'another', remember: true });
  expect(second?.session.state().open).toBeNull();
  second?.session.followStore();
  expect(second?.session.state().open?.connection.key).toBe('another');
  expect(alone?.session.state().open?.connection.key).toBe('of this tab alone');
});

test('an open key moves to local storage and back within the same connection', async () => {
  const device = createDevice();
  const [first, copy] = [1, 2].map(() => setUp(async () => clubOf('A'), device));
  if (!first || !copy) throw new Error('no tabs');
  first.session.connect(connection);
  const before = first.session.state().open?.connection;
  if (!before) throw new Error('not connected');
  first.session.connect({ ...before, remember: true });
  expect(first.session.state().open?.connection).toEqual({ ...before, remember: true });
  expect([first.storages.session.length, device.local.length]).toEqual([0, 1]);
  await readClub(first.session);
  expect(device.kept.size).toBe(1);
  copy.session.followStore();

  first.session.connect({ ...before, remember: false });
  expect(first.session.state().open?.connection).toEqual(before);
  expect([first.storages.session.length, device.local.length]).toEqual([1, 0]);
  expect(device.kept.size).toBe(0);
  copy.session.followStore();
  expect(copy.session.state().open).toBeNull();
});

test('a device that can’t store pages says so once, and the pages keep working', async () => {
  const device = createDevice();
  const refuse = () => Promise.reject(new Error('no storage here'));
  device.offlineStore.getItem = refuse;
  device.offlineStore.setItem = refuse;
  const { session, onStoreFailure } = setUp(async () => clubOf('A'), device);
  session.connect({ ...connection, remember: true });
  expect(await readClub(session)).toBe('A');
  expect(onStoreFailure).toHaveBeenCalledOnce();
});
