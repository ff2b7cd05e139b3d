import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Hold } from '../../match-files/held-match.ts';
import type { RecordedMatch } from '../../match-files/recorded-match.ts';

/**
 * Holds a match packed, since some hundred of them may wait: together they then take a few megabytes. What JSON leaves out
 * of it (`undefined`) it does not have.
 */
export const holdPacked: Hold = (recorded) => {
  const packed = deflateRawSync(JSON.stringify(recorded), { level: 5 });
  return {
    size: packed.byteLength,
    // These bytes were made above, and they never leave the process.
    read: () => JSON.parse(inflateRawSync(packed).toString('utf8')) as RecordedMatch,
  };
};
