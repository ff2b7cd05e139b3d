import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { RecordedMatch } from '../../match-files/recorded-match.ts';

/** A match that was read out of files and waits for the coach's yes. Packed: some hundred of them take a few megabytes. */
export interface HeldMatch {
  /** Names the match within its look. */
  key: string;
  files: string[];
  format: string;
  /** When its first file came, from 0. */
  order: number;
  packed: Uint8Array;
}

/** Packs a match. What JSON leaves out of it (`undefined`) it does not have. */
export function packMatch(recorded: RecordedMatch): Uint8Array {
  return deflateRawSync(JSON.stringify(recorded), { level: 5 });
}

/** The match as it was packed. */
export function unpackMatch({ packed }: Pick<HeldMatch, 'packed'>): RecordedMatch {
  // Only `packMatch` makes such bytes, and they never leave the process.
  return JSON.parse(inflateRawSync(packed).toString('utf8')) as RecordedMatch;
}
