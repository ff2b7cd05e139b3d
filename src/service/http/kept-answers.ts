import { type Answer, sizeOf } from './answer.ts';

/** Answers of GETs as long as nothing of their club changed. */
export interface KeptAnswers {
  /** The answer that was made under this very revision of the club. */
  find(path: string, revision: string): Answer | undefined;
  /** Stores an answer, or updates its size after another coding was made. */
  keep(path: string, revision: string, answer: Answer): void;
}

/**
 * An LRU cache of up to `limit` bytes of answers. `path` must name the
 * club, too. It needs no invalidation: each call brings the revision that it read.
 */
export function keepAnswers(limit: number): KeptAnswers {
  // A Map keeps the order of insertion: a used entry moves to the end.
  const kept = new Map<string, { revision: string; answer: Answer; size: number }>();
  let total = 0;
  const drop = (path: string) => {
    total -= kept.get(path)?.size ?? 0;
    kept.delete(path);
  };
  return {
    find(path, revision) {
      const entry = kept.get(path);
      if (entry === undefined) return undefined;
      kept.delete(path);
      if (entry.revision === revision) {
        kept.set(path, entry);
        return entry.answer;
      }
      total -= entry.size;
      return undefined;
    },
    keep(path, revision, answer) {
      drop(path);
      // What an entry weighs besides its bodies.
      const size = sizeOf(answer) + 500;
      kept.set(path, { revision, answer, size });
      total += size;
      for (const [oldest] of kept) {
        if (total <= limit) break;
        drop(oldest);
      }
    },
  };
}
