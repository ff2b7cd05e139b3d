import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { CallError } from '../../club/tools.ts';
import type { AppEnv } from './app-env.ts';
import { authentication } from './authentication.ts';

const owner = {
  id: 'club',
  kind: 'reading' as const,
  keyName: 'Test',
  keyId: 'key 1',
  revision: 'seventh',
  endsOn: null,
  lastUsed: null,
};

/** An app whose only key is `good-key`; it answers with what the middleware knows of the caller. */
function appOf(tried = vi.fn(async () => {})) {
  const asked = vi.fn(async (key: string) => (key === 'good-key' ? owner : undefined));
  const app = new Hono<AppEnv>();
  app.onError((error, c) =>
    error instanceof CallError
      ? c.json({ code: error.code, message: error.message }, 401, error.headers)
      : c.text(error.message, 500),
  );
  const [accepted, refused] = [vi.fn(async () => {}), vi.fn()];
  app.use(authentication(asked, { tried, accepted, refused }));
  app.get('/', (c) => c.json(c.get('owner')));
  const send = (header?: string) =>
    app.request('/', header === undefined ? {} : { headers: { Authorization: header } });
  return { asked, tried, accepted, refused, send };
}

test('a key in force names its club, its id and the club’s revision', async () => {
  const { asked, accepted, refused, send } = appOf();
  const response = await send('Bearer good-key');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(owner);
  expect(asked.mock.calls).toEqual([['good-key']]);
  expect(accepted).toHaveBeenCalledTimes(1);
  expect(refused).not.toHaveBeenCalled();
});

const refusal = {
  code: 'UNAUTHORIZED',
  message: 'A valid API key is needed: Authorization: Bearer <key>',
};

test.each([
  ['no header', undefined],
  ['an empty one', ''],
  ['a key that nobody has', 'Bearer other-key'],
  ['the key alone', 'good-key'],
  ['another scheme', 'Basic good-key'],
  ['a scheme that ends alike', 'xBearer good-key'],
  ['two blanks', 'Bearer  good-key'],
  ['no key', 'Bearer '],
  ['a word after the key', 'Bearer good-key more'],
  ['a character that no token has', 'Bearer good-key!'],
  ['more than 512 characters', `Bearer ${'k'.repeat(513)}`],
])('%s: one and the same refusal, which counts', async (_, header) => {
  const { tried, accepted, send } = appOf();
  const response = await send(header);
  expect(response.status).toBe(401);
  expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
  expect(await response.json()).toEqual(refusal);
  expect(tried).toHaveBeenCalledTimes(1);
  expect(accepted).not.toHaveBeenCalled();
});

test.each([undefined, 'Basic good-key', 'Bearer good-key!', `Bearer ${'k'.repeat(513)}`])(
  'an invalid key is not looked up: %s',
  async (header) => {
    const { asked, send } = appOf();
    await send(header);
    expect(asked).not.toHaveBeenCalled();
  },
);

test.each(['k'.repeat(512), 'aZ09-._~+/', 'padded=='])(
  'every token of RFC 6750 is looked up: %s',
  async (key) => {
    const { asked, send } = appOf();
    expect((await send(`bEARER ${key}`)).status).toBe(401);
    expect(asked.mock.calls).toEqual([[key]]);
  },
);

test('a guesser may be slowed down instead of refused, before the key is looked up', async () => {
  const { asked, send } = appOf(
    vi.fn(async () => {
      throw new Error('too many');
    }),
  );
  expect(await (await send('Bearer other-key')).text()).toBe('too many');
  expect(asked).not.toHaveBeenCalled();
});
