import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitFreeThrows, freeThrowShare, freeThrowsOf } from './free-throw-value.ts';
import { chanceOf, fitLogistic, logOddsOf } from './logistic.ts';
import { seededRandom as seeded } from './random.ts';
import { type ContextShot, contextShots } from './shot-context.ts';
import {
  fitShotModel,
  publishedShotModel,
  shotChance,
  shotChances,
  shotMaking,
  shotValue,
} from './shot-value.ts';
import { eventsOf } from './testing/events.ts';
import { legalMatch } from './testing/match.ts';

const jumper: ContextShot = {
  index: 0,
  side: 'team',
  made: false,
  points: 2,
  kind: 'jumpShot',
  metres: 5,
  sideways: 0.2,
  corner: false,
  fastBreak: false,
  secondChance: false,
  fromTurnover: false,
};
const three: ContextShot = { ...jumper, points: 3, metres: 6.75 };

describe('shot value', () => {
  test('without shots it is what was published', () => {
    expect(fitShotModel([])).toEqual(publishedShotModel);
    expect(shotChance(jumper, publishedShotModel)).toBeCloseTo(0.38);
    expect(shotChance({ ...jumper, kind: 'dunk', metres: 1 }, publishedShotModel)).toBeCloseTo(
      0.91,
    );
    expect(shotValue(three, publishedShotModel)).toBeCloseTo(1.05);
    expect(shotValue({ ...three, corner: true }, publishedShotModel)).toBeCloseTo(1.14);
  });

  test('many shots outweigh what was published, few move it a little', () => {
    const random = seeded(3);
    const shots = (count: number) =>
      Array.from({ length: count }, () => ({ ...jumper, made: random() < 0.5 }));
    expect(shotChance(jumper, fitShotModel(shots(5000)))).toBeCloseTo(0.5, 1);
    const few = shotChance(jumper, fitShotModel(shots(10).map((s) => ({ ...s, made: true }))));
    expect(few).toBeGreaterThan(0.4);
    expect(few).toBeLessThan(0.75);
    // What was learnt of jump shots says little of dunks.
    const dunk: ContextShot = { ...jumper, kind: 'dunk' };
    expect(shotChance(dunk, fitShotModel(shots(5000)))).toBeGreaterThan(0.9);
  });

  test('making is points less what is expected, and nothing without shots', () => {
    const made = shotMaking([{ ...three, made: true }, jumper], publishedShotModel);
    expect(made).toMatchObject({ shots: 2, points: 3 });
    expect(made.making).toBeCloseTo(3 - 1.05 - 0.76);
    const none = { shots: 0, points: 0, expected: 0, making: 0 };
    expect(shotMaking([], publishedShotModel)).toEqual(none);
  });

  test('every field goal of a match has a chance between 0 and 1', () => {
    fc.assert(
      fc.property(legalMatch, ({ events }) => {
        const chances = shotChances(events, publishedShotModel);
        const shots = events.filter(({ type }) => type === 'twoPointer' || type === 'threePointer');
        expect(chances.size).toBe(shots.length);
        for (const chance of chances.values()) {
          expect(chance).toBeGreaterThan(0);
          expect(chance).toBeLessThan(1);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('situations follow from the possessions, and never from whether the shot went in', () => {
    const shot = { type: 'twoPointer', side: 'team', points: 0 } as const;
    const events = (made: boolean) =>
      eventsOf([
        { type: 'turnover', side: 'opponent', clockSeconds: 500 },
        { type: 'steal', side: 'team', relatedEventId: 'e1', clockSeconds: 500 },
        { ...shot, made: false, clockSeconds: 495, qualifiers: ['fastBreak'] },
        { type: 'rebound', subtype: 'offensive', side: 'team', clockSeconds: 494 },
        { ...shot, made, clockSeconds: 492 },
        { type: 'rebound', subtype: 'defensive', side: 'opponent', clockSeconds: 490 },
        { ...shot, side: 'opponent', made, clockSeconds: 470 },
      ]);
    const found = (made: boolean) =>
      contextShots(events(made)).map(({ fastBreak, secondChance, fromTurnover }) => [
        fastBreak,
        secondChance,
        fromTurnover,
      ]);
    expect(found(false)).toEqual([
      [true, false, true],
      [false, true, true],
      [false, false, false],
    ]);
    expect(found(true).slice(0, 2)).toEqual(found(false).slice(0, 2));
  });
});

test('logistic regression finds a published answer', () => {
  // Hours of study and passing: the worked example of many textbooks, intercept −4.0777, slope 1.5046.
  const hours = [
    0.5, 0.75, 1, 1.25, 1.5, 1.75, 1.75, 2, 2.25, 2.5, 2.75, 3, 3.25, 3.5, 4, 4.25, 4.5, 4.75, 5,
    5.5,
  ];
  const passed = [0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1];
  const trials = hours.map((value, at) => ({ features: [1, value], success: passed[at] === 1 }));
  const wide = { mean: 0, deviation: 1e4 };
  const [intercept, slope] = fitLogistic(trials, [wide, wide]);
  expect(intercept).toBeCloseTo(-4.0777, 3);
  expect(slope).toBeCloseTo(1.5046, 3);
  expect(chanceOf(logOddsOf(0.3))).toBeCloseTo(0.3);
});

describe('free throws', () => {
  test('many are the shooter’s own share, few the usual one, none the published one', () => {
    const model = fitFreeThrows([
      { playerId: 'good', made: 450, attempted: 500 },
      { playerId: 'other', made: 250, attempted: 500 },
      { playerId: 'new', made: 0, attempted: 2 },
      { playerId: 'unrecorded', made: null, attempted: 4 },
    ]);
    expect(model.usual).toBeCloseTo(736 / 1052);
    expect(freeThrowShare(model, 'good')).toBeCloseTo(0.89, 2);
    expect(freeThrowShare(model, 'new')).toBeCloseTo((28 * model.usual) / 30);
    expect(freeThrowShare(model, undefined)).toBe(model.usual);
    expect(fitFreeThrows([]).usual).toBe(0.72);
  });

  test('of events, each one by itself', () => {
    const thrown = { type: 'freeThrow', side: 'team', playerId: 't1' } as const;
    const events = eventsOf([
      { ...thrown, made: true },
      { ...thrown, made: false },
    ]);
    const model = fitFreeThrows(freeThrowsOf(events));
    expect(freeThrowShare(model, 't1')).toBeCloseTo((1 + 28 * model.usual) / 30);
  });
});
