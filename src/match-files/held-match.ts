import type { RecordedMatch } from './recorded-match.ts';

/** A match read from files that waits for the coach's confirmation, in its holder's form. */
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
