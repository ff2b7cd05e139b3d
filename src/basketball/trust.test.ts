import { describe, expect, test } from 'vitest';
import type { Match } from '../contract/match.ts';
import { deriveBoxScore } from './box-score.ts';
import { unrecordedLine } from './line.ts';
import { eventsOf, sixEach } from './testing/events.ts';
import type { TrustInput } from './trust.ts';
import { trustReport } from './trust.ts';
import type { TrustCheckName } from './trust-check.ts';
import { trustChecks } from './trust-check.ts';

const two = { type: 'twoPointer', made: true, points: 2 } as const;
const events = eventsOf([
  { type: 'periodStart' },
  { ...two, side: 'team', playerId: 't1', clockSeconds: 500 },
  { ...two, side: 'opponent', playerId: 'o1', clockSeconds: 400 },
  { type: 'rebound', subtype: 'defensive', side: 'team', clockSeconds: 300 },
  { type: 'substitution', subtype: 'out', side: 'team', playerId: 't1', clockSeconds: 200 },
  { type: 'substitution', subtype: 'in', side: 'team', playerId: 't6', clockSeconds: 200 },
  { ...two, side: 'team', playerId: 't6', clockSeconds: 100 },
]);
const match: Match = {
  id: 'm',
  startsAt: null,
  status: 'completed',
  homeAway: 'home',
  opponent: { id: undefined, name: 'Other' },
  score: { team: 4, opponent: 2 },
  periods: [{ team: 4, opponent: 2 }],
  regulationPeriods: 1,
  periodMinutes: 10,
  overtimeMinutes: 5,
};

function input(rows = events, about: Partial<Match> = {}): TrustInput {
  const { boxScore } = deriveBoxScore({
    matchId: 'm',
    status: 'completed',
    rules: match,
    team: { name: 'Own' },
    opponent: { name: 'Other' },
    matchSheet: sixEach,
    events: rows,
  });
  return {
    match: { ...match, ...about },
    boxScore,
    playByPlay: { matchSheet: sixEach, events: rows },
  };
}

function find(given: TrustInput, name: TrustCheckName, side: 'team' | 'opponent' | null = null) {
  return trustReport(given).find((check) => check.check === name && check.side === side);
}

describe('a trust report', () => {
  test('every check agrees where the numbers do', () => {
    const report = trustReport(input());
    expect(new Set(report.map((check) => check.check))).toEqual(new Set(trustChecks));
    expect(report.filter((check) => check.ok !== true)).toEqual([]);
    expect(find(input(), 'minutes', 'team')).toMatchObject({ expected: 3000, found: 3000 });
    expect(find(input(), 'plusMinus', 'opponent')).toMatchObject({ expected: -10, found: -10 });
  });

  test('players who do not add up to their side are reported by statistic', () => {
    const given = input();
    const line = given.boxScore?.team.players[0];
    if (line) Object.assign(line, { points: 3, assists: 1 });
    const found = find(given, 'playersSumToTeam', 'team');
    expect(found).toMatchObject({ ok: false, expected: 16, found: 14 });
    expect(found?.where).toEqual([
      { side: 'team', statistic: 'points', expected: 4, found: 5 },
      { side: 'team', statistic: 'assists', expected: 0, found: 1 },
    ]);
    expect(find(given, 'playersSumToTeam', 'opponent')?.ok).toBe(true);
  });

  test('a score that the events and the box score do not make', () => {
    const given = input(events, {
      score: { team: 6, opponent: 2 },
      periods: [{ team: 6, opponent: 2 }],
    });
    expect(find(given, 'boxScoreToScore', 'team')).toMatchObject({ ok: false, found: 4 });
    expect(find(given, 'eventsToScore', 'team')).toMatchObject({
      ok: false,
      expected: 6,
      found: 4,
      where: [{ side: 'team', period: 1, expected: 6, found: 4 }],
    });
    expect(find(given, 'eventsToScore', 'opponent')?.ok).toBe(true);
    expect(find(given, 'plusMinus', 'team')).toMatchObject({ ok: false, expected: 20, found: 10 });
  });

  test('a substitution that is missing shows in who acts and who comes in', () => {
    const rows = events.filter((event) => event.id !== 'e6');
    const given = input([...rows, ...eventsOf([{ type: 'steal', side: 'team', playerId: 'x' }])]);
    expect(find(given, 'offCourt')).toMatchObject({
      ok: false,
      expected: 0,
      found: 1,
      where: [{ eventId: 'e7', side: 'team', playerId: 't6', period: 1 }],
    });
    expect(find(given, 'notOnSheet')).toMatchObject({ ok: false, found: 1 });
    expect(find(given, 'minutes', 'team')).toMatchObject({ ok: false, expected: 3000 });
    const twice = eventsOf([{ type: 'substitution', subtype: 'in', side: 'team', playerId: 't1' }]);
    expect(find(input(twice), 'illegalSubstitutions')).toMatchObject({ ok: false, found: 1 });
  });

  test('a clock that goes back, and one that leaps on in a record of every act', () => {
    const back = events.map((event) =>
      event.id === 'e5' ? { ...event, clockSeconds: 310 } : event,
    );
    expect(find(input(back), 'clockJumps')).toMatchObject({
      found: 1,
      where: [{ eventId: 'e5', period: 1, expected: 300, found: 310 }],
    });
    const leap = events.map((event) => ({ ...event, clockSeconds: event.id < 'e4' ? 600 : 300 }));
    expect(find(input(leap), 'clockJumps')?.ok).toBe(true);
    const busy = eventsOf(
      Array.from({ length: 50 }, (_, index) => ({
        ...two,
        side: index % 2 ? 'team' : 'opponent',
        clockSeconds: index < 25 ? 590 : 300,
      })),
    );
    expect(find(input(busy), 'clockJumps')).toMatchObject({ ok: false, found: 1 });
  });
});

describe('a service we did not write', () => {
  test('without events, players or a score nothing is recorded and nothing is wrong', () => {
    const nothing = { name: 'Own', players: [], totals: unrecordedLine() };
    const empty = { matchId: 'm', status: 'completed', team: nothing, opponent: nothing };
    for (const boxScore of [empty, null]) {
      for (const playByPlay of [{ matchSheet: { team: [], opponent: [] }, events: [] }, null]) {
        const report = trustReport({ match: { ...match, score: null }, boxScore, playByPlay });
        expect(report).toHaveLength(14);
        for (const check of report) expect(check).toMatchObject({ ok: null, where: [] });
      }
    }
  });

  test('team rebounds without a bench row are the side’s own', () => {
    const given = input();
    delete given.boxScore?.team.bench;
    expect(find(given, 'playersSumToTeam', 'team')?.ok).toBe(true);
    const totals = given.boxScore?.team.totals;
    if (totals) totals.points = 5;
    expect(find(given, 'playersSumToTeam', 'team')?.where).toHaveLength(1);
  });

  test('without substitutions it is unknown who was on court', () => {
    const rows = events.filter((event) => event.type !== 'substitution');
    const given = { ...input(), playByPlay: { matchSheet: sixEach, events: rows } };
    const opponentSits = rows.filter((event) => event.side !== 'opponent');
    expect(find(given, 'offCourt')).toMatchObject({ ok: true, found: 0 });
    const own = { team: sixEach.team, opponent: [] };
    const alone = { ...given, playByPlay: { matchSheet: own, events: opponentSits } };
    expect(find(alone, 'offCourt')?.ok).toBeNull();
  });

  test('minutes without seconds may be half a minute off a player', () => {
    const given = input();
    for (const line of given.boxScore?.team.players ?? []) line.seconds = line.starter ? 540 : 480;
    expect(find(given, 'minutes', 'team')).toMatchObject({ ok: true, found: 3180 });
    const [first] = given.boxScore?.team.players ?? [];
    if (first) first.seconds = 541;
    expect(find(given, 'minutes', 'team')?.ok).toBe(false);
  });

  test('one player without minutes leaves the sum open', () => {
    const given = input();
    const line = given.boxScore?.team.players[0];
    if (line) Object.assign(line, { seconds: null, plusMinus: null });
    expect(find(given, 'minutes', 'team')).toMatchObject({ ok: null, found: null });
    expect(find(given, 'plusMinus', 'team')?.ok).toBeNull();
  });

  test('a match that is still on is as long as its clock says', () => {
    const given = input(events, { status: 'live' });
    expect(find(given, 'minutes', 'team')).toMatchObject({ expected: 2500 });
    expect(find({ ...given, playByPlay: null }, 'minutes', 'team')?.ok).toBeNull();
  });
});
