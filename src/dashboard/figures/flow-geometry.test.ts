import { expect, test } from 'vitest';
import { scoreFlow } from '../../basketball/score-flow.ts';
import { eventsOf } from '../../basketball/testing/events.ts';
import { axisTicks, markedRuns } from './flow-geometry.ts';

const rules = { regulationPeriods: 4, periodMinutes: 10, overtimeMinutes: 5 };
const made = { type: 'threePointer', made: true, points: 3 } as const;

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
