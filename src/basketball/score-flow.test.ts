import { expect, test } from 'vitest';
import { scoringDroughts } from './droughts.ts';
import { scoreFlow, scoringRuns } from './score-flow.ts';
import { eventsOf } from './testing/events.ts';

const rules = { regulationPeriods: 2, periodMinutes: 10, overtimeMinutes: 5 };
const two = { type: 'twoPointer', made: true, points: 2 } as const;
const three = { type: 'threePointer', made: true, points: 3 } as const;

const events = eventsOf([
  { type: 'periodStart' },
  { ...three, side: 'team', clockSeconds: 580 },
  { ...three, side: 'team', clockSeconds: 500 },
  { type: 'twoPointer', made: false, side: 'opponent', clockSeconds: 480 },
  { ...two, side: 'team', clockSeconds: 470 },
  { ...two, side: 'opponent', clockSeconds: 480 },
  { type: 'freeThrow', made: true, points: 1, side: 'team', clockSeconds: 100 },
  { ...two, side: 'opponent', period: 2, clockSeconds: 540 },
]);

test('the steps of the score, at the seconds played; a clock that steps back is held', () => {
  const flow = scoreFlow(events, rules);
  expect(flow?.map(({ seconds, team, opponent }) => [seconds, team, opponent])).toEqual([
    [20, 3, 0],
    [100, 6, 0],
    [130, 8, 0],
    [130, 8, 2],
    [500, 9, 2],
    [660, 9, 4],
  ]);
  expect(flow?.[3]).toMatchObject({ eventId: 'e6', side: 'opponent', points: 2, period: 1 });
});

test('what no event recorded is null', () => {
  const untold = events.map((event) => ({ ...event, score: { team: null, opponent: null } }));
  expect(scoreFlow(untold, rules)).toBeNull();
  expect(scoreFlow([], rules)).toBeNull();
  const untimed = events.map((event) => ({ ...event, clockSeconds: null }));
  expect(scoreFlow(untimed, rules)?.[0]).toMatchObject({ seconds: null, team: 3 });
  const input = { events: untimed, rules, finished: true };
  expect(scoringDroughts(input, 'team')).toEqual([]);
});

test('runs: unanswered points, from which event to which', () => {
  const flow = scoreFlow(events, rules) ?? [];
  expect(scoringRuns(flow)).toEqual([
    {
      side: 'team',
      points: 8,
      eventIds: ['e2', 'e3', 'e5'],
      fromSeconds: 20,
      toSeconds: 130,
      score: { team: 8, opponent: 0 },
    },
  ]);
  const all = scoringRuns(flow, 1);
  expect(all.map((run) => run.points)).toEqual([8, 2, 1, 2]);
});

test('droughts: how long without a point', () => {
  const input = { events, rules, finished: true };
  expect(scoringDroughts(input, 'team')).toEqual([
    {
      fromSeconds: 500,
      toSeconds: 1200,
      seconds: 700,
      pointsAgainst: 2,
    },
    {
      fromSeconds: 130,
      toSeconds: 500,
      seconds: 370,
      pointsAgainst: 2,
      endedByEventId: 'e7',
    },
  ]);
  const live = { ...input, finished: false };
  expect(scoringDroughts(live, 'opponent').map((drought) => drought.seconds)).toEqual([530]);
});
