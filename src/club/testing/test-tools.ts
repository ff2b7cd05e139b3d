import { createHash, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { scryptCost } from '../../match-files/care/erased.ts';
import type { ClubStore } from '../club-store.ts';
import type { ClubTools } from '../tools.ts';

const derive = promisify<string, string, number, object, Buffer>(scrypt);

/** What a club works with in a test: memory, a clock that stands, and locks of one process. */
export function testTools(
  now: Date,
  clubs: ClubStore,
  onFailure: ClubTools['onFailure'],
): ClubTools {
  const underWay = new Map<string, Promise<unknown>>();
  const alone: ClubTools['alone'] = (name, work) => {
    const run = (underWay.get(name) ?? Promise.resolve()).then(work, work);
    underWay.set(name, run);
    return run;
  };
  return {
    clubs,
    clock: () => now,
    newId: () => crypto.randomUUID(),
    sha256: async (bytes) => createHash('sha256').update(bytes).digest('hex'),
    scrypt: async (text, salt) =>
      (await derive(text, salt, 32, { ...scryptCost, maxmem: 64 * 1_024 * 1_024 })).toString(
        'base64url',
      ),
    decode: (bytes, encoding) => new TextDecoder(encoding, { fatal: true }).decode(bytes),
    nextTurn: () => new Promise((resolve) => setTimeout(resolve)),
    alone,
    unlessUnderWay: async (name, work) => {
      if (!underWay.has(name)) await alone(name, work);
    },
    onFailure,
  };
}
