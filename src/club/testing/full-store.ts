import type { Kind } from '../documents.ts';
import { type DocumentStore, StoreError } from '../store.ts';

/** The error of a full store. */
export const full = new StoreError(
  'the storage of this device is full; nothing of it was stored',
  true,
);

/** A store that is full for the kinds that `isFull` selects. */
export function fullStore(
  documents: DocumentStore,
  isFull: (kind: Kind) => boolean,
): DocumentStore {
  return {
    ...documents,
    transact: (clubId, work) =>
      documents.transact(clubId, (tx) =>
        work({
          ...tx,
          async put(kind, ...put) {
            if (isFull(kind)) throw full;
            await tx.put(kind, ...put);
          },
        }),
      ),
  };
}
