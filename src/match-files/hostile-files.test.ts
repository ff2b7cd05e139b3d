import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placesIn, withAt } from '../contract/testing/places.ts';
import { printFigure, times } from '../testing/share.ts';
import { IntakeError } from './intake-error.ts';
import { readLiveStats } from './livestats/livestats.ts';
import { sampleLiveStats } from './testing/livestats-sample.ts';

const numRuns = times(150, 500);
const sample: unknown = JSON.parse(JSON.stringify(sampleLiveStats()));

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    [],
    {},
    -1,
    1e308,
    0.5,
    'NaN',
    '99:99:99',
    '\u0000',
    '=cmd()',
    'constructor',
    'toString',
  ),
  fc.string(),
  fc.jsonValue({ maxDepth: 3 }),
);
const hostile = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom(...placesIn(sample)), odd)
      .map(([place, put]) => JSON.stringify(withAt(sample, place, put))),
  },
  {
    weight: 2,
    arbitrary: fc.double({ min: 0, max: 0.999, noNaN: true }).map((share) => {
      const text = JSON.stringify(sample);
      return text.slice(0, Math.floor(text.length * share));
    }),
  },
  { weight: 1, arbitrary: fc.nat(50_000).map((depth) => '['.repeat(depth) + ']'.repeat(depth)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 500 }) },
);

test('a broken file is refused by name, or read as what it is; nothing else happens', () => {
  let refused = 0;
  let read = 0;
  fc.assert(
    fc.property(hostile, (text) => {
      try {
        const match = readLiveStats(text, 'the-file.json');
        read += 1;
        // What is read can be stored: no number that JSON can't carry, no text that Postgres can't.
        const stored = JSON.stringify(match);
        expect(stored).not.toContain('\\u0000');
        expect(JSON.parse(stored)).toEqual(match);
      } catch (error) {
        if (!(error instanceof IntakeError)) throw error;
        refused += 1;
        expect(error.message).toContain('the-file.json');
        expect(error.message.length).toBeLessThan(600);
      }
    }),
    { numRuns },
  );
  printFigure(
    'hostile match files',
    `${numRuns}: ${refused} refused by name, ${read} read as what they are`,
    '500',
  );
  expect(refused).toBeGreaterThan(numRuns / 10);
});
