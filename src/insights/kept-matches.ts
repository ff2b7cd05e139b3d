import type { FinishedMatch } from './finished-match.ts';

/** A cache of the matches that runs have read. */
export interface KeptMatches {
  /** The match cached under this exact version. */
  find(id: string, version: string): FinishedMatch | undefined;
  keep(version: string, match: FinishedMatch): void;
}

/**
 * An LRU cache of the last `limit` matches that runs have read: a team's next run compares with the same season,
 * and derived values of a match are memoised with the object (see `remember`). About half a megabyte a
 * match.
 */
export function keepMatches(limit: number): KeptMatches {
  const cache = new Map<string, { version: string; match: FinishedMatch }>();
  return {
    find(id, version) {
      const entry = cache.get(id);
      if (entry?.version !== version) return undefined;
      // Move to the end: the least recently used goes first.
      cache.delete(id);
      cache.set(id, entry);
      return entry.match;
    },
    keep(version, match) {
      cache.delete(match.id);
      cache.set(match.id, { version, match });
      for (const id of cache.keys()) {
        if (cache.size <= limit) break;
        cache.delete(id);
      }
    },
  };
}
