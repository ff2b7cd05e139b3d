import { setImmediate as nextTurn } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ReadingTools, readFiles, type SentMatchFile } from '../../match-files/read-files.ts';
import { sampleEuroleague } from '../../match-files/testing/euroleague-sample.ts';
import { sampleLiveStats } from '../../match-files/testing/livestats-sample.ts';
import { arePresent, realFiles, realText, reason } from '../../testing/real-matches.ts';
import { printFigure, times } from '../../testing/share.ts';
import { sha256 } from '../clubs.ts';
import { readInWorker } from './reading-workers.ts';

const text = JSON.stringify(sampleLiveStats());
const tools: ReadingTools = {
  hash: sha256,
  read: (files, isEnd) => readInWorker('club', { files, isEnd }),
  nextTurn,
};
const read = (files: SentMatchFile[]) => readFiles(files, tools);
const named = (name: string, bytes: Uint8Array | string): SentMatchFile => ({
  name,
  bytes: Buffer.from(bytes),
});

describe('a file', () => {
  test.each([
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16, little end first', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16, big end first', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ])('is read in %s', async (_, bytes) => {
    const { matches, refused } = await read([named('match.json', bytes)]);
    expect([matches.length, refused]).toEqual([1, []]);
  });

  test.each([
    ['ZIP', Buffer.from('504b03041400', 'hex'), 'cut off or damaged'],
    ['gzip', gzipSync(text), 'Unpack it'],
    ['PDF', Buffer.from('%PDF-1.7'), 'a PDF'],
    ['bytes', Buffer.from([1, 2, 0, 3]), 'not a match file'],
    ['letters of no encoding', Buffer.from('{"a":"\xE9"}', 'latin1'), 'UTF-8'],
    ['nothing', Buffer.from(''), 'empty'],
  ])('that is %s is refused by name, in words that help', async (_, bytes, message) => {
    const { refused } = await read([named('a.json', bytes), named('b.json', text)]);
    expect(refused).toEqual([{ file: 'a.json', reason: expect.stringContaining(message) }]);
  });

  test.each([
    ['rules', text.replace('"periodsMax":4', '"periodsMax":1000000000')],
    ['plays', text.replaceAll('"period":4', '"period":1000000000')],
  ])('whose %s have a thousand million periods is refused at once', async (_, absurd) => {
    expect(absurd).not.toBe(text);
    const { refused } = await read([named('a.json', absurd), named('b.json', text)]);
    expect(refused).toEqual([
      { file: 'a.json', reason: expect.stringContaining('periods, more than any match has') },
    ]);
  });

  test('that is too large, or there twice, is refused, and its name is harmless in messages', async () => {
    const { matches, refused } = await read([
      { name: 'large.json', bytes: null },
      named('a\u202Eb\u0007.json', text),
      named('again.json', text),
    ]);
    expect(matches.map(({ files }) => files)).toEqual([['ab.json']]);
    expect(refused).toEqual([
      { file: 'large.json', reason: expect.stringContaining('larger than 5 MB') },
      { file: 'again.json', reason: 'the same file as ab.json' },
    ]);
  });
});

test('broken files, 200 at once, are each read or refused by name', async () => {
  const whole = [
    text,
    ...Object.values(sampleEuroleague()).map((content) => JSON.stringify(content)),
  ];
  const broken = fc.oneof(
    fc
      .tuple(fc.constantFrom(...whole), fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([sound, share]) => Buffer.from(sound.slice(0, Math.floor(sound.length * share)))),
    fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
    fc.nat(20_000).map((depth) => Buffer.from('['.repeat(depth))),
    fc.constantFrom('<a>', '<!DOCTYPE a [<!ENTITY b "c">]><a/>', 'a;b\n1;2').map(Buffer.from),
  );
  const count = times(2, 5);
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(broken, { minLength: 100, maxLength: 100 }), async (all) => {
      const files = all.map((bytes, index) => named(`${index}.json`, bytes));
      const { matches, refused } = await read([...files, named('sound.json', `${text}\n`)]);
      taken += files.length;
      const names = new Set(matches.flatMap((match) => match.files));
      expect([...names]).toContain('sound.json');
      for (const { file, reason: said } of refused) {
        expect(file).toMatch(/^\d+\.json$/);
        expect(said.length).toBeLessThan(600);
      }
    }),
    { numRuns: count },
  );
  printFigure('broken files among sound ones', `${taken} read or refused by name`, '500');
});

describe.skipIf(!arePresent)(`the real matches${reason}`, () => {
  test('mixed and twice in one go are each there once', async () => {
    const files = (['livestats', 'euroleague'] as const).flatMap((format) =>
      realFiles(format).map((name) => named(name, realText(format, name))),
    );
    const mixed = files.toSorted(
      (one, other) =>
        ((one.name.length * 7) % 5) - ((other.name.length * 7) % 5) ||
        (one.name < other.name ? 1 : -1),
    );
    const { matches, refused } = await read([...mixed, ...files]);
    const stems = new Set(files.map(({ name }) => name.replace(/_[A-Z]\w+\.json$/, '')));
    expect(matches).toHaveLength(stems.size);
    expect(refused.every(({ reason: said }) => said.startsWith('the same file as'))).toBe(true);
    expect(refused).toHaveLength(files.length);
  });
});
