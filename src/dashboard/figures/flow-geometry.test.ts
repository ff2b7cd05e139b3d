import { expect, test } from 'vitest';
import { scoreFlow } from '../../basketball/score-flow.ts';
import { eventsOf } from '../../basketball/testing/events.ts';
import { axisTicks, flowGeometry, flowSteps, markedRuns } from './flow-geometry.ts';

const rules = { regulationPeriods: 4, periodMinutes: 10, overtimeMinutes: 5 };
const frame = { width: 110, height: 20, left: 10, right: 0, top: 0, bottom: 0 };
const made = { type: 'threePointer', made: true, points: 3 } as const;
const chart = (steps: ReturnType<typeof flowSteps>) => flowGeometry(steps, [{ end: 2400 }], frame);

test('the lead goes up for the own side, over the time of the match', () => {
  const events = eventsOf([
    { ...made, side: 'team', clockSeconds: 300 },
    { ...made, side: 'opponent', clockSeconds: 0 },
    { ...made, side: 'opponent', period: 4, clockSeconds: 0 },
  ]);
  const { ticks, lead } = chart(flowSteps(scoreFlow(events, rules) ?? [], 2400));
  expect(ticks).toEqual([-5, 0, 5]);
  expect(lead).toBe('M10 10H22.5V4H35V10H110V16H110V16');
});

test('a match without points is a level line', () => {
  const { ticks, lead } = chart(flowSteps([], 2400));
  expect(lead).toBe('M10 20H110V20');
  expect(ticks).toEqual([0, 5]);
});

test('a run of eight points is marked from its first point to its last', () => {
  const threes = (side: 'team' | 'opponent', ...clocks: number[]) =>
    clocks.map((clockSeconds) => ({ ...made, side, clockSeconds }));
  const flow = scoreFlow(
    eventsOf([...threes('team', 500, 400, 300), ...threes('opponent', 299, 298)]),
    rules,
  );
  expect(markedRuns(flow ?? []).map(({ key: _, ...run }) => run)).toEqual([
    { side: 'team', points: 9, label: '9–0', from: 100, to: 300 },
  ]);
});

test.each([
  [[], [0, 5]],
  [
    [-3, 12],
    [-5, 0, 5, 10, 15],
  ],
  [
    [88, 91],
    [0, 20, 40, 60, 80, 100],
  ],
  [[-31], [-40, -30, -20, -10, 0]],
  [[90_000_000], [0, 20_000_000, 40_000_000, 60_000_000, 80_000_000, 100_000_000]],
])('the axis of %j', (values, ticks) => {
  expect(axisTicks(values)).toEqual(ticks);
});
