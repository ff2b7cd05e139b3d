import { v4 } from 'uuid';
import { createDevice } from './device.ts';
import { createIndexedDbClubs } from './indexed-db-clubs.ts';
import { scrypt } from './scrypt.ts';
import { hex } from './sealed.ts';
import { answerAsks, type ClubsChanged, changesChannel } from './worker-messages.ts';

/*
 * Where the clubs on this device live: files are read, box scores derived and insights written here, beside the page.
 */

const changes = new BroadcastChannel(changesChannel);
const tellOtherTabs = (clubIds: string[]) => {
  const told: ClubsChanged = { by: self.name, clubIds };
  changes.postMessage(told);
};

answerAsks(
  self,
  createDevice({
    clubs: createIndexedDbClubs(indexedDB, tellOtherTabs),
    clock: () => new Date(),
    newId: () => v4(),
    sha256: async (bytes) => hex(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))),
    scrypt,
    decode: (bytes, encoding) => new TextDecoder(encoding, { fatal: true }).decode(bytes),
    nextTurn: () => new Promise((resolve) => setTimeout(resolve)),
    alone: (name, work) => navigator.locks.request(`boxout ${name}`, work),
    unlessUnderWay: (name, work) =>
      navigator.locks.request(`boxout ${name}`, { ifAvailable: true }, async (lock) => {
        if (lock !== null) await work();
      }),
    onFailure: (error) => console.error('A club on this device', error),
  }),
);
