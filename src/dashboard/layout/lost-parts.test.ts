import { expect, test, vi } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { isHostThere, watchLostParts } from './lost-parts.ts';

function setUp() {
  const page = new EventTarget();
  const world = { now: 0, there: true };
  const reload = vi.fn();
  const parts = watchLostParts({
    page,
    storage: new MemoryStorage(),
    now: () => world.now,
    isHostThere: async () => world.there,
    reload,
  });
  const lose = (payload: unknown) => {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
    return page.dispatchEvent(event);
  };
  return { world, reload, parts, lose };
}

test('the error of a lost part is known, and stays an error', () => {
  const { parts, lose, reload } = setUp();
  const lost = new TypeError('Failed to fetch dynamically imported module');
  expect(lose(lost)).toBe(true);
  expect(lose('no error at all')).toBe(true);
  expect(parts.has(lost)).toBe(true);
  expect(parts.has(new TypeError(lost.message))).toBe(false);
  expect(parts.has(undefined)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('the page loads anew by itself once a minute at most', async () => {
  const { world, parts, reload } = setUp();
  expect(parts.mayReload()).toBe(true);
  expect(await parts.reload()).toBe('reloading');
  expect(reload).toHaveBeenCalledTimes(1);
  world.now = 59_999;
  expect(parts.mayReload()).toBe(false);
  world.now = 60_000;
  expect(parts.mayReload()).toBe(true);
});

test('what is shown stays while the host gives no answer', async () => {
  const { world, parts, reload } = setUp();
  world.there = false;
  expect(await parts.reload()).toBe('no connection');
  expect(reload).not.toHaveBeenCalled();
  expect(parts.mayReload()).toBe(true);
});

test.each([
  ['a page', async () => new Response('', { status: 200 }), true],
  ['a proxy whose service is down', async () => new Response('', { status: 502 }), false],
  ['nobody', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('the host is there where %s answers: %s', async (_, fetch, expected) => {
  expect(await isHostThere(fetch, '/')).toBe(expected);
});
