import { afterEach, expect, test, vi } from 'vitest';
import { createIndexedDbClubs } from './indexed-db-clubs.ts';

afterEach(() => void vi.unstubAllGlobals());

const change = { remove: 'club', ids: ['C'] } as const;

/** Clubs in a database whose transactions end when the test says so. */
async function writing() {
  const transaction: Partial<IDBTransaction> = {
    objectStore: () => ({ delete: vi.fn() }) as Partial<IDBObjectStore> as IDBObjectStore,
    error: new DOMException('full', 'QuotaExceededError'),
  };
  const begin = vi.fn(() => transaction as IDBTransaction);
  const result = { transaction: begin } as Partial<IDBDatabase> as IDBDatabase;
  const request = { result } as IDBOpenDBRequest;
  const factory = { open: () => request } as Partial<IDBFactory> as IDBFactory;
  vi.stubGlobal('IDBKeyRange', { bound: () => ({}) });
  const ended = vi.fn();
  const changed = vi.fn();
  const done = createIndexedDbClubs(factory, changed).write([change]).finally(ended);
  request.onsuccess?.(new Event('success'));
  await vi.waitFor(() => expect(transaction.oncomplete).toBeDefined());
  return { transaction, ended, changed, done };
}

test('a write ends once the browser has committed it, not before', async () => {
  const { transaction, ended, changed, done } = await writing();
  expect([ended, changed].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  transaction.oncomplete?.call(transaction as IDBTransaction, new Event('complete'));
  await done;
  expect(changed.mock.calls).toEqual([[['C']]]);
});

test('a write whose commit fails rejects with the reason, and nobody hears of a change', async () => {
  const { transaction, changed, done } = await writing();
  transaction.onabort?.call(transaction as IDBTransaction, new Event('abort'));
  await expect(done).rejects.toMatchObject({ isFull: true, cause: transaction.error });
  expect(changed).not.toHaveBeenCalled();
});
