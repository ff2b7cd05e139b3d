import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arePresent, realFiles, realText, reason } from '../testing/real-matches.ts';
import { readLiveStats } from './livestats/livestats.ts';
import { type MatchContent, relationOf } from './same-match.ts';
import { derivedMatch } from './testing/derived-match.ts';
import { sampleLiveStats } from './testing/livestats-sample.ts';

function contentOf(text: string): MatchContent {
  const { recorded, record, boxScore } = derivedMatch(readLiveStats(text, 'match.json'));
  const { matchSheet, events } = record;
  return { finished: recorded.finished, matchSheet, events, boxScore };
}
const sample = contentOf(JSON.stringify(sampleLiveStats()));
const all = arePresent
  ? realFiles('livestats').map((name) => contentOf(realText('livestats', name)))
  : [sample];

test(`a match equals itself and no other${reason}`, () => {
  for (const [index, one] of all.entries()) {
    for (const [at, other] of all.entries()) {
      expect(relationOf(one, other).kind).toBe(index === at ? 'same' : 'other');
    }
  }
});

test('a renamed or erased player does not make it another match', () => {
  for (const match of all) {
    const nameless = match.matchSheet.team.map(({ number: _, ...entry }) => ({
      ...entry,
      name: 'Player',
    }));
    const changed = { ...match, matchSheet: { ...match.matchSheet, team: nameless } };
    expect(relationOf(match, changed).kind).not.toBe('other');
    const renamed = match.matchSheet.team.map((entry) => ({ ...entry, name: `${entry.name} X` }));
    const other = { ...match, matchSheet: { ...match.matchSheet, team: renamed } };
    expect(relationOf(match, other)).toEqual({ kind: 'same' });
  }
});

test('an earlier state and a correction are recognised, and their different events counted', () => {
  fc.assert(
    fc.property(fc.constantFrom(...all), fc.nat(), fc.nat(), (match, cut, wrong) => {
      const { events } = match;
      const many = Math.max(10, cut % events.length);
      const early = { ...match, finished: false, events: events.slice(0, many) };
      const left = events.length - early.events.length;
      if (left > 0) {
        expect(relationOf(match, early)).toEqual({ kind: 'newer', added: left, removed: 0 });
        expect(relationOf(early, match)).toEqual({ kind: 'newer', added: 0, removed: left });
      }
      const mended = { ...match, events: events.toSpliced(wrong % events.length, 1) };
      expect(relationOf(mended, match)).toEqual({ kind: 'newer', added: 0, removed: 1 });
    }),
    { numRuns: 30 },
  );
});

test('an unfinished file equals the stored match that was ended by hand, but not the reverse', () => {
  const unfinished = { ...sample, finished: false };
  expect(relationOf(unfinished, sample)).toEqual({ kind: 'same' });
  expect(relationOf(sample, unfinished)).toEqual({ kind: 'newer', added: 0, removed: 0 });
});

test('points of other players, or another starter, make another match', () => {
  const starters = sample.matchSheet.team.map((entry) => ({ ...entry, starter: false }));
  const changed = { ...sample, matchSheet: { ...sample.matchSheet, team: starters } };
  expect(relationOf(changed, sample)).toEqual({ kind: 'newer', added: 0, removed: 0 });
});
