import type { Kind } from './documents.ts';
import type { DocumentReading, DocumentTransaction } from './store.ts';

/** A change: a document is put or removed, or the whole club is cleared. */
export type Change = { kind: Kind; id: string; document: object | null } | 'clear';

/**
 * A transaction for a host that writes all changes at once. It collects them, and its reads include them; the host copies
 * `changes` into its store at the end. A document is not changed after it was put.
 */
export function buffered(reading: DocumentReading): {
  tx: DocumentTransaction;
  changes: Change[];
} {
  const changes: Change[] = [];
  const changed = new Map<Kind, Map<string, object | null>>();
  let isCleared = false;
  const change = (kind: Kind, id: string, document: object | null) => {
    changes.push({ kind, id, document });
    const ofKind = changed.get(kind) ?? new Map<string, object | null>();
    changed.set(kind, ofKind.set(id, document));
  };
  const tx: DocumentTransaction = {
    async get(kind, id) {
      const own = changed.get(kind)?.get(id);
      if (own !== undefined) return own === null ? undefined : structuredClone(own);
      return isCleared ? undefined : reading.get(kind, id);
    },
    async list(kind, of) {
      const stored = isCleared ? [] : await reading.list(kind, of);
      const own = changed.get(kind);
      if (own === undefined) return stored;
      const all = new Map<string, unknown>(stored.map(({ id, document }) => [id, document]));
      for (const [id, document] of own) {
        if (document === null) all.delete(id);
        else all.set(id, structuredClone(document));
      }
      const entries = [...all].map(([id, document]) => ({ id, document }));
      return entries.sort((one, other) => (one.id < other.id ? -1 : 1));
    },
    put: async (kind, id, document) => change(kind, id, document),
    remove: async (kind, id) => change(kind, id, null),
    async clear() {
      changes.splice(0, changes.length, 'clear');
      changed.clear();
      isCleared = true;
    },
  };
  return { tx, changes };
}
