import { createHash, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { scryptCost } from '../../match-files/care/erased.ts';
import { clubStore, type DocumentStore } from '../store.ts';
import type { ClubTools } from '../tools.ts';

const derive = promisify<string, string, number, object, Buffer>(scrypt);

/** What a club works with in a test: a store, a clock that stands, and locks of one process. */
export function testTools(
  now: Date,
  documents: DocumentStore,
  onFailure: ClubTools['onFailure'],
): ClubTools {
  const underWay = new Set<string>();
  return {
    store: clubStore(documents),
    clock: () => now,
    newId: () => crypto.randomUUID(),
    sha256: async (bytes) => createHash('sha256').update(bytes).digest('hex'),
    scrypt: async (text, salt) =>
      (await derive(text, salt, 32, { ...scryptCost, maxmem: 64 * 1_024 * 1_024 })).toString(
        'base64url',
      ),
    decode: (bytes, encoding) => new TextDecoder(encoding, { fatal: true }).decode(bytes),
    nextTurn: () => new Promise((resolve) => setTimeout(resolve)),
    async unlessUnderWay(name, work) {
      if (underWay.has(name)) return;
      underWay.add(name);
      await work().finally(() => underWay.delete(name));
    },
    onFailure,
  };
}
