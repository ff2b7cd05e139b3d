import { expect, test, vi } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { isHostThere, watchLostParts } from './lost-parts.ts';

function setUp() {
  const page = new EventTarget();
  const world = { now: 0, there: true, kept: true };
  const reload = vi.fn();
  const parts = watchLostParts({
    page,
    storage: new MemoryStorage(),
    isKept: () => world.kept,
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

test('the page reloads by itself once a minute at most, and for the coach at any time', async () => {
  const { world, parts, reload } = setUp();
  expect(await parts.reload('not too soon')).toBe('reloading');
  world.now = 59_999;
  expect(await parts.reload('not too soon')).toBe('too soon');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await parts.reload('at any time')).toBe('reloading');
  world.now = 120_000;
  expect(await parts.reload('not too soon')).toBe('reloading');
  expect(reload).toHaveBeenCalledTimes(3);
});

test('the page stays while the host gives no answer, also soon after a reload', async () => {
  const { world, parts, reload } = setUp();
  await parts.reload('not too soon');
  world.there = false;
  for (const when of ['not too soon', 'at any time'] as const) {
    expect(await parts.reload(when)).toBe('no connection');
  }
  expect(reload).toHaveBeenCalledTimes(1);
});

test('without storage, only the coach reloads the page', async () => {
  const { world, parts, reload } = setUp();
  world.kept = false;
  expect(await parts.reload('not too soon')).toBe('too soon');
  expect(reload).not.toHaveBeenCalled();
  expect(await parts.reload('at any time')).toBe('reloading');
});

test.each([
  ['a page', async () => new Response('', { status: 200 }), true],
  ['a proxy whose service is down', async () => new Response('', { status: 502 }), false],
  ['nobody', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('the host is there where %s answers: %s', async (_, fetch, expected) => {
  expect(await isHostThere(fetch, '/')).toBe(expected);
});
