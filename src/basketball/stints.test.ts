import { describe, expect, test } from 'vitest';
import { lineupTotals, onOff } from './lineup-totals.ts';
import type { LineupInput } from './stints.ts';
import { lineupStints } from './stints.ts';
import { eventsOf, sixEach } from './testing/events.ts';

const rules = { regulationPeriods: 2, periodMinutes: 10, overtimeMinutes: 5 };
const made = { type: 'twoPointer', made: true, points: 2 } as const;

/** t6 comes for t1 between two free throws, and goes again in the break. */
const events = eventsOf([
  { type: 'periodStart' },
  { ...made, side: 'team', playerId: 't1', clockSeconds: 540 },
  { type: 'foul', subtype: 'shooting', side: 'team', playerId: 't1', clockSeconds: 300 },
  {
    type: 'freeThrow',
    subtype: '1of2',
    side: 'opponent',
    made: true,
    points: 1,
    clockSeconds: 300,
  },
  { type: 'substitution', subtype: 'out', side: 'team', playerId: 't1', clockSeconds: 300 },
  { type: 'substitution', subtype: 'in', side: 'team', playerId: 't6', clockSeconds: 300 },
  {
    type: 'freeThrow',
    subtype: '2of2',
    side: 'opponent',
    made: true,
    points: 1,
    clockSeconds: 300,
  },
  { ...made, side: 'team', playerId: 't6', clockSeconds: 0 },
  { type: 'periodEnd', clockSeconds: 0 },
  { type: 'substitution', subtype: 'out', side: 'team', playerId: 't6', period: 2 },
  { type: 'substitution', subtype: 'in', side: 'team', playerId: 't1', period: 2 },
  { ...made, side: 'opponent', playerId: 'o1', period: 2, clockSeconds: 100 },
]);
const input: LineupInput = { events, matchSheet: sixEach, rules, finished: true };
const first = ['t1', 't2', 't3', 't4', 't5'];
const second = ['t2', 't3', 't4', 't5', 't6'];

describe('stints', () => {
  test('one for each line-up and period, a free throw with who is on court at its row', () => {
    expect(lineupStints(input, 'team')).toEqual([
      {
        period: 1,
        playerIds: first,
        startClock: 600,
        endClock: 300,
        seconds: 300,
        pointsFor: 2,
        pointsAgainst: 1,
        possessions: 1,
        opponentPossessions: 0,
      },
      {
        period: 1,
        playerIds: second,
        startClock: 300,
        endClock: 0,
        seconds: 300,
        pointsFor: 2,
        pointsAgainst: 1,
        possessions: 1,
        opponentPossessions: 1,
      },
      {
        period: 2,
        playerIds: first,
        startClock: 600,
        endClock: 0,
        seconds: 600,
        pointsFor: 0,
        pointsAgainst: 2,
        possessions: 1,
        opponentPossessions: 1,
      },
    ]);
  });

  test('a side that never changes has one a period; the last ends at its last row while the match is on', () => {
    const stints = lineupStints({ ...input, finished: false }, 'opponent');
    expect(stints?.map((stint) => [stint.period, stint.seconds, stint.endClock])).toEqual([
      [1, 600, 0],
      [2, 500, 100],
    ]);
  });

  test('without starters there are none; without a clock or a score, no seconds and no points', () => {
    const nobody = { team: [], opponent: [] };
    expect(lineupStints({ ...input, matchSheet: nobody }, 'team')).toBeNull();
    const unchanged = events.filter((event) => event.type !== 'substitution');
    expect(lineupStints({ ...input, events: unchanged }, 'team')).toBeNull();
    expect(lineupStints({ ...input, events: unchanged }, 'opponent')).toHaveLength(2);
    const untold = events.map((event) => ({
      ...event,
      clockSeconds: null,
      score: { team: null, opponent: null },
    }));
    const [stint] = lineupStints({ ...input, events: untold }, 'team') ?? [];
    expect(stint).toMatchObject({ seconds: null, pointsFor: null, startClock: null });
    expect(lineupTotals(stint ? [stint] : [])[0]).toMatchObject({ seconds: null, margin: null });
  });
});

test('a line-up’s stints are added up, the longest on court first', () => {
  const totals = lineupTotals(lineupStints(input, 'team') ?? []);
  expect(totals).toEqual([
    {
      playerIds: first,
      stints: 2,
      seconds: 900,
      pointsFor: 2,
      pointsAgainst: 3,
      margin: -1,
      possessions: 2,
      opponentPossessions: 1,
    },
    {
      playerIds: second,
      stints: 1,
      seconds: 300,
      pointsFor: 2,
      pointsAgainst: 1,
      margin: 1,
      possessions: 1,
      opponentPossessions: 1,
    },
  ]);
});

test('on and off together are the match', () => {
  const [t1, t2, t6] = onOff(lineupStints(input, 'team') ?? [], ['t1', 't2', 't6']);
  expect(t1).toMatchObject({ on: { seconds: 900, margin: -1 }, off: { seconds: 300, margin: 1 } });
  expect(t2).toMatchObject({ on: { seconds: 1200, margin: 0 }, off: { seconds: 0, margin: 0 } });
  expect(t6?.off).toEqual(t1?.on);
});
