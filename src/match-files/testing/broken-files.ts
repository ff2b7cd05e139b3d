import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { jsonPaths, withAt } from '../../contract/testing/json-paths.ts';
import type { SentMatchFile } from '../read-files.ts';
import { sampleBoxCsv } from './box-csv-sample.ts';
import { sampleEuroleague } from './euroleague-sample.ts';
import { sampleLiveStats } from './livestats-sample.ts';
import { sampleScoreSheet } from './score-sheet-sample.ts';
import { sampleStatCrew } from './statcrew-sample.ts';

/** The files of one match, one of them broken, and how. */
export interface BrokenFiles {
  way: string;
  files: SentMatchFile[];
}

const texts: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    '-1',
    '1e308',
    'NaN',
    '99:99:99',
    '99999999999',
    '0.5',
    '=cmd()',
    'constructor',
    'toString',
    '&amp;',
    '"',
    ';;;;',
    '\n\n',
    'e\u0301',
    '\u0000',
    '\ud800',
    'x'.repeat(100_000),
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const values = fc.oneof(
  fc.constantFrom<unknown>(null, true, [], {}, -1, 1e308, 0.5),
  texts,
  fc.jsonValue({ maxDepth: 3 }),
);

/** JSON with one value replaced or removed. */
function wrongJson(sample: unknown): fc.Arbitrary<string> {
  const put = fc.option(values, { nil: undefined });
  return fc
    .tuple(fc.constantFrom(...jsonPaths(sample)), put)
    .map(([fileName, other]) => JSON.stringify(withAt(sample, fileName, other)) ?? '');
}

/** A text with one of a pattern's matches replaced. */
function wrongText(sample: string, pattern: RegExp): fc.Arbitrary<string> {
  const places = [...sample.matchAll(pattern)].map(({ index, 0: text }) => [index, text] as const);
  return fc
    .tuple(fc.constantFrom(...places), texts)
    .map(([[at, text], put]) => sample.slice(0, at) + put + sample.slice(at + text.length));
}

const entities = `<!DOCTYPE b [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;">]>`;
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();

/** Ways to break one file of any format. */
function ways(sample: string, wrong: fc.Arbitrary<string>, huge: readonly string[]) {
  const share = fc.double({ min: 0, max: 0.999, noNaN: true });
  const { length } = sample;
  const text = (content: string) => Buffer.from(content);
  const utf16 = Buffer.from(sample, 'utf16le');
  return {
    'wrong types': wrong.map(text),
    cut: share.map((of) => text(sample.slice(0, Math.floor(length * of)))),
    'with a hole': fc
      .tuple(fc.nat(length), fc.nat(200))
      .map(([at, size]) => text(sample.slice(0, at) + sample.slice(at + size))),
    deep: fc
      .tuple(fc.nat(100_000), fc.constantFrom(['[', ']'], ['{"a":', '}'], ['<a>', '</a>']))
      .map(([depth, [open = '', close = '']]) => text(open.repeat(depth) + close.repeat(depth))),
    huge: fc.constantFrom(...huge).map(text),
    'with entities': fc
      .constantFrom('bbgame', 'html', 'b')
      .map((root) => text(`<?xml version="1.0"?>${entities}<${root}>&c;</${root}>`)),
    packed: fc.constantFrom(
      gzipSync(sample),
      Buffer.concat([text('PK\u0003\u0004\u0014\u0000'), gzipSync(sample)]),
      Buffer.from('377abcaf271c0004', 'hex'),
      text('%PDF-1.7\n'),
      Buffer.from('89504e470d0a1a0a', 'hex'),
    ),
    'in another encoding': fc.constantFrom(
      utf16,
      Buffer.concat([Buffer.from('fffe', 'hex'), utf16]),
      Buffer.concat([Buffer.from('feff', 'hex'), swapped(utf16)]),
      Buffer.concat([Buffer.from('fffe', 'hex'), utf16.subarray(0, -1)]),
      Buffer.from(sample.replaceAll('a', 'é'), 'latin1'),
      text(sample.replaceAll('a', '\ufffd')),
      text(`\ufeff\ufeff${sample}`),
      text(sample.replace(/encoding="[^"]*"/, 'encoding="klingon"')),
    ),
    'something else': fc
      .oneof(
        fc.string({ unit: 'binary', maxLength: 500 }).map(text),
        fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from(bytes)),
        fc.constantFrom('', ' ', '\u0000'.repeat(1_000), '<!DOCTYPE html><p>Wi-Fi</p>').map(text),
      )
      .map((bytes) => bytes),
  };
}

type Ways = Record<string, fc.Arbitrary<Buffer>>;

function broken(of: Ways, files: (bytes: Buffer) => SentMatchFile[]): fc.Arbitrary<BrokenFiles> {
  return fc.oneof(
    ...Object.entries(of).map(([way, bytes]) => ({
      weight: way === 'wrong types' ? 6 : 1,
      arbitrary: bytes.map((content) => ({
        way,
        files: files(content),
        [fc.toStringMethod]: () => `${way}: ${content.toString('utf8').slice(0, 2_000)}`,
      })),
    })),
  );
}

const one = (name: string) => (bytes: Buffer) => [{ name, bytes }];
const row = 'Valley,10,Bea Paz,x,1,1\n';
const liveStats = sampleLiveStats();
const liveStatsText = JSON.stringify(liveStats);
const statCrewText = sampleStatCrew();
const parts = Object.entries(sampleEuroleague());

/** A EuroLeague match's files, one of them broken. */
const euroleague = parts.map(([broke, content]) => {
  const text = JSON.stringify(content);
  const { Rows } = { Rows: [], ...Object(content) };
  const huge = [
    JSON.stringify({ ...content, more: 'x'.repeat(3_000_000) }),
    JSON.stringify({ ...content, Rows: Array.from({ length: 20_000 }, () => Rows[0] ?? {}) }),
  ];
  return broken(ways(text, wrongJson(content), huge), (bytes) =>
    parts.map(([part, other]) => ({
      name: `E_1_${part}.json`,
      bytes: part === broke ? bytes : Buffer.from(JSON.stringify(other)),
    })),
  );
});

const sheet = sampleScoreSheet();
const sheetFiles = (moves: Buffer, stats: Buffer): SentMatchFile[] => [
  { name: 'match_moves.json', bytes: moves },
  { name: 'match_stats.json', bytes: stats },
];
const sheetBytes = {
  moves: Buffer.from(JSON.stringify(sheet.moves)),
  stats: Buffer.from(JSON.stringify(sheet.stats)),
};

/** Broken files of each format, and the sound ones that they were made from. */
export const brokenFiles: Record<
  string,
  { sound: SentMatchFile[]; files: fc.Arbitrary<BrokenFiles> }
> = {
  'FIBA LiveStats': {
    sound: one('data.json')(Buffer.from(liveStatsText)),
    files: broken(
      ways(liveStatsText, wrongJson(JSON.parse(liveStatsText)), [
        JSON.stringify({ ...liveStats, more: 'x'.repeat(3_000_000) }),
        JSON.stringify({ ...liveStats, pbp: Array.from({ length: 20_000 }, () => ({})) }),
        JSON.stringify({
          ...liveStats,
          pbp: Array.from({ length: 50 }, () => liveStats.pbp).flat(),
        }),
      ]),
      one('data.json'),
    ),
  },
  EuroLeague: {
    sound: parts.map(([part, content]) => ({
      name: `E_1_${part}.json`,
      bytes: Buffer.from(JSON.stringify(content)),
    })),
    files: fc.oneof(...euroleague),
  },
  StatCrew: {
    sound: one('GAME.XML')(Buffer.from(statCrewText)),
    files: broken(
      ways(statCrewText, wrongText(statCrewText, /(?<==")[^"]*(?=")/g), [
        `<bbgame>${'<team/>'.repeat(20_000)}</bbgame>`,
        `<bbgame a="${'x'.repeat(2_000_000)}"/>`,
        statCrewText.replace('</plays>', `${'<period></period>'.repeat(5_000)}</plays>`),
      ]),
      one('GAME.XML'),
    ),
  },
  'a digital score sheet': {
    sound: sheetFiles(sheetBytes.moves, sheetBytes.stats),
    files: fc.oneof(
      broken(
        ways(String(sheetBytes.moves), wrongJson(sheet.moves), [
          JSON.stringify(Array.from({ length: 60 }, () => sheet.moves).flat()),
        ]),
        (bytes) => sheetFiles(bytes, sheetBytes.stats),
      ),
      broken(
        ways(String(sheetBytes.stats), wrongJson(sheet.stats), [
          JSON.stringify({ ...sheet.stats, more: 'x'.repeat(3_000_000) }),
        ]),
        (bytes) => sheetFiles(sheetBytes.moves, bytes),
      ),
    ),
  },
  'a box score as CSV or Excel': {
    sound: one('box.csv')(Buffer.from(sampleBoxCsv)),
    files: broken(
      ways(sampleBoxCsv, wrongText(sampleBoxCsv, /[^,\n]+/g), [
        `${sampleBoxCsv}${row.repeat(15_000)}`,
        `${sampleBoxCsv}${row.repeat(900)}`,
        sampleBoxCsv.replace('team,', `${'team,'.repeat(20_000)}`),
        `"${'\n'.repeat(100_000)}`,
        ','.repeat(200_000),
        `${'no,player,pts,ast,to\n'.repeat(5_000)}4,Ana,1,1,1`,
      ]),
      one('box.csv'),
    ),
  },
};
