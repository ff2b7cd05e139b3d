import { describe, expect, test } from 'vitest';
import { disagreements } from '../../match-files/disagreements.ts';
import { IntakeError } from '../../match-files/format.ts';
import { endAttacked, turnToBasket } from '../../match-files/livestats/court.ts';
import { readLiveStats } from '../../match-files/livestats/livestats.ts';
import { sideOf } from '../../match-files/match-side.ts';
import { derivedMatch, recordOptions } from '../../match-files/testing/derived-match.ts';
import { sampleLiveStats } from '../../match-files/testing/livestats-sample.ts';
import { toMatchRecord } from '../../match-files/to-match-record.ts';

const sample = () => readLiveStats(JSON.stringify(sampleLiveStats()), 'sample.json');
describe('an invented LiveStats file', () => {
  test('agrees with its own totals, from either side', () => {
    for (const side of ['home', 'away'] as const) {
      const { boxScore, notes } = derivedMatch(sample(), side);
      expect(notes).toEqual([]);
      expect(disagreements(sample(), side, boxScore)).toEqual([]);
    }
  });

  test('becomes a record from the club’s side', () => {
    const record = toMatchRecord(sample(), { ...recordOptions, side: 'away' });
    expect(record.fixture).toEqual({
      startsAt: '2026-01-10T12:00:00.000Z',
      status: 'completed',
      homeAway: 'away',
      opponent: { name: 'Harbour Basketball' },
      regulationPeriods: 4,
      periodMinutes: 10,
      overtimeMinutes: 5,
      attendance: 321,
      officials: ['R One', 'R Two'],
    });
    expect(record).toMatchObject({ teamCoach: 'COACH VAL', opponentCoach: 'COACH HAR' });
    expect(record.matchSheet.team.map((entry) => entry.number)).toEqual([
      '4',
      '5',
      '6',
      '7',
      '8',
      '00',
    ]);
    expect(record.matchSheet.team[0]).toMatchObject({ captain: true, starter: true });
    const shot = record.events.find((event) => event.type === 'twoPointer');
    expect(shot).toMatchObject({
      side: 'opponent',
      playerId: 'opponent-1',
      made: true,
      points: 2,
      clockSeconds: 580,
      score: { team: 0, opponent: 2 },
      qualifiers: ['paint'],
      courtPosition: { x: 6, y: 2.8 },
    });
    const assist = record.events.find((event) => event.type === 'assist');
    expect(assist?.relatedEventId).toBe(shot?.id);
    expect(record.events.map((event) => event.sequence)).toEqual(
      record.events.map((_, index) => index + 1),
    );
  });

  test('gives the same ids each time', () => {
    expect(toMatchRecord(sample(), recordOptions)).toEqual(toMatchRecord(sample(), recordOptions));
  });

  test('reports a total that does not follow from the events', () => {
    const recorded = sample();
    const [first] = recorded.home.players;
    if (first) first.line.assists = 7;
    const found = disagreements(recorded, 'home', derivedMatch(recorded).boxScore);
    const about = { side: 'team', playerId: 'team-1', name: 'Harbour Player 1' };
    expect(found).toEqual([{ ...about, statistic: 'assists', file: 7, events: 0 }]);
  });

  test('keeps a player whom its sheet does not name, and the box score says so', () => {
    const file = sampleLiveStats();
    for (const row of file.pbp) if (row.tno === 2 && row.pno === 2) row.pno = 99;
    const { boxScore, notes } = derivedMatch(readLiveStats(JSON.stringify(file), 'sample.json'));
    expect(notes.map((note) => note.kind)).toEqual(['notOnSheet']);
    expect(boxScore.opponent.bench?.points).toBe(3);
  });

  test('reads an empty map written as a list, an overtime and an unfinished match', () => {
    const file = sampleLiveStats();
    const overtime = file.pbp
      .filter((row) => row.actionType !== 'game')
      .map((row) => (row.period === 4 ? { ...row, period: 1, periodType: 'OVERTIME' } : row));
    const away = { ...file.tm[2], pl: [] };
    const text = JSON.stringify({
      ...file,
      pbp: overtime,
      officials: [],
      tm: { ...file.tm, 2: away },
    });
    const recorded = readLiveStats(text, 'sample.json');
    expect(recorded).toMatchObject({ finished: false, officials: [], away: { players: [] } });
    expect(recorded.events.at(-1)?.period).toBe(5);
    expect(toMatchRecord(recorded, recordOptions).fixture.status).toBe('live');
  });
});

describe('a file that is no match', () => {
  const file = sampleLiveStats();
  const text = JSON.stringify(file);
  const [row, ...others] = file.pbp;
  const cases: [string, string, string][] = [
    ['a web page', '<!doctype html>', 'not complete JSON'],
    ['an empty file', '', 'not complete JSON'],
    ['a file cut off', text.slice(0, text.length / 2), 'not complete JSON'],
    ['JSON of something else', '[]', 'at tm'],
    ['no teams', JSON.stringify({ ...file, tm: undefined }), 'at tm'],
    ['one team', JSON.stringify({ ...file, tm: { 1: file.tm[1] } }), 'at tm.2'],
    ['no play-by-play', JSON.stringify({ ...file, pbp: undefined }), 'at pbp'],
    [
      'a clock that is none',
      JSON.stringify({ ...file, pbp: [{ ...row, clock: 7 }, ...others] }),
      'at pbp.0.clock',
    ],
    [
      'a third team',
      JSON.stringify({ ...file, pbp: [{ ...row, tno: 3 }, ...others] }),
      'at pbp.0.tno',
    ],
    [
      'players who are none',
      JSON.stringify({ ...file, tm: { ...file.tm, 1: { ...file.tm[1], pl: { 4: 'x' } } } }),
      'at tm.1.pl.4',
    ],
  ];
  test.each(cases)('%s is refused, naming file and place', (_, content, place) => {
    const read = () => readLiveStats(content, 'match 7.json');
    expect(read).toThrow(IntakeError);
    expect(read).toThrow(`match 7.json: `);
    expect(read).toThrow(place);
    expect(read).toThrow('data.json again');
  });
});

test('a side answers to name, short name and code, but not to half a name', () => {
  const recorded = sample();
  expect(sideOf(recorded, 'harbour  BASKETBALL')).toBe('home');
  expect(sideOf(recorded, 'Valley')).toBe('away');
  expect(sideOf(recorded, 'val')).toBe('away');
  expect(sideOf(recorded, 'Val Basketball')).toBeNull();
  expect(sideOf(recorded, ' ')).toBeNull();
  recorded.away.code = 'HAR';
  expect(sideOf(recorded, 'HAR')).toBeNull();
});

test('shots are turned to the basket that they attacked', () => {
  expect(turnToBasket({ x: 5.63, y: 50 }, 'left')).toEqual({ x: 7.5, y: 1.58 });
  expect(turnToBasket({ x: 94.37, y: 50 }, 'right')).toEqual({ x: 7.5, y: 1.58 });
  expect(turnToBasket({ x: 90, y: 20 }, 'right')).toEqual({ x: 3, y: 2.8 });
  expect(turnToBasket({ x: 10, y: 80 }, 'left')).toEqual({ x: 3, y: 2.8 });
  const heave = { x: 10, y: 50 };
  expect(endAttacked([heave, { x: 80, y: 20 }, { x: 95, y: 50 }])).toBe('right');
});
