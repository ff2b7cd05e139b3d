import { bytesToHex } from '@noble/hashes/utils.js';
import { v4 } from 'uuid';
import { clubStore } from '../../club/store.ts';
import { writeInsights } from '../../insights/write-insights.ts';
import { readInThread } from '../../match-files/read-files.ts';
import { createDevice } from './device.ts';
import { createIndexedDbStore } from './indexed-db-store.ts';
import { scrypt } from './scrypt.ts';
import { answerAsks, type ClubsChanged, changesChannel } from './worker-messages.ts';

/* The worker of the clubs on this device: it reads files, derives box scores and writes insights beside the page. */

function tellOtherTabs(clubId: string) {
  const changed: ClubsChanged = { by: self.name, clubIds: [clubId] };
  const changes = new BroadcastChannel(changesChannel);
  changes.postMessage(changed);
  changes.close();
}

const decode = (bytes: Uint8Array, encoding: string) =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes);

/** Browsers can't rewrite their files on disk. */
const rewritten = async () => ({ files: 'rewritten' as const });

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
    sha256: async (bytes) =>
      bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)))),
    scrypt,
    // Matches to confirm stay in memory: packing would take longer than it saves.
    readFiles: () => readInThread(decode),
    nextTurn: () => new Promise((resolve) => setTimeout(resolve)),
    write: writeInsights,
    haveRun: (runId, perform) =>
      navigator.locks.request(`boxout run ${runId}`, { ifAvailable: true }, async (lock) => {
        if (lock !== null) await perform();
      }),
    lease: null,
    erasure: { finish: rewritten, state: rewritten },
    trail: null,
    onFailure: (error) => console.error('A club on this device', error),
  }),
);
