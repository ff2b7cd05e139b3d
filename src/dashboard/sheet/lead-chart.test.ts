import { expect, test } from 'vitest';
import { scoreFlow } from '../../basketball/score-flow.ts';
import { eventsOf } from '../../basketball/testing/events.ts';
import { leadChart } from './lead-chart.ts';

const rules = { regulationPeriods: 4, periodMinutes: 10, overtimeMinutes: 5 };
const box = { left: 10, top: 0, width: 100, height: 20 };
const made = { type: 'threePointer', made: true, points: 3 } as const;

test('the lead goes up for the own side, over the time of all periods', () => {
  const events = eventsOf([
    { ...made, side: 'team', clockSeconds: 300 },
    { ...made, side: 'opponent', clockSeconds: 0 },
    { ...made, side: 'opponent', period: 4, clockSeconds: 0 },
  ]);
  const chart = leadChart(scoreFlow(events, rules) ?? [], rules, 4, box);
  expect(chart.ticks.map(({ lead }) => lead)).toEqual([-5, 0, 5]);
  expect(chart.line).toBe('M10 10H22.5V4H35V10H110V16H110');
  expect(chart.bounds.map(({ minutes }) => minutes)).toEqual([0, 10, 20, 30, 40]);
  expect(chart.bounds.at(-1)?.x).toBe(110);
});

test('overtimes lengthen the axis; without a clock the steps stand at equal distances', () => {
  const events = eventsOf([
    { ...made, side: 'team', clockSeconds: null },
    { ...made, side: 'team', clockSeconds: null },
  ]);
  const chart = leadChart(scoreFlow(events, rules) ?? [], rules, 6, box);
  expect(chart.bounds.map(({ minutes }) => minutes)).toEqual([0, 10, 20, 30, 40, 45, 50]);
  expect(chart.line).toBe('M10 20H60V14H110V8H110');
});

test('a match without points is a level line', () => {
  const chart = leadChart([], rules, 4, box);
  expect(chart.line).toBe('M10 20H110');
  expect(chart.ticks.map(({ lead }) => lead)).toEqual([0, 5]);
});
