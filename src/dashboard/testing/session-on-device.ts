import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import { vi } from 'vitest';
import { clubQuery } from '../api/club.ts';
import { createConnectionStore } from '../api/connection.ts';
import { createStorages } from '../api/device-storage.ts';
import type { OfflineStore } from '../api/offline-copy.ts';
import type { Tabs } from '../api/session.ts';
import { createSession, type Session } from '../api/session.ts';
import { noDevice } from './closed-session.ts';
import { MemoryStorage } from './memory-storage.ts';

/** Everything a tab shares with the others of its device. */
export function createDevice() {
  const kept = new Map<string, PersistedQuery>();
  const offlineStore: OfflineStore = {
    getItem: async (key) => kept.get(key),
    setItem: async (key, value) => void kept.set(key, structuredClone(value)),
    removeItem: async (key) => void kept.delete(key),
    clear: async () => kept.clear(),
  };
  let made = 0;
  const newId = () => {
    made += 1;
    return `c${made}`;
  };
  const channel = new Set<{ listener: Parameters<Tabs['listen']>[0] }>();
  return { local: new MemoryStorage(), kept, offlineStore, newId, channel };
}

/** A tab of a device, with its session. */
export function setUp(
  fetch: typeof globalThis.fetch,
  device = createDevice(),
  storages: { local: Storage; session: Storage } = {
    local: device.local,
    session: new MemoryStorage(),
  },
) {
  const clock = { now: Date.now() };
  const now = () => clock.now;
  const store = createConnectionStore(storages, { now, newId: device.newId }, []);
  const mine = { listener: (_: Parameters<Tabs['announce']>[0]) => {} };
  device.channel.add(mine);
  const tabs: Tabs = {
    announce: (forget) => {
      for (const tab of device.channel) if (tab !== mine) tab.listener(forget);
    },
    listen: (listener) => {
      mine.listener = listener;
    },
  };
  const onStoreFailure = vi.fn();
  const onDefect = vi.fn();
  const { offlineStore } = device;
  const session = createSession({
    storages: createStorages({
      localStorage: storages.local,
      sessionStorage: storages.session,
    }),
    device: noDevice,
    store,
    offlineStore,
    tabs,
    serviceOrigins: [],
    fetch,
    now,
    onStoreFailure,
    onDefect,
  });
  return { storages, store, session, clock, device, onStoreFailure, onDefect };
}

/** Reads the club as a page does, and lets what follows it come to its end. */
export async function readClub(session: Session) {
  const { open } = session.state();
  if (!open) throw new Error('not connected');
  const reading = await open.queryClient.fetchQuery(clubQuery(open.api));
  await new Promise((resolve) => setTimeout(resolve));
  return reading.value.name;
}
