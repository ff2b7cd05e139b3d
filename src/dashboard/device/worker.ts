import { v4 } from 'uuid';
import { clubStore } from '../../club/store.ts';
import { createDevice } from './device.ts';
import { createIndexedDbStore } from './indexed-db-store.ts';
import { scrypt } from './scrypt.ts';
import { hex } from './sealed.ts';
import { answerAsks, type ClubsChanged, changesChannel } from './worker-messages.ts';

/*
 * Where the clubs on this device live: files are read, box scores derived and insights written here, beside the page.
 */

const changes = new BroadcastChannel(changesChannel);
const tellOtherTabs = (clubId: string) => {
  const told: ClubsChanged = { by: self.name, clubIds: [clubId] };
  changes.postMessage(told);
};

answerAsks(
  self,
  createDevice({
    store: clubStore(
      createIndexedDbStore({
        indexedDB,
        alone: (name, work) => navigator.locks.request(`boxout ${name}`, work),
        onChanged: tellOtherTabs,
      }),
    ),
    clock: () => new Date(),
    newId: () => v4(),
    sha256: async (bytes) => hex(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))),
    scrypt,
    decode: (bytes, encoding) => new TextDecoder(encoding, { fatal: true }).decode(bytes),
    nextTurn: () => new Promise((resolve) => setTimeout(resolve)),
    unlessUnderWay: (name, work) =>
      navigator.locks.request(`boxout ${name}`, { ifAvailable: true }, async (lock) => {
        if (lock !== null) await work();
      }),
    onFailure: (error) => console.error('A club on this device', error),
  }),
);
