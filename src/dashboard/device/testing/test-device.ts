import type { ClubStore } from '../club-store.ts';
import { scrypt } from '../scrypt.ts';
import { hex } from '../sealed.ts';
import type { DeviceTools } from '../tools.ts';

/** What a device works with in a test: memory, a clock that stands, and locks of one process. */
export function testTools(
  now: Date,
  clubs: ClubStore,
  onFailure: DeviceTools['onFailure'],
): DeviceTools {
  const underWay = new Map<string, Promise<unknown>>();
  const alone: DeviceTools['alone'] = (name, work) => {
    const run = (underWay.get(name) ?? Promise.resolve()).then(work, work);
    underWay.set(name, run);
    return run;
  };
  return {
    clubs,
    clock: () => now,
    newId: () => crypto.randomUUID(),
    sha256: async (bytes) => hex(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))),
    scrypt,
    decode: (bytes, encoding) => new TextDecoder(encoding, { fatal: true }).decode(bytes),
    nextTurn: () => new Promise((resolve) => setTimeout(resolve)),
    alone,
    unlessUnderWay: async (name, work) => {
      if (!underWay.has(name)) await alone(name, work);
    },
    onFailure,
  };
}
