import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from './app-env.ts';
import { backPressure } from './back-pressure.ts';
import { failureHandler } from './failures.ts';

const patience = { silent: 10, slow: 60_000, isSilent: () => false };

test('calls past the limit are refused at once, and taken again when one has ended', async () => {
  const app = new Hono<AppEnv>();
  app.onError(failureHandler({ error: () => {} }));
  app.use(backPressure(patience, 2));
  const waiting: (() => void)[] = [];
  app.get('/slow', async (c) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return c.text('done');
  });
  const under = [app.request('/slow'), app.request('/slow')];
  const refused = await app.request('/slow');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '1']);
  expect(await refused.json()).toMatchObject({ error: { code: 'UNAVAILABLE' } });
  for (const end of waiting.splice(0)) end();
  expect((await Promise.all(under)).map(({ status }) => status)).toEqual([200, 200]);
  const next = app.request('/slow');
  await expect.poll(() => waiting.length).toBe(1);
  for (const end of waiting) end();
  expect((await next).status).toBe(200);
});

test.each([
  ['a silent database', { silent: 10, slow: 60_000, isSilent: () => true }],
  ['a database that answers others only', { silent: 10, slow: 50, isSilent: () => false }],
])('a call that waits for %s gets a Retry-After', async (_, patience) => {
  const app = new Hono<AppEnv>();
  app.onError(failureHandler({ error: () => {} }));
  app.use(backPressure(patience, 1));
  let answer = () => {};
  app.get('/', async (c) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return c.text('done');
  });
  const refused = await app.request('/');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2']);
  // Its work is still under way.
  expect((await app.request('/')).headers.get('Retry-After')).toBe('1');
  answer();
});
