import { expect, test } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { createConnectionStore } from './connection.ts';

const allowed = ['https://stats.example', 'http://127.0.0.1:4173'];

test('a key for a service that the page may no longer call is not used', () => {
  const storages = { local: new MemoryStorage(), session: new MemoryStorage() };
  const storeOf = (origins: string[]) =>
    createConnectionStore(storages, { now: () => 0, newId: () => 'c1' }, origins);
  const connection = { serviceAddress: 'https://stats.example', key: 'k', remember: true };
  const saved = storeOf(allowed).save(connection);
  expect(storeOf(allowed).read()).toEqual(saved);
  expect(storeOf([]).read()).toBeNull();
});

test('a mapping is stored with its connection', () => {
  const storages = { local: new MemoryStorage(), session: new MemoryStorage() };
  const store = createConnectionStore(storages, { now: () => 0, newId: () => 'c1' }, allowed);
  const connection = { serviceAddress: '', key: 'k', remember: false, mapping: '{"version":1}' };
  store.save(connection);
  expect(store.read()).toEqual({ id: 'c1', ...connection });
});

test('forgetting by id deletes only that connection', () => {
  const storages = { local: new MemoryStorage(), session: new MemoryStorage() };
  let made = 0;
  const newId = () => {
    made += 1;
    return `c${made}`;
  };
  const store = createConnectionStore(storages, { now: () => 0, newId }, []);
  const first = store.save({ serviceAddress: '', key: 'k', remember: true });
  const second = store.save({ serviceAddress: '', key: 'k', remember: false });
  store.forget(first.id);
  expect(store.read()).toEqual(second);
  store.forget(second.id);
  expect(store.read()).toBeNull();
});

test('a remembered key expires after 30 days', () => {
  const storages = { local: new MemoryStorage(), session: new MemoryStorage() };
  let now = 0;
  const store = createConnectionStore(storages, { now: () => now, newId: () => 'c1' }, []);
  const saved = store.save({ serviceAddress: '', key: 'k', remember: true });
  now = 30 * 24 * 3600 * 1000;
  expect(store.read()).toEqual(saved);
  now += 1;
  expect(store.read()).toBeNull();
});
