import { describe, expect, test } from 'vitest';
import { deriveBoxScore } from './box-score.ts';
import { eventsOf, sixEach } from './testing/events.ts';

const rules = { regulationPeriods: 1, periodMinutes: 10, overtimeMinutes: 5 };
const made = { made: true } as const;

/** Ten minutes and an overtime: a basket each, a technical of the bench, a shot blocked, a substitution between two free throws. */
const events = eventsOf([
  { type: 'periodStart' },
  { type: 'twoPointer', side: 'team', playerId: 't1', ...made, points: 2, clockSeconds: 540 },
  { type: 'threePointer', side: 'opponent', playerId: 'o1', made: false, clockSeconds: 500 },
  { type: 'block', side: 'team', playerId: 't2', relatedEventId: 'e3', clockSeconds: 500 },
  { type: 'rebound', subtype: 'defensive', side: 'team', clockSeconds: 498 },
  { type: 'foul', subtype: 'benchTechnical', side: 'opponent', clockSeconds: 400 },
  {
    type: 'freeThrow',
    subtype: '1of1',
    side: 'team',
    playerId: 't1',
    made: false,
    clockSeconds: 400,
  },
  { type: 'foul', subtype: 'shooting', side: 'team', playerId: 't1', clockSeconds: 300 },
  { type: 'foulDrawn', side: 'opponent', playerId: 'o2', clockSeconds: 300 },
  {
    type: 'freeThrow',
    subtype: '1of2',
    side: 'opponent',
    playerId: 'o2',
    ...made,
    points: 1,
    clockSeconds: 300,
  },
  { type: 'substitution', subtype: 'out', side: 'team', playerId: 't1', clockSeconds: 300 },
  { type: 'substitution', subtype: 'in', side: 'team', playerId: 't6', clockSeconds: 300 },
  {
    type: 'freeThrow',
    subtype: '2of2',
    side: 'opponent',
    playerId: 'o2',
    ...made,
    points: 1,
    clockSeconds: 300,
  },
  { type: 'rebound', subtype: 'deadBall', side: 'team', clockSeconds: 200 },
  { type: 'periodStart', period: 2, clockSeconds: 300 },
  {
    type: 'threePointer',
    side: 'team',
    playerId: 't6',
    ...made,
    points: 3,
    period: 2,
    clockSeconds: 100.4,
  },
  {
    type: 'assist',
    side: 'team',
    playerId: 't1',
    relatedEventId: 'e16',
    period: 2,
    clockSeconds: 100.4,
  },
]);

function derive(overrides: Partial<Parameters<typeof deriveBoxScore>[0]> = {}) {
  return deriveBoxScore({
    matchId: 'm',
    status: 'completed',
    rules,
    team: { name: 'Own', coach: 'C' },
    opponent: { name: 'Other' },
    matchSheet: sixEach,
    events,
    ...overrides,
  });
}

describe('a box score from events', () => {
  const { boxScore, notes } = derive();
  const player = (id: string) =>
    [...boxScore.team.players, ...boxScore.opponent.players].find((line) => line.playerId === id);

  test('minutes run from the starters through substitutions to 0:00 of every period', () => {
    expect(player('t1')?.seconds).toBe(300);
    expect(player('t6')?.seconds).toBe(600);
    expect(player('t2')?.seconds).toBe(900);
    expect(boxScore.team.totals?.seconds).toBe(5 * 900);
  });

  test('a free throw counts in +/- for who is on court at that row', () => {
    expect(player('t1')?.plusMinus).toBe(1);
    expect(player('t6')?.plusMinus).toBe(2);
    expect(player('o2')?.plusMinus).toBe(-3);
    expect(boxScore.team.totals?.plusMinus).toBe(3);
    expect(boxScore.opponent.totals?.plusMinus).toBe(-3);
  });

  test('what belongs to no player is the bench’s, and is in the totals', () => {
    expect(boxScore.team.bench).toMatchObject({ defensiveRebounds: 1, seconds: null });
    expect(boxScore.opponent.bench?.fouls).toBe(1);
    expect(boxScore.team.totals).toMatchObject({ points: 5, defensiveRebounds: 1, blocks: 1 });
    expect(boxScore.opponent.totals).toMatchObject({
      points: 2,
      fouls: 1,
      foulsDrawn: 1,
      blocksReceived: 1,
      offensiveRebounds: 0,
      freeThrows: { made: 2, attempted: 2 },
    });
    expect(player('o1')).toMatchObject({ blocksReceived: 1, threes: { made: 0, attempted: 1 } });
  });

  test('who never came on did not play', () => {
    expect(player('o6')).toMatchObject({ played: false, seconds: 0 });
    expect(player('t6')?.played).toBe(true);
  });

  test('an act off the court is reported and still counted', () => {
    expect(notes).toEqual([{ kind: 'offCourt', eventId: 'e17', side: 'team', playerId: 't1' }]);
    expect(player('t1')?.assists).toBe(1);
  });
});

test('an illegal substitution and someone not on the sheet are reported', () => {
  const { boxScore, notes } = derive({
    events: eventsOf([
      { type: 'substitution', subtype: 'in', side: 'team', playerId: 't1' },
      { type: 'substitution', subtype: 'out', side: 'opponent', playerId: 'o6' },
      { type: 'twoPointer', side: 'team', playerId: 'x', made: true, points: 2 },
    ]),
  });
  expect(notes.map((note) => note.kind)).toEqual([
    'illegalSubstitution',
    'illegalSubstitution',
    'notOnSheet',
  ]);
  expect(boxScore.team.totals?.points).toBe(2);
  expect(boxScore.team.bench?.points).toBe(2);
});

test('an unrecorded value is null, not 0', () => {
  const nobodyStarts = sixEach.team.map((entry) => ({ ...entry, starter: false }));
  const { boxScore } = derive({
    matchSheet: { team: nobodyStarts, opponent: [] },
    events: eventsOf([{ type: 'foul', side: 'team', playerId: 't1' }]),
  });
  expect(boxScore.team.players[0]).toMatchObject({
    seconds: null,
    plusMinus: null,
    foulsDrawn: null,
    blocksReceived: null,
    fouls: 1,
  });
  expect(boxScore.opponent).toEqual({ name: 'Other', players: [], totals: null });
});

test('a match not yet played has its sheet and no numbers', () => {
  const { boxScore } = derive({ status: 'scheduled', events: [] });
  expect(boxScore.team.totals).toBeNull();
  expect(boxScore.team.players[0]).toMatchObject({ played: false, points: null, seconds: null });
});

test('a side of which only totals were tagged has totals and no bench row', () => {
  const { boxScore } = derive({ matchSheet: { team: sixEach.team, opponent: [] } });
  expect(boxScore.opponent.players).toEqual([]);
  expect(boxScore.opponent.bench).toBeUndefined();
  expect(boxScore.opponent.totals).toMatchObject({ points: 2, seconds: null });
});

test('a live match stops at its last row; a clock that steps back takes its seconds back', () => {
  const { boxScore } = derive({
    status: 'live',
    events: eventsOf([
      { type: 'periodStart' },
      { type: 'timeout', side: 'team', clockSeconds: 500 },
      { type: 'turnover', side: 'team', playerId: 't1', clockSeconds: 510 },
    ]),
  });
  expect(boxScore.team.players[0]?.seconds).toBe(90);
});

describe('a box score of one period', () => {
  const whole = derive().boxScore;
  const first = derive({ period: 1 }).boxScore;
  const overtime = derive({ period: 2 });

  test('holds that period’s minutes, points and +/- only', () => {
    const t6 = overtime.boxScore.team.players.find((line) => line.playerId === 't6');
    expect(t6).toMatchObject({ seconds: 300, points: 3, plusMinus: 3 });
    expect(overtime.boxScore.team.totals).toMatchObject({ seconds: 1500, points: 3, plusMinus: 3 });
    expect(overtime.boxScore.opponent.totals).toMatchObject({ points: 0, plusMinus: -3 });
    const t1 = overtime.boxScore.team.players.find((line) => line.playerId === 't1');
    expect(t1).toMatchObject({ seconds: 0, assists: 1 });
    expect(overtime.notes.map((note) => note.eventId)).toEqual(['e17']);
  });

  test('the periods together are the match', () => {
    for (const side of ['team', 'opponent'] as const) {
      whole[side].players.forEach((player, index) => {
        const parts = [first, overtime.boxScore].map((part) => part[side].players[index]);
        for (const statistic of ['seconds', 'points', 'plusMinus', 'assists'] as const) {
          const sum = parts.reduce((total, part) => total + (part?.[statistic] ?? 0), 0);
          expect(sum).toBe(player[statistic]);
        }
      });
    }
  });

  test('what the match recorded is 0 in a period without it; a period that was not played has nobody', () => {
    expect(overtime.boxScore.opponent.totals).toMatchObject({ foulsDrawn: 0, blocksReceived: 0 });
    const third = derive({ period: 3 }).boxScore;
    expect(third.team.players.every((line) => !line.played && line.seconds === 0)).toBe(true);
  });
});
