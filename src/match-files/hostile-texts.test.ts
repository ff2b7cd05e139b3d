import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printFigure, times } from '../testing/share.ts';
import { disagreements } from './disagreements.ts';
import { IntakeError } from './intake-error.ts';
import { readMatchFiles } from './match-files.ts';
import { sampleBoxCsv } from './testing/box-csv-sample.ts';
import { derivedMatch } from './testing/derived-match.ts';
import { sampleStatCrew } from './testing/statcrew-sample.ts';

const numRuns = times(100, 500);

const bomb = `<?xml version="1.0"?><!DOCTYPE b [<!ENTITY a "ha"><!ENTITY c "&a;&a;&a;&a;">]><bbgame>&c;</bbgame>`;
const odd = fc.oneof(
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
    '&amp;',
    '"',
    ';;;;',
    '\n\n',
    'é\u0301',
    '\u0000',
    '\ud800',
    'x'.repeat(100_000),
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

/** A text with one thing in it changed, cut, or something else altogether. */
function hostile(sample: string, values: RegExp, whole: readonly string[]) {
  const places = [...sample.matchAll(values)].map(({ index, 0: text }) => [index, text] as const);
  return fc.oneof(
    {
      weight: 7,
      arbitrary: fc.tuple(fc.constantFrom(...places), odd).map(([[index, text], put]) => {
        return sample.slice(0, index) + put + sample.slice(index + text.length);
      }),
    },
    {
      weight: 2,
      arbitrary: fc
        .double({ min: 0, max: 0.999, noNaN: true })
        .map((share) => sample.slice(0, Math.floor(sample.length * share))),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.nat(sample.length), fc.nat(200)).map(([at, length]) => {
        return sample.slice(0, at) + sample.slice(at + length);
      }),
    },
    { weight: 1, arbitrary: fc.constantFrom(...whole) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 500 }) },
  );
}

/** A text in another encoding, read as if it were UTF-8, and files that are something else. */
const others = (sample: string) => [
  'PK\u0003\u0004\u0014\u0000\u0000\u0000',
  '%PDF-1.7\n%âãÏÓ',
  [...sample].join('\u0000'),
  sample.replaceAll('a', '\ufffd'),
  '\ufeff\ufeff',
  ' ',
];

const formats = {
  StatCrew: hostile(sampleStatCrew(), /(?<==")[^"]*(?=")/g, [
    bomb,
    bomb.replace('&c;', ''),
    `<bbgame>${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}</bbgame>`,
    `<bbgame>${'<team/>'.repeat(20_000)}</bbgame>`,
    `<bbgame a="${'x'.repeat(2_000_000)}"/>`,
    sampleStatCrew().replace('</plays>', `${'<period></period>'.repeat(5_000)}</plays>`),
    '<!DOCTYPE html><html><body>Sign in to the Wi-Fi</body></html>',
    '<bbgame></bbgame>',
    ...others(sampleStatCrew()),
  ]),
  'a box score as CSV': hostile(sampleBoxCsv, /[^,\n]+/g, [
    `${sampleBoxCsv}${'Valley,10,Bea Paz,x,1,1\n'.repeat(15_000)}`,
    sampleBoxCsv.replace('team,', `${'team,'.repeat(20_000)}`),
    `"${'\n'.repeat(100_000)}`,
    `${sampleBoxCsv}${'Valley,10,Bea Paz,x,1,1\n'.repeat(900)}`,
    ','.repeat(200_000),
    `${'no,player,pts,ast,to\n'.repeat(5_000)}4,Ana,1,1,1`,
    ...others(sampleBoxCsv),
  ]),
} as const;

test.each(Object.entries(formats))(
  'a broken file of %s is refused by name, or read as what it is; nothing else happens',
  (name, texts) => {
    let refused = 0;
    let read = 0;
    let longest = 0;
    fc.assert(
      fc.property(texts, (text) => {
        const began = performance.now();
        try {
          const [match] = readMatchFiles([{ place: 'the-file', text }]);
          if (match === undefined) throw new Error('a match expected');
          read += 1;
          const { recorded } = match;
          // What is read can be stored and held against itself: no number and no text that JSON and Postgres don't have.
          const { record, boxScore } = derivedMatch(recorded);
          const { given } = record;
          disagreements(recorded, 'home', { ...boxScore, ...withNames(given?.boxScore, boxScore) });
          const stored = JSON.stringify(record);
          expect(stored).not.toMatch(/\\u0000|\\ud[89a-f]/);
          expect(JSON.parse(stored)).toEqual(record);
        } catch (error) {
          if (!(error instanceof IntakeError)) throw error;
          refused += 1;
          expect(error.message).toContain('the-file');
          expect(error.message.length).toBeLessThan(700);
        }
        longest = Math.max(longest, performance.now() - began);
      }),
      { numRuns },
    );
    printFigure(
      `hostile files of ${name}`,
      `${numRuns}: ${refused} refused by name, ${read} read as what they are, the longest ${Math.round(longest)} ms`,
      '500',
    );
    expect(refused).toBeGreaterThan(numRuns / 10);
    // A hang would be minutes.
    expect(longest).toBeLessThan(10_000);
  },
);

type Derived = ReturnType<typeof derivedMatch>;

/** The given box score with the names that the service puts in. */
function withNames(
  given: NonNullable<Derived['record']['given']>['boxScore'] | undefined,
  { team, opponent }: Derived['boxScore'],
) {
  if (given === undefined) return {};
  return { team: { ...team, ...given.team }, opponent: { ...opponent, ...given.opponent } };
}
