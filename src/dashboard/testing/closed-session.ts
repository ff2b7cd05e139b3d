import type { Session } from '../api/session.ts';
import type { DeviceClient } from '../device/device-client.ts';
import { memoryStorages } from './memory-storage.ts';

const state = { open: null, rejected: null };

/** A browser that runs no club. */
export const noDevice: DeviceClient = {
  ask: () => {
    throw new Error('no club lives here');
  },
  hear: () => () => {},
};

/** The session of a browser without a key; nothing can be done with it. */
export const closedSession: Session = {
  serviceOrigins: [],
  storages: memoryStorages(),
  device: noDevice,
  fetch: () => Promise.reject(new Error('no service here')),
  state: () => state,
  subscribe: () => () => {},
  tryOut: () => Promise.reject(new Error('no service here')),
  connect: () => {},
  forget: () => {},
  followStore: () => {},
  wipeKeptPages: () => Promise.reject(new Error('nothing is stored here')),
};
