import { expect, test } from 'vitest';
import { scoreFlow } from '../../basketball/score-flow.ts';
import { eventsOf } from '../../basketball/testing/events.ts';
import { leadChart } from './lead-chart.ts';
import { runMarks } from './run-marks.ts';

const rules = { regulationPeriods: 4, periodMinutes: 10, overtimeMinutes: 5 };
const box = { left: 0, top: 0, width: 240, height: 20 };
const threes = (side: 'team' | 'opponent', ...clocks: number[]) =>
  clocks.map((clockSeconds) => ({
    type: 'threePointer' as const,
    made: true,
    points: 3,
    side,
    clockSeconds,
  }));

test('a run is marked from its first point to its last; a label needs room', () => {
  const events = eventsOf([
    ...threes('team', 500, 400, 300),
    ...threes('opponent', 299, 298, 297),
    ...threes('team', 200, 100),
  ]);
  const flow = scoreFlow(events, rules) ?? [];
  const marks = runMarks(flow, leadChart(flow, rules, 4, box));
  expect(marks.map(({ side, x, width, label }) => [side, x, width, label])).toEqual([
    ['team', 10, 20, '9–0'],
    ['opponent', 30.1, 1, null],
  ]);
});
