import { buffered } from '../buffered.ts';
import type { Kind } from '../documents.ts';
import type { DocumentReading, DocumentStore, Stored } from '../store.ts';

/** Documents in memory, copied in and out like in IndexedDB; work on one club runs one at a time. */
export function createMemoryStore(): DocumentStore {
  const clubs = new Map<string, Map<Kind, Map<string, object>>>();
  const last = new Map<string, Promise<unknown>>();
  const reading = (clubId: string): DocumentReading => ({
    get: async (kind, id) => structuredClone(clubs.get(clubId)?.get(kind)?.get(id)),
    async list(kind) {
      const all = [...(clubs.get(clubId)?.get(kind) ?? [])];
      const stored = all.map(([id, document]): Stored => ({ id, document }));
      return structuredClone(stored.sort((one, other) => (one.id < other.id ? -1 : 1)));
    },
  });
  async function perform<Result>(
    clubId: string,
    work: (tx: ReturnType<typeof buffered>['tx']) => Promise<Result>,
  ) {
    const { tx, changes } = buffered(reading(clubId));
    const result = await work(tx);
    for (const change of changes) {
      if (change === 'clear') {
        clubs.delete(clubId);
        continue;
      }
      const { kind, id, document } = change;
      const club = clubs.get(clubId) ?? new Map<Kind, Map<string, object>>();
      const ofKind = club.get(kind) ?? new Map<string, object>();
      clubs.set(clubId, club.set(kind, ofKind));
      if (document === null) ofKind.delete(id);
      else ofKind.set(id, structuredClone(document));
    }
    return result;
  }
  return {
    read: (clubId, work) => work(reading(clubId)),
    transact(clubId, work) {
      const done = () => perform(clubId, work);
      const run = (last.get(clubId) ?? Promise.resolve()).then(done, done);
      last.set(clubId, run);
      return run;
    },
    clubIds: async () => [...clubs].flatMap(([id, kinds]) => (kinds.get('club')?.size ? [id] : [])),
  };
}
