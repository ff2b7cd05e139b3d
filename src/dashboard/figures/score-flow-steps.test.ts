import { expect, test } from 'vitest';
import { flowSteps, scoreIndexAt } from './flow-geometry.ts';

const point = (seconds: number | null, team: number, opponent: number) => ({
  eventId: `${team}-${opponent}`,
  period: 1,
  seconds,
  team,
  opponent,
  side: 'team' as const,
  points: 2,
});

test('the line begins at 0–0 and goes on to the end', () => {
  expect(flowSteps([point(30, 2, 0), point(50, 2, 3)], 600)).toEqual([
    { at: 0, team: 0, opponent: 0, margin: 0 },
    { at: 30, team: 2, opponent: 0, margin: 2 },
    { at: 50, team: 2, opponent: 3, margin: -1 },
    { at: 600, team: 2, opponent: 3, margin: -1 },
  ]);
});

test('without a clock, scores are evenly spaced', () => {
  expect(flowSteps([point(null, 2, 0), point(null, 4, 0)], 0).map(({ at }) => at)).toEqual([
    0, 1, 2, 2,
  ]);
});

test.each([
  [10, -1],
  [30, 0],
  [49, 0],
  [999, 1],
])('at %s seconds the score is that of index %s', (at, index) => {
  expect(scoreIndexAt([point(30, 2, 0), point(50, 2, 3)], at)).toBe(index);
});
