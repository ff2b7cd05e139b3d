import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Line } from '../contract/box-score.ts';
import { efficiency, gameScore, performanceIndexRating } from './efficiency.ts';
import { addLines, emptyLine, rebounds, sumLines, unrecordedLine } from './line.ts';
import { netPoints } from './net-points.ts';
import { numberOf, numbers } from './numbers.ts';
import { share } from './shooting.ts';
import { eventsOf } from './testing/events.ts';
import { netParts } from './testing/net-parts.ts';

const player: Line = {
  seconds: 1200,
  points: 17,
  twos: { made: 4, attempted: 7 },
  threes: { made: 2, attempted: 5 },
  freeThrows: { made: 3, attempted: 4 },
  offensiveRebounds: 2,
  defensiveRebounds: 5,
  assists: 3,
  turnovers: 2,
  steals: 1,
  blocks: 1,
  blocksReceived: 1,
  fouls: 3,
  foulsDrawn: 4,
  plusMinus: 6,
};

describe('a player’s line, worked by hand', () => {
  test('shooting', () => {
    expect(share(player.twos)).toBeCloseTo(4 / 7);
    expect(numberOf('effectiveFieldGoals', player)).toBeCloseTo(7 / 12);
    expect(numberOf('trueShooting', player)).toBeCloseTo(17 / (2 * (12 + 1.76)));
    expect(numberOf('freeThrowRate', player)).toBeCloseTo(4 / 12);
    expect(numberOf('pointsPerShot', player)).toBeCloseTo(14 / 12);
  });

  test('efficiency, PIR and game score', () => {
    expect(efficiency(player)).toBe(17 + 7 + 3 + 1 + 1 - 6 - 1 - 2);
    expect(performanceIndexRating(player)).toBe(20 + 4 - 1 - 3);
    expect(gameScore(player)).toBeCloseTo(
      17 + 2.4 - 8.4 - 0.4 + 1.4 + 1.5 + 1 + 2.1 + 0.7 - 1.2 - 2,
    );
  });

  test('usage and assists, the team’s minutes being five times the match’s', () => {
    const about = { side: sumLines([player, player, player, player]), seconds: 2400 };
    const assisted = (seconds: number) =>
      numbers.assistShare.of({ own: { ...player, seconds }, ...about });
    expect(numbers.usage.of({ own: player, ...about })).toBeCloseTo(0.5);
    expect(assisted(1200)).toBeCloseTo(3 / (0.5 * 24 - 6));
    expect(assisted(299)).toBeNull();
    expect(assisted(600)).toBeNull();
  });
});

test('assists on free throws are no assists on field goals', () => {
  const events = eventsOf([
    { type: 'twoPointer', side: 'team', made: true, points: 2 },
    { type: 'assist', side: 'team', relatedEventId: 'e1' },
    { type: 'freeThrow', side: 'team', made: true, points: 1 },
    { type: 'assist', side: 'team', relatedEventId: 'e3' },
  ]);
  const totals = { ...emptyLine(), assists: 2, twos: { made: 1, attempted: 1 } };
  expect(numbers.assistRate.of({ own: totals, events })).toBe(1);
  expect(numbers.assistRate.of({ own: totals })).toBe(2);
});

test('no attempts give no percentage, and unrecorded values stay so in a sum', () => {
  expect(share({ made: 0, attempted: 0 })).toBeNull();
  expect(numberOf('effectiveFieldGoals', emptyLine())).toBeNull();
  expect(numberOf('defensiveReboundShare', emptyLine(), emptyLine())).toBeNull();
  expect(rebounds({ offensiveRebounds: null, defensiveRebounds: 4 })).toBeNull();
  const sum = addLines(player, { ...player, blocks: null, threes: { made: 1, attempted: null } });
  expect(sum).toMatchObject({ blocks: null, threes: { made: 3, attempted: null }, points: 34 });
  expect(netPoints(player, unrecordedLine())).toBeNull();
  expect(efficiency(unrecordedLine())).toBeNull();
  expect(gameScore(unrecordedLine())).toBeNull();
});

const counted = fc.option(fc.nat({ max: 60 }), { freq: 200 });
const shooting = fc.tuple(counted, counted).map(([made, missed]) => ({
  made,
  attempted: made === null || missed === null ? null : made + missed,
}));
const line: fc.Arbitrary<Line> = fc.record({
  seconds: counted,
  points: counted,
  twos: shooting,
  threes: shooting,
  freeThrows: shooting,
  offensiveRebounds: counted,
  defensiveRebounds: counted,
  assists: counted,
  turnovers: counted,
  steals: counted,
  blocks: counted,
  blocksReceived: counted,
  fouls: counted,
  foulsDrawn: counted,
  plusMinus: counted,
});

test('no formula ever gives NaN or infinity', () => {
  fc.assert(
    fc.property(line, line, (own, other) => {
      const all = [
        ...Object.values(netPoints(own, other) ?? {}),
        ...Object.values(numbers).map(({ of }) => of({ own, other, side: other, seconds: 2400 })),
      ];
      for (const number of all) if (number !== null) expect(number).toSatisfy(Number.isFinite);
    }),
  );
});

test('net points sum to the margin, and a mirrored match gives mirrored numbers', () => {
  fc.assert(
    fc.property(line, line, (own, other) => {
      const net = netPoints(own, other);
      const mirrored = netPoints(other, own);
      if (!net || !mirrored) {
        expect(net).toBe(mirrored);
        return;
      }
      const { margin, ...parts } = net;
      const sum = Object.values(parts).reduce((total, part) => total + part, 0);
      expect(sum).toBeCloseTo(margin, 6);
      for (const part of netParts) expect(mirrored[part]).toBeCloseTo(-net[part], 6);
    }),
  );
});
