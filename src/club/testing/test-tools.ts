import { createHash } from 'node:crypto';
import { writeInsights } from '../../insights/write-insights.ts';
import type { Scrypt } from '../../match-files/edit/erased.ts';
import { readInThread } from '../../match-files/read-files.ts';
import { clubStore, type DocumentStore } from '../store.ts';
import type { ClubTools } from '../tools.ts';

/** Replaces scrypt, which takes 0.1 s a name. */
export const fastHash: Scrypt = async (text, salt) =>
  createHash('sha256').update(salt).update(text).digest('base64url');

const decode = (bytes: Uint8Array, encoding: string) =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes);

const rewritten = async () => ({ files: 'rewritten' as const });

/** A club's tools in a test: a store, a stopped clock, and locks of one process. */
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
    scrypt: fastHash,
    readFiles: () => readInThread(decode),
    nextTurn: () => new Promise((resolve) => setTimeout(resolve)),
    write: writeInsights,
    async haveRun(runId, perform) {
      if (underWay.has(runId)) return;
      underWay.add(runId);
      await perform().finally(() => underWay.delete(runId));
    },
    lease: null,
    erasure: { finish: rewritten, state: rewritten },
    trail: null,
    onFailure,
  };
}
