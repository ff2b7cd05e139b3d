import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leadDeviation } from './certainty.ts';
import { normalShareBelow } from './normal.ts';
import { fibaRules } from './score.ts';
import { eventsOf } from './testing/events.ts';
import { legalMatch } from './testing/match.ts';
import { secondsLeft, winProbabilities, winProbability } from './win-probability.ts';

describe('win probability', () => {
  /** Stern (1994): the home side's chance by its lead, with his μ = 4.87 and σ = 15.82 over 48 minutes. */
  test.each([
    [0.25, -10, 0.32],
    [0.25, -5, 0.46],
    [0.25, 0, 0.61],
    [0.25, 5, 0.74],
    [0.25, 10, 0.84],
    [0.5, -10, 0.25],
    [0.5, 0, 0.59],
    [0.5, 10, 0.87],
    [0.75, -5, 0.32],
    [0.75, 0, 0.56],
    [0.75, 5, 0.78],
    [0.9, -2, 0.38],
    [0.9, 2, 0.69],
    [0.9, 10, 0.98],
  ])('as Stern has it: %d of the match gone, %d ahead', (gone, lead, chance) => {
    // His home advantage as points ahead, and the whole in our deviations instead of his.
    const asOurs = ((lead + 4.87 * (1 - gone)) * leadDeviation) / 15.82;
    const moment = { lead: asOurs, secondsLeft: (1 - gone) * 48 * 60 };
    expect(Math.abs(winProbability(moment) - chance)).toBeLessThanOrEqual(0.0051);
  });

  test('the normal distribution, as printed tables have it', () => {
    for (const [z, share] of [
      [0, 0.5],
      [0.6745, 0.75],
      [1.2816, 0.9],
      [1.96, 0.975],
      [-3, 0.00135],
    ] as const)
      expect(normalShareBelow(z)).toBeCloseTo(share, 4);
  });

  test('mirrors, grows with the lead, and is decided when the time is gone', () => {
    const moment = fc.record({
      lead: fc.integer({ min: -40, max: 40 }),
      secondsLeft: fc.integer({ min: 0, max: 2880 }),
    });
    fc.assert(
      fc.property(moment, ({ lead, secondsLeft }) => {
        const chance = winProbability({ lead, secondsLeft });
        const mirror = winProbability({ lead: -lead, secondsLeft });
        expect(chance + mirror).toBeCloseTo(1, 12);
        expect(winProbability({ lead: lead + 1, secondsLeft })).toBeGreaterThanOrEqual(chance);
        const done = lead === 0 ? 0.5 : lead > 0 ? 1 : 0;
        expect(winProbability({ lead, secondsLeft: 0 })).toBe(done);
      }),
    );
  });

  test('a match ends at 1 or 0, level at the end of regulation it is open', () => {
    const basket = { type: 'twoPointer', made: true, points: 2 } as const;
    const points = winProbabilities(
      eventsOf([
        { ...basket, side: 'team', period: 4, clockSeconds: 100 },
        { ...basket, side: 'opponent', period: 4, clockSeconds: 1 },
        { type: 'periodEnd', period: 4, clockSeconds: 0 },
        { ...basket, side: 'opponent', period: 5, clockSeconds: 200 },
        { type: 'periodEnd', period: 5, clockSeconds: 0 },
      ]),
      fibaRules,
      true,
    );
    expect(points?.map(({ probability }) => probability > 0.5)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(points?.[2]).toMatchObject({ probability: 0.5, clockSeconds: 0 });
    expect(points?.at(-1)).toMatchObject({ probability: 0, lead: -2 });
    expect(secondsLeft(3, 10, fibaRules)).toBe(610);
    expect(secondsLeft(6, 10, fibaRules)).toBe(10);
    expect(winProbabilities([], fibaRules, true)).toBeNull();
  });

  test('every legal match ends as its score has it', () => {
    fc.assert(
      fc.property(legalMatch, ({ events, rules }) => {
        const last = winProbabilities(events, rules, true)?.at(-1);
        const end = events.at(-1)?.score;
        const lead = (end?.team ?? 0) - (end?.opponent ?? 0);
        if (last) expect(last.probability).toBe((Math.sign(lead) + 1) / 2);
      }),
      { numRuns: 50 },
    );
  });
});
