import { expect, test } from 'vitest';
import type { HeldReading, NamedFile } from '../../match-files/read-files.ts';
import { sampleEuroleague } from '../../match-files/testing/euroleague-sample.ts';
import { sampleLiveStats } from '../../match-files/testing/livestats-sample.ts';
import { readingWorkers } from './reading-workers.ts';

const named = (name: string, text: string): NamedFile => ({ name, bytes: Buffer.from(text) });
const match = named('match.json', JSON.stringify(sampleLiveStats()));

async function readingsOf(readings: AsyncIterable<HeldReading>) {
  const all: HeldReading[] = [];
  for await (const reading of readings) all.push(reading);
  return all;
}

/** A file of so many megabytes of small numbers, which take many times as much memory once read. */
const numbers = (megabytes: number) => `[${'[],'.repeat((megabytes * 2 ** 20) / 3)}0]`;

test('a match is the same as in its file, and files of several parts make one at the end', async () => {
  const read = readingWorkers();
  const [one] = await readingsOf(read('club', { files: [match], isEnd: false }));
  expect(one).toMatchObject({ kind: 'match', files: ['match.json'], format: 'FIBA LiveStats' });
  const parts = Object.entries(sampleEuroleague()).map(([kind, content]) =>
    named(`E_1_${kind}.json`, JSON.stringify(content)),
  );
  expect(await readingsOf(read('club', { files: parts, isEnd: false }))).toEqual([]);
  const [two, ...more] = await readingsOf(read('club', { files: parts, isEnd: true }));
  expect(two?.kind === 'match' && two.read().home.name).toBe('Harbour Basketball');
  expect(more).toEqual([]);
});

test('a file that takes too much memory is refused, and the next one is read', async () => {
  const read = readingWorkers({ memory: 48, time: 60_000 });
  const huge = named('huge.json', numbers(5));
  expect(await readingsOf(read('club', { files: [huge], isEnd: false }))).toEqual([
    {
      kind: 'refused',
      fileName: 'huge.json',
      reason: 'reading it takes more memory than any match needs',
    },
  ]);
  const [next] = await readingsOf(read('club', { files: [match], isEnd: false }));
  expect(next?.kind).toBe('match');
});

test('a file that takes too long is refused', async () => {
  const read = readingWorkers({ memory: 256, time: 1 });
  const [slow] = await readingsOf(read('club', { files: [match], isEnd: false }));
  expect(slow).toMatchObject({ reason: 'reading it takes longer than any match does' });
});
