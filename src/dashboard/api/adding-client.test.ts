import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { failing, json, reset } from '../testing/answers.ts';
import { refetchAll } from './adding.ts';
import { createAddingClient } from './adding-client.ts';
import { createCallQueue } from './api-client.ts';

const id = '00000000-0000-4000-8000-000000000001';

function clientOf(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  const upload = vi.fn(async () => answer());
  return { fetch, upload, client: createAddingClient({ key: 'k', fetch, upload, now: () => 0 }) };
}

test('a call sends its ids, body and key to the page’s own service', async () => {
  const { client, fetch } = clientOf(() => json(200, { data: { matches: 3 }, error: null }));
  const act = { name: 'mergePlayer', ids: { playerId: 'a/b' }, body: { playerId: id } } as const;
  expect(await client.call(act)).toEqual({ matches: 3 });
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(address).toBe('/import/players/a%2Fb/merge');
  expect(init).toMatchObject({
    method: 'POST',
    headers: { Authorization: 'Bearer k', 'Content-Type': 'application/json' },
    body: JSON.stringify({ playerId: id }),
    redirect: 'manual',
  });
});

test('an invalid reply is an error; a failure has the service’s message', async () => {
  const call = (answer: () => Response | Promise<Response>) =>
    clientOf(answer).client.call({ name: 'undoAdding' });
  await expect(
    call(() => json(200, { data: { matches: 'x' }, error: null })),
  ).rejects.toMatchObject({ code: 'BAD_RESPONSE' });
  await expect(call(failing(409))).rejects.toMatchObject({ status: 409, message: 'm' });
  await expect(call(reset)).rejects.toMatchObject({ code: 'NO_CONNECTION' });
  const defect = new Error('a defect of the page');
  await expect(call(() => Promise.reject(defect))).rejects.toBe(defect);
  const late = () => Promise.reject(new DOMException('late', 'TimeoutError'));
  await expect(call(late)).rejects.toMatchObject({ code: 'NO_ANSWER_YET' });
});

test('a club comes as a file; a refusal is reported instead of being saved', async () => {
  const file = () =>
    new Response('{"club": 1}', { headers: { 'Content-Type': 'application/json' } });
  expect(await (await clientOf(file).client.exportClub('K')).text()).toBe('{"club": 1}');
  await expect(clientOf(failing(400)).client.exportClub('K')).rejects.toMatchObject({
    status: 400,
  });
});

test('an edit refetches the page’s queries and removes the others', async () => {
  const client = new QueryClient();
  const read = vi.fn(async ({ queryKey }: { queryKey: readonly unknown[] }) => `${queryKey} again`);
  for (const key of ['shown', 'of season', 'left']) client.setQueryData([key], 'before');
  const watch = (key: string, enabled: boolean) =>
    new QueryObserver(client, { queryKey: [key], queryFn: read, enabled, staleTime: 60_000 });
  const stops = [watch('shown', true), watch('of season', false)].map((each) =>
    each.subscribe(() => {}),
  );
  const api = { inTurn: createCallQueue(4) };
  await refetchAll(client, api);
  await vi.waitFor(() => expect(client.getQueryData(['of season'])).toBe('of season again'));
  expect(client.getQueryData(['shown'])).toBe('shown again');
  expect(client.getQueryData(['left'])).toBeUndefined();
  for (const stop of stops) stop();
});
