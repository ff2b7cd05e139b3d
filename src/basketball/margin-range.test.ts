import { expect, test } from 'vitest';
import { simulateLeague } from '../league/simulate-league.ts';
import { lineupTotals, onOff, pairTotals } from './lineup-totals.ts';
import { differenceRange, marginRange, possessionVariance } from './margin-range.ts';
import { possessionPlays } from './possession-plays.ts';
import { seededRandom } from './random.ts';
import { lineupStints } from './stints.ts';
import { intervalOf, resampledSums } from './testing/resample.ts';

const { teams } = simulateLeague({ seed: 7, now: new Date('2026-11-20T10:00:00.000Z') });
const matches =
  teams[0]?.matches.filter(({ fixture }) => fixture.status === 'completed').slice(-8) ?? [];
const variance = possessionVariance(matches.map(({ events }) => events));
const stints = matches.flatMap(
  ({ events, matchSheet, fixture }) =>
    lineupStints({ events, matchSheet, rules: fixture, finished: true }, 'team') ?? [],
);
const players = [...new Set(stints.flatMap(({ playerIds }) => playerIds))];
const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);
const seconds = sum(stints.map((stint) => stint.seconds));
const pointsFor = sum(stints.map((stint) => stint.pointsFor));

test('fives hold every second and point once, pairs ten times, on and off together once', () => {
  const fives = lineupTotals(stints);
  expect(sum(fives.map((five) => five.seconds))).toBeCloseTo(seconds, 6);
  expect(sum(fives.map((five) => five.pointsFor))).toBe(pointsFor);
  const pairs = pairTotals(stints);
  expect(sum(pairs.map((pair) => pair.seconds))).toBeCloseTo(10 * seconds, 6);
  expect(sum(pairs.map((pair) => pair.pointsFor))).toBe(10 * pointsFor);
  expect(pairs.every(({ playerIds }) => playerIds.length === 2)).toBe(true);
  for (const { on, off } of onOff(stints, players)) {
    expect((on.seconds ?? 0) + (off.seconds ?? 0)).toBeCloseTo(seconds, 6);
    expect((on.pointsFor ?? 0) + (off.pointsFor ?? 0)).toBe(pointsFor);
  }
});

test('a margin’s range is as wide as that of its bootstrapped possessions', () => {
  const random = seededRandom(3);
  const possessions = matches.flatMap(({ events }) => possessionPlays(events));
  const totals = (side: 'team' | 'opponent') =>
    resampledSums(
      possessions
        .filter((possession) => possession.side === side)
        .map(({ plays }) => [sum(plays.map(({ points }) => points))]),
      random,
    ).map(([points = Number.NaN]) => points);
  const against = totals('opponent');
  const drawn = totals('team').map((points, at) => points - (against[at] ?? 0));
  const redrawn = intervalOf(drawn);
  const [all] = lineupTotals(stints.map((stint) => ({ ...stint, playerIds: ['everyone'] })));
  const range = all && marginRange(all, variance);
  const scale = seconds / 2400;
  const width = ((range?.interval.high ?? 0) - (range?.interval.low ?? 0)) * scale;
  expect(width / ((redrawn?.high ?? 0) - (redrawn?.low ?? 0))).toBeCloseTo(1, 1);
  expect((range?.perForty ?? 0) * scale).toBeCloseTo(all?.margin ?? 0, 6);
});

test('+6 in ten minutes of 18 possessions a side is +24 for 40, give or take 31', () => {
  const totals = {
    seconds: 600,
    pointsFor: 20,
    pointsAgainst: 14,
    possessions: 18,
    opponentPossessions: 18,
  };
  const range = marginRange(totals, { team: 1, opponent: 1 });
  expect(range?.perForty).toBe(24);
  // 1.2816 · √36 points in ten minutes, four times that in forty.
  expect(range?.interval.high).toBeCloseTo(24 + 30.76, 2);
  expect(range?.interval.low).toBeCloseTo(24 - 30.76, 2);
  const difference = differenceRange(totals, totals, { team: 1, opponent: 1 });
  expect(difference?.perForty).toBe(0);
  expect(difference?.interval.high).toBeCloseTo(30.76 * Math.SQRT2, 1);
});

test('without time, points or possessions there is no range', () => {
  const totals = {
    seconds: 600,
    pointsFor: 20,
    pointsAgainst: 14,
    possessions: 9,
    opponentPossessions: 9,
  };
  expect(marginRange({ ...totals, seconds: null }, variance)).toBeNull();
  expect(marginRange({ ...totals, seconds: 0 }, variance)).toBeNull();
  expect(marginRange({ ...totals, pointsFor: null }, variance)).toBeNull();
  expect(marginRange({ ...totals, possessions: 0, opponentPossessions: 0 }, variance)).toBeNull();
  expect(marginRange(totals, null)).toBeNull();
  expect(possessionVariance([[]])).toBeNull();
});
