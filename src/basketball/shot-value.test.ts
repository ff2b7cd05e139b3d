import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitFreeThrows, freeThrowShare, freeThrowsOf } from './free-throw-value.ts';
import { type ContextShot, contextShots } from './shot-context.ts';
import { shotChance, shotChances, shotMaking } from './shot-value.ts';
import { eventsOf } from './testing/events.ts';
import { legalMatch } from './testing/match.ts';

const jumper: ContextShot = {
  index: 0,
  side: 'team',
  made: false,
  points: 2,
  kind: 'jumpShot',
  metres: 5,
  corner: false,
  fastBreak: false,
  fromTurnover: false,
};
const three: ContextShot = { ...jumper, points: 3, metres: 6.75 };

describe('shot value', () => {
  test('each kind as it was published', () => {
    expect(shotChance(jumper)).toBeCloseTo(0.38);
    expect(shotChance({ ...jumper, kind: 'dunk', metres: 1 })).toBeCloseTo(0.91);
    expect(shotChance(three)).toBeCloseTo(0.35);
    expect(shotChance({ ...three, corner: true })).toBeCloseTo(0.38);
  });

  test('making is points less expected points, and nothing without shots', () => {
    const made = shotMaking([{ ...three, made: true }, jumper]);
    expect(made).toMatchObject({ shots: 2, points: 3 });
    expect(made.making).toBeCloseTo(3 - 1.05 - 0.76);
    const none = { shots: 0, points: 0, expected: 0, expectedEach: null, making: 0 };
    expect(shotMaking([])).toEqual(none);
  });

  test('every field goal of a match has a chance between 0 and 1', () => {
    fc.assert(
      fc.property(legalMatch, ({ events }) => {
        const chances = shotChances(events);
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
      contextShots(events(made)).map(({ fastBreak, fromTurnover }) => [fastBreak, fromTurnover]);
    expect(found(false)).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ]);
    expect(found(true).slice(0, 2)).toEqual(found(false).slice(0, 2));
  });
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
