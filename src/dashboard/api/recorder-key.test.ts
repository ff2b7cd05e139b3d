import { expect, test, vi } from 'vitest';
import { keyKindHeader } from '../../contract/envelope.ts';
import { json } from '../testing/answers.ts';
import { readClub, setUp } from '../testing/session-on-device.ts';
import { clubQuery } from './club.ts';

const connection = { serviceAddress: '', key: 'secret-key', remember: false };
const clubOf = (name: string) => json(200, { data: { id: 'C', name }, error: null });
const recorder = (name: string) =>
  json(200, { data: { id: 'C', name }, error: null }, { [keyKindHeader]: 'recorder' });

test('the page’s own service reports a recorder’s key, once', async () => {
  const { session } = setUp(async () => recorder('A'));
  session.connect(connection);
  expect(session.state().open?.mayRecord).toBe(false);
  const listener = vi.fn();
  session.subscribe(listener);
  await readClub(session);
  expect(session.state().open?.mayRecord).toBe(true);
  await session.state().open?.queryClient.refetchQueries();
  expect(listener).toHaveBeenCalledOnce();
  expect(await session.tryOut(connection)).toEqual({ club: 'A', mayRecord: true });

  const elsewhere = { ...connection, serviceAddress: 'https://other.example' };
  session.connect(elsewhere);
  await readClub(session);
  expect(session.state().open?.mayRecord).toBe(false);
  expect(await session.tryOut(elsewhere)).toEqual({ club: 'A', mayRecord: false });
});

test('a remembered recorder’s key is moved to the tab’s storage', async () => {
  const { session, device, storages } = setUp(async () => recorder('A'));
  session.connect({ ...connection, remember: true });
  const { open } = session.state();
  await open?.queryClient.fetchQuery(clubQuery(open.api)).catch(() => null);
  expect(session.state().open?.connection).toMatchObject({ ...connection, remember: false });
  expect([device.local.length, storages.session.length, device.kept.size]).toEqual([0, 1, 0]);
  await readClub(session);
  expect(session.state().open?.mayRecord).toBe(true);
});

test('the stored data of all keys can be deleted', async () => {
  const { session, device } = setUp(async () => clubOf('A'));
  session.connect({ ...connection, remember: true });
  await readClub(session);
  await session.wipeKeptPages();
  expect(device.kept.size).toBe(0);
});
