import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arePresent, realFiles, realText, reason } from '../testing/real-matches.ts';
import { readLiveStats } from './livestats/livestats.ts';
import { kinshipOf, type MatchContent } from './same-match.ts';
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

test(`a match is itself, and no two of them are one${reason}`, () => {
  for (const [index, one] of all.entries()) {
    for (const [at, other] of all.entries()) {
      expect(kinshipOf(one, other).kind).toBe(index === at ? 'same' : 'other');
    }
  }
});

test('a player who was renamed, or whose name is gone, makes no other match', () => {
  for (const match of all) {
    const nameless = match.matchSheet.team.map(({ number: _, ...entry }) => ({
      ...entry,
      name: 'Player',
    }));
    const changed = { ...match, matchSheet: { ...match.matchSheet, team: nameless } };
    expect(kinshipOf(match, changed).kind).not.toBe('other');
    const renamed = match.matchSheet.team.map((entry) => ({ ...entry, name: `${entry.name} X` }));
    const other = { ...match, matchSheet: { ...match.matchSheet, team: renamed } };
    expect(kinshipOf(match, other)).toEqual({ kind: 'same' });
  }
});

test('an earlier state and a correction are known, with the events that only one has', () => {
  fc.assert(
    fc.property(fc.constantFrom(...all), fc.nat(), fc.nat(), (match, cut, wrong) => {
      const { events } = match;
      const many = Math.max(10, cut % events.length);
      const early = { ...match, finished: false, events: events.slice(0, many) };
      const left = events.length - early.events.length;
      if (left > 0) {
        expect(kinshipOf(match, early)).toEqual({ kind: 'newer', added: left, removed: 0 });
        expect(kinshipOf(early, match)).toEqual({ kind: 'newer', added: 0, removed: left });
      }
      const mended = { ...match, events: events.toSpliced(wrong % events.length, 1) };
      expect(kinshipOf(mended, match)).toEqual({ kind: 'newer', added: 0, removed: 1 });
    }),
    { numRuns: 30 },
  );
});

test('a file that ends before the match is the stored match that was ended by hand, not the other way round', () => {
  const unfinished = { ...sample, finished: false };
  expect(kinshipOf(unfinished, sample)).toEqual({ kind: 'same' });
  expect(kinshipOf(sample, unfinished)).toEqual({ kind: 'newer', added: 0, removed: 0 });
});

test('points of another team’s players, and another starter, are no sameness', () => {
  const starters = sample.matchSheet.team.map((entry) => ({ ...entry, starter: false }));
  const changed = { ...sample, matchSheet: { ...sample.matchSheet, team: starters } };
  expect(kinshipOf(changed, sample)).toEqual({ kind: 'newer', added: 0, removed: 0 });
});
