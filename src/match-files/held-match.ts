import type { RecordedMatch } from './recorded-match.ts';

/** A match that was read out of files and waits for the coach's yes, in whatever form its holder keeps it. */
export interface HeldMatch {
  /** Names the match within its look. */
  key: string;
  files: string[];
  format: string;
  /** When its first file came, from 0. */
  order: number;
  /** Bytes that it takes while it waits. */
  size: number;
  read(): RecordedMatch;
}
