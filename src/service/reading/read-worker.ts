import { parentPort } from 'node:worker_threads';
import { deflateRawSync } from 'node:zlib';
import { readingsOf } from '../../match-files/read-files.ts';
import type { PackedReading, ReadingJob } from './reading-workers.ts';

/* Reads match files in a thread with a memory limit; `reading-workers.ts` starts it. */

const decode = (bytes: Uint8Array, encoding: string) =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes);

parentPort?.on('message', ({ files, isEnd }: ReadingJob) => {
  const readings: PackedReading[] = [];
  for (const reading of readingsOf(files, isEnd, decode)) {
    if (reading.kind === 'refused') readings.push(reading);
    else {
      const { kind, files: from, format, recorded } = reading;
      const packed = deflateRawSync(JSON.stringify(recorded), { level: 5 });
      readings.push({ kind, files: from, format, packed });
    }
  }
  parentPort?.postMessage(readings);
});
