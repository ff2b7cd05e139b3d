import { expect, test } from 'vitest';
import { createApiClient } from './api-client.ts';
import { writeInsights } from './insights.ts';

const json = (status: number, body: unknown) => Response.json(body, { status });
const says = (status: string) => json(200, { data: { status, message: 'm' }, error: null });
const failed = (status: number, code: string) =>
  json(status, { data: null, error: { code, message: 'No' } });

/** POSTs to a service with this response, and with this response to the following GET. */
function write(post: () => Response | Promise<Response>, get: () => Response | Promise<Response>) {
  const methods: string[] = [];
  const fetch: typeof globalThis.fetch = async (_, { method = 'GET' } = {}) => {
    methods.push(method);
    return method === 'POST' ? post() : get();
  };
  const api = createApiClient({ serviceAddress: '', key: 'k', fetch, now: () => 0 });
  return { written: writeInsights(api, 'M', {}), methods };
}
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

test.each([
  ['lost on its way', lost],
  ['empty', () => new Response('', { headers: { 'Content-Type': 'application/json' } })],
  ['a 204', () => new Response(null, { status: 204 })],
  ['a 409', () => failed(409, 'ALREADY_RUNNING')],
])('a POST whose answer is %s is followed by a GET for the state', async (_, post) => {
  const { written, methods } = write(post, () => says('generating'));
  expect((await written).value.status).toBe('generating');
  expect(methods).toEqual(['POST', 'GET']);
});

test('a conflict with finished insights shows them', async () => {
  const { written } = write(
    () => failed(409, 'UP_TO_DATE'),
    () => says('ready'),
  );
  expect((await written).value.status).toBe('ready');
});

test('a POST that never arrived fails', async () => {
  const { written } = write(lost, () => says('not_generated'));
  await expect(written).rejects.toMatchObject({ code: 'NO_CONNECTION' });
  const offline = write(lost, lost);
  await expect(offline.written).rejects.toMatchObject({ code: 'NO_CONNECTION' });
});

test('a POST that timed out in a proxy shows the run that began', async () => {
  const { written, methods } = write(
    () => failed(504, 'UPSTREAM_TIMEOUT'),
    () => says('generating'),
  );
  expect((await written).value.status).toBe('generating');
  expect(methods).toEqual(['POST', 'GET']);
});

test.each([402, 404, 500])(
  'after a POST refused with %i the state is not fetched',
  async (status) => {
    const { written, methods } = write(
      () => failed(status, 'X'),
      () => says('generating'),
    );
    await expect(written).rejects.toMatchObject({ status });
    expect(methods).toEqual(['POST']);
  },
);
