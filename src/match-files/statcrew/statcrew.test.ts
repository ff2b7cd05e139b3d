import { describe, expect, test } from 'vitest';
import { countedPossessions } from '../../basketball/testing/counted-possessions.ts';
import { arePresent, realText, reason } from '../../testing/real-matches.ts';
import { disagreements } from '../disagreements.ts';
import { IntakeError } from '../format.ts';
import { readMatchFiles } from '../match-files.ts';
import { derivedMatch } from '../testing/derived-match.ts';
import { sampleStatCrew } from '../testing/statcrew-sample.ts';

function read(text: string) {
  const [match] = readMatchFiles([{ fileName: 'game.xml', text }]);
  if (match === undefined) throw new Error('a match expected');
  return match.recorded;
}

describe('an invented StatCrew file', () => {
  test('agrees with its own totals from either side, and its line-ups with its plays', () => {
    for (const side of ['home', 'away'] as const) {
      const recorded = read(sampleStatCrew());
      const { boxScore, notes } = derivedMatch(recorded, side);
      expect(notes).toEqual([]);
      expect(disagreements(recorded, side, boxScore)).toEqual([]);
    }
  });

  test('reads day, venue, officials, rules and both sides', () => {
    const recorded = read(sampleStatCrew());
    expect(recorded).toMatchObject({
      day: '2026-11-04',
      venue: 'Quay Hall',
      attendance: 321,
      officials: ['R One', 'R Two'],
      finished: true,
      rules: { regulationPeriods: 4, periodMinutes: 10, overtimeMinutes: 5 },
      home: { name: 'Harbour', code: 'HAR' },
      away: { name: 'Valley & Hill' },
    });
    expect(recorded.neutral).toBeUndefined();
    expect(recorded.home.players.map(({ name, number }) => [name, number])[0]).toEqual([
      'Harbour Player01',
      '1',
    ]);
    expect(recorded.away.players.at(-1)).toMatchObject({ number: '00', starter: false });
    expect(recorded.home.players).toHaveLength(6);
  });

  test('links related plays, in the contract’s words', () => {
    const { record } = derivedMatch(read(sampleStatCrew()));
    const shown = record.events.map(({ type, subtype, relatedEventId, qualifiers }) => {
      const to = record.events.find(({ id }) => id === relatedEventId);
      return [type, subtype ?? '', to?.type ?? '', qualifiers?.join() ?? ''].join(' ').trim();
    });
    for (const row of [
      'twoPointer layup  paint',
      'assist  twoPointer',
      'rebound defensive threePointer',
      'steal  turnover',
      'freeThrow 1of2',
      'freeThrow 2of2',
      'rebound defensive freeThrow',
      'block  twoPointer',
      'rebound offensive twoPointer',
      'twoPointer jumpshot  fastBreak',
      'foul offensive',
      'turnover offensive',
      'threePointer jumpshot',
      'timeout 30sec',
    ]) {
      expect(shown).toContain(row);
    }
    expect(record.events.at(-1)).toMatchObject({
      type: 'periodEnd',
      period: 5,
      score: { team: 8, opponent: 6 },
    });
  });

  test('reads the same match from a program whose substitutions continue between periods', () => {
    const plain = derivedMatch(read(sampleStatCrew()));
    const other = derivedMatch(read(sampleStatCrew({ carryOn: true })));
    expect(other.notes).toEqual([]);
    expect(other.boxScore).toEqual(plain.boxScore);
  });

  test('ignores the case of elements and attributes', () => {
    const upper = sampleStatCrew().replace(
      /<(\/?)([a-z]+)|\b([a-z]+\d?)="(?!1\.0)/g,
      (_, slash: string | undefined, element: string | undefined, attribute: string | undefined) =>
        element ? `<${slash}${element.toUpperCase()}` : `${attribute?.toUpperCase()}="`,
    );
    const lower = upper.replace(/VH="(V|H)"/g, (_, vh: string) => `vh="${vh.toLowerCase()}"`);
    expect(lower).toContain('<BBGAME');
    expect(read(lower)).toEqual(read(sampleStatCrew()));
  });

  test('recognises halves by the rules or, without rules, by the clock', () => {
    const halves = { regulationPeriods: 2, periodMinutes: 20, overtimeMinutes: 5 };
    expect(read(sampleStatCrew({ rules: 'prds="2" minutes="20"' })).rules).toEqual(halves);
    const text = sampleStatCrew({ rules: '' });
    expect(read(text.replace('time="09:40"', 'time="19:40"')).rules).toEqual(halves);
    expect(read(text).rules).toMatchObject({ regulationPeriods: 4, periodMinutes: 10 });
  });

  test('reads a file without plays as a box score with period scores', () => {
    const recorded = read(sampleStatCrew({ withoutPlays: true }));
    expect(recorded.events).toEqual([]);
    expect(recorded.finished).toBe(true);
    expect(recorded.boxOnly).toEqual({
      score: { home: 8, away: 6 },
      periods: [
        { home: 4, away: 1 },
        { home: 0, away: 3 },
        { home: 2, away: 0 },
        { home: 0, away: 2 },
        { home: 2, away: 0 },
      ],
    });
  });

  test.each([
    ['3/4/2017', '2017-03-04'],
    ['2017-03-04', '2017-03-04'],
    ['13/4/2017', undefined],
    ['2/30/2017', undefined],
    ['', undefined],
  ])('a date written "%s" is the day %s', (date, day) => {
    expect(read(sampleStatCrew({ venue: `date="${date}" neutralgame="Y"` }))).toMatchObject({
      neutral: true,
    });
    expect(read(sampleStatCrew({ venue: `date="${date}"` })).day).toBe(day);
  });

  test.each([
    ['a number that is none', ['fga3="1"', 'fga3="one"'], /game\.xml, line \d+.*<stats>, at fga3/],
    ['a missing side', ['vh="V" id', 'vh="H" id'], /no <team vh="V"> in it/],
    ['a clock that is none', ['time="09:20"', 'time="nine"'], /<play>, at time: Invalid clock/],
    ['half a file', [/<plays[\s\S]*/, ''], /not complete XML.*unclosed tag/],
    ['a document type', ['<bbgame', '<!DOCTYPE a [<!ENTITY b "c">]><bbgame'], /DOCTYPE/],
    ['an entity that XML does not have', ['&amp;', '&bomb;'], /undefined entity/],
  ] as const)('refuses %s with file and position', (_, [from, to], message) => {
    expect(() => read(sampleStatCrew().replace(from, to))).toThrow(IntakeError);
    expect(() => read(sampleStatCrew().replace(from, to))).toThrow(message);
  });
});

describe.skipIf(!arePresent)(`a real StatCrew file${reason}`, () => {
  test('its statistics follow from its plays, its substitutions fit, and possessions are near the official ones', () => {
    const recorded = read(realText('statcrew', 'COL27.XML'));
    expect(recorded).toMatchObject({
      day: '2017-03-04',
      finished: true,
      home: { name: 'Columbia' },
      away: { name: 'Yale' },
    });
    const { record, boxScore, notes } = derivedMatch(recorded);
    expect(record.events.at(-1)?.score).toEqual({ team: 47, opponent: 55 });
    expect(notes.filter(({ kind }) => kind !== 'offCourt')).toEqual([]);
    const found = disagreements(recorded, 'home', boxScore);
    expect(found.filter(({ statistic }) => statistic !== 'seconds')).toEqual([]);
    // The file has whole minutes: only larger differences are reported, for three players.
    const off = found.map(({ file, events }) => Math.abs(file - events) / 60);
    expect(off).toHaveLength(3);
    expect(Math.max(...off)).toBeLessThan(1.25);
    const played = countedPossessions(record.events);
    const ours = (side: 'team' | 'opponent') => played.reduce((sum, of) => sum + of[side], 0);
    // The file's own `poss_count`: Columbia 73, Yale 70.
    expect(Math.abs(ours('team') - 73)).toBeLessThanOrEqual(1);
    expect(ours('opponent')).toBe(70);
  });
});
