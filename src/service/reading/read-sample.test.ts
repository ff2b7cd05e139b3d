import { describe, expect, test } from 'vitest';
import { disagreements } from '../../match-files/disagreements.ts';
import { IntakeError } from '../../match-files/format.ts';
import { endAttacked, turnToBasket } from '../../match-files/livestats/events.ts';
import { readLiveStats } from '../../match-files/livestats/livestats.ts';
import { sideOf } from '../../match-files/our-side.ts';
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

describe('a LiveStats file without plays', () => {
  const { tm, ...rest } = sampleLiveStats();
  const points = (score: number) => ({
    ...{ score, p1_score: score, p2_score: 0, p3_score: 0, p4_score: 0, ot_score: 0 },
  });
  const teams = { 1: { ...tm[1], ...points(6) }, 2: { ...tm[2], ...points(4) } };
  const read = (file: object) => readLiveStats(JSON.stringify(file), 'sample.json');

  test.each([
    ['none', []],
    ['no list at all', undefined],
    ['the periods alone', rest.pbp.filter(({ tno }) => tno === 0)],
  ])('is a finished box score with its score and periods (%s)', (_, pbp) => {
    const recorded = read({ ...rest, tm: teams, pbp });
    expect(recorded).toMatchObject({
      finished: true,
      events: [],
      boxOnly: {
        score: { home: 6, away: 4 },
        periods: [{ home: 6, away: 4 }, ...Array(3).fill({ home: 0, away: 0 })],
      },
    });
    const { fixture, given } = toMatchRecord(recorded, recordOptions);
    expect(fixture.status).toBe('completed');
    expect(given?.boxScore.team.totals).toMatchObject({ points: 6, seconds: 12_000 });
    expect(given?.boxScore.opponent.players.at(-1)).toMatchObject({ played: false, seconds: 0 });
  });

  test('has the points of its totals without a score, and no periods', () => {
    const { boxOnly } = read({ ...rest, tm, pbp: [] });
    expect(boxOnly).toEqual({ score: { home: 6, away: 4 }, periods: [] });
  });

  test('is not finished while its clock runs', () => {
    const clock = { clock: '05:12', period: 4 };
    expect(read({ ...rest, ...clock, tm: teams, pbp: [] })).toMatchObject({ finished: false });
  });

  test('and without a number has not begun', () => {
    const zeros = Object.keys(tm[1]).filter((key) => key.startsWith('tot_s'));
    const nothing = { ...Object.fromEntries(zeros.map((key) => [key, 0])), tot_sMinutes: '0:00' };
    const side = (name: string) => ({ ...tm[1], ...nothing, name, pl: {} });
    const recorded = read({ ...rest, tm: { 1: side('A'), 2: side('B') }, pbp: [] });
    expect(recorded.boxOnly).toBeUndefined();
    expect(recorded.finished).toBe(false);
  });
});

describe('one odd field of a LiveStats file', () => {
  /** The sample with one change. */
  function withOdd(change: (file: ReturnType<typeof sampleLiveStats>) => void) {
    const file = sampleLiveStats();
    change(file);
    return readLiveStats(JSON.stringify(file), 'sample.json');
  }
  const odd = (of: object, changes: object) => void Object.assign(of, changes);
  const linesAt = ({ home, away }: ReturnType<typeof sample>) =>
    [home, away].flatMap(({ players }) => players.map(({ line }) => line));

  const player = 'Harbour Player 1';
  test.each<[string, object, string, string]>([
    ['minutes', { sMinutes: '' }, 'seconds', player],
    ['no +/-', { sPlusMinusPoints: undefined }, 'plusMinus', player],
    ['a word for a number', { sAssists: 'x' }, 'assists', player],
  ])('costs itself and is named: %s', (_, changes, field, name) => {
    const recorded = withOdd(({ tm }) => odd(tm[1].pl['1'] ?? {}, changes));
    expect(recorded.unread).toEqual([{ of: 'line', name, field, count: 1 }]);
    const [first, ...others] = linesAt(recorded);
    const [whole, ...rest] = linesAt(sample());
    expect({ ...whole, [field]: null }).toEqual(first);
    expect(others).toEqual(rest);
    expect(recorded.events).toEqual(sample().events);
  });

  test('costs itself and is named: the minutes of who did not play', () => {
    const recorded = withOdd(({ tm }) => odd(tm[2].pl['6'] ?? {}, { sMinutes: '' }));
    const about = { name: 'Valley Player 6', field: 'seconds', count: 1 };
    expect(recorded.unread).toEqual([{ of: 'line', ...about }]);
    expect(linesAt(recorded)).toEqual(linesAt(sample()));
  });

  test('that all players have is named once, by the side', () => {
    const recorded = withOdd(({ tm }) => {
      for (const each of Object.values(tm[2].pl)) odd(each, { sMinutes: null });
    });
    const about = { name: 'Valley Basketball', field: 'seconds', count: 1 };
    expect(recorded.unread).toEqual([{ of: 'line', ...about }]);
  });

  test.each<[string, object, object, { name: string; field: string }]>([
    ['a play without a player', { pno: null }, {}, { name: 'Harbour Basketball', field: 'player' }],
    ['a clock that is none', { clock: 7 }, { clockSeconds: null }, { name: '', field: 'clock' }],
    ['no score', { s1: undefined }, {}, { name: '', field: 'score' }],
  ])('costs itself and is named: %s', (_, changes, expected, about) => {
    const assist = (file: ReturnType<typeof sampleLiveStats>) =>
      file.pbp.find(({ actionType }) => actionType === 'assist') ?? {};
    const recorded = withOdd((file) => odd(assist(file), changes));
    expect(recorded.unread).toEqual([{ of: 'plays', ...about, count: 1 }]);
    const events = sample().events.map((event) => {
      if (event.type !== 'assist') return event;
      const { playerKey, ...other } = event;
      return 'pno' in changes ? other : { ...event, ...expected };
    });
    expect(recorded.events).toEqual(events);
  });

  test('costs itself and is named: a shot without a position', () => {
    const recorded = withOdd(({ tm }) => odd(tm[1].shot[0] ?? {}, { x: 'left' }));
    const about = { name: 'Harbour Basketball', field: 'position', count: 1 };
    expect(recorded.unread).toEqual([{ of: 'plays', ...about }]);
  });

  test('is a clock with tenths, which is read', () => {
    const recorded = withOdd(({ pbp }) => odd(pbp[5] ?? {}, { clock: '9:59.3' }));
    expect(recorded.unread).toBeUndefined();
    expect(recorded.events.map(({ clockSeconds }) => clockSeconds)).toContain(599.3);
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
    ['JSON of another kind', '[]', 'at tm'],
    ['no teams', JSON.stringify({ ...file, tm: undefined }), 'at tm'],
    ['one team', JSON.stringify({ ...file, tm: { 1: file.tm[1] } }), 'at tm.2'],
    ['plays of another kind', JSON.stringify({ ...file, pbp: { a: row } }), 'at pbp'],
    [
      'a clock of another kind',
      JSON.stringify({ ...file, pbp: file.pbp.map((each) => ({ ...each, clock: 7 })) }),
      'at pbp: 25 of 25 plays without a readable "clock"',
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
  test.each(cases)('%s is refused, naming file and position', (_, content, fileName) => {
    const read = () => readLiveStats(content, 'match 7.json');
    expect(read).toThrow(IntakeError);
    expect(read).toThrow(`match 7.json: `);
    expect(read).toThrow(fileName);
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
