import type { ClubStore, Kept, Kind } from '../club-store.ts';

/** Clubs in memory, copied in and out as IndexedDB does. */
export function createMemoryClubs(): ClubStore {
  let kept = new Map<string, unknown>();
  const keyOf = (kind: Kind, ids: readonly string[]) => [kind, ...ids].join('\n');
  const isUnder = (key: string, prefix: string) => key === prefix || key.startsWith(`${prefix}\n`);
  return {
    async get<Name extends Kind>(kind: Name, ...ids: string[]) {
      return structuredClone(kept.get(keyOf(kind, ids))) as Kept[Name] | undefined;
    },
    async all<Name extends Kind>(kind: Name, ...ids: string[]) {
      const found = [...kept].filter(([key]) => isUnder(key, keyOf(kind, ids)));
      return structuredClone(found.map(([, value]) => value)) as Kept[Name][];
    },
    async write(changes) {
      const next = new Map(kept);
      for (const change of changes) {
        if ('put' in change) {
          next.set(keyOf(change.put, change.ids), structuredClone(change.value));
          continue;
        }
        const prefix = keyOf(change.remove, change.ids);
        for (const key of [...next.keys()].filter((each) => isUnder(each, prefix)))
          next.delete(key);
      }
      kept = next;
    },
  };
}
