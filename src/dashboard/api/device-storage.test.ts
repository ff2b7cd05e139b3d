import { afterEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { createStorages } from './device-storage.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => warn.mockClear());

test('a value that a full storage refuses lasts as long as the page, and the old one does not return', () => {
  const browser = new MemoryStorage();
  browser.setItem('key', 'old');
  const storages = createStorages({ localStorage: browser, sessionStorage: new MemoryStorage() });
  const storage = storages.local;
  const listener = vi.fn();
  storages.onRefusal(listener);
  storage.setItem('other', 'fits');
  expect([storages.keepsEverything(), listener.mock.calls.length]).toEqual([true, 0]);
  browser.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  storage.setItem('key', 'new');
  expect([storage.getItem('key'), browser.getItem('key'), storage.getItem('other')]).toEqual([
    'new',
    null,
    'fits',
  ]);
  expect([storages.keepsEverything(), listener.mock.calls.length]).toEqual([false, 1]);
  storage.removeItem('key');
  expect(storage.getItem('key')).toBeNull();
});

test('a blocked storage starts empty and stores in memory', () => {
  const { session } = createStorages({
    localStorage: new MemoryStorage(),
    get sessionStorage(): Storage {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(session.getItem('key')).toBeNull();
  session.setItem('key', 'k');
  expect(session.getItem('key')).toBe('k');
  session.removeItem('key');
  expect(session.getItem('key')).toBeNull();
});
