import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MatchEvent, otherSide, type Side } from '../contract/play-by-play.ts';
import { decisiveStretches, type Stretch } from './decisive-stretches.ts';
import { fibaRules } from './score.ts';
import { eventsOf } from './testing/events.ts';
import { legalMatch } from './testing/match.ts';

const basket = (side: Side, period: number, clockSeconds: number, points = 2) => ({
  type: points === 3 ? 'threePointer' : 'twoPointer',
  side,
  made: true,
  points,
  period,
  clockSeconds,
});

/** The team leads by nine, loses it in the fourth quarter, and wins in overtime. */
const comeback = eventsOf([
  basket('team', 1, 500, 3),
  basket('team', 1, 450, 3),
  basket('team', 1, 400, 3),
  basket('opponent', 2, 300),
  basket('opponent', 3, 300),
  basket('opponent', 4, 280, 3),
  basket('opponent', 4, 20),
  { type: 'periodEnd', period: 4, clockSeconds: 0 },
  basket('team', 5, 100, 3),
  { type: 'periodEnd', period: 5, clockSeconds: 0 },
]);

function find(stretches: Stretch[], kind: Stretch['kind'], number: number | null = null) {
  return stretches.find((stretch) => stretch.kind === kind && stretch.number === number);
}

describe('decisive stretches', () => {
  const stretches = decisiveStretches({ events: comeback, rules: fibaRules, finished: true });

  test('runs, with their start and end', () => {
    const runs = stretches.filter(({ kind }) => kind === 'run');
    expect(
      runs.map(({ side, points, from, to }) => [side, points, from.clockSeconds, to.period]),
    ).toEqual(
      expect.arrayContaining([
        ['team', { team: 9, opponent: 0 }, 500, 1],
        ['opponent', { team: 0, opponent: 9 }, 300, 4],
      ]),
    );
  });

  test('the finish is the last five minutes of the match: the overtime, not the fourth quarter', () => {
    const finish = find(stretches, 'finish');
    expect(finish).toMatchObject({
      side: 'team',
      points: { team: 3, opponent: 0 },
      from: { period: 5 },
    });
    expect(finish?.from.winProbability).toBe(0.5);
    expect(finish?.gained).toBe(0.5);
    expect(find(stretches, 'overtime', 5)?.gained).toBe(0.5);
    expect(find(stretches, 'period', 4)).toMatchObject({ points: { team: 0, opponent: 5 } });
  });

  test('without an overtime it is the last five minutes of the fourth quarter', () => {
    const events = comeback.slice(0, 6);
    const finish = find(decisiveStretches({ events, rules: fibaRules, finished: true }), 'finish');
    expect(finish).toMatchObject({
      points: { team: 0, opponent: 3 },
      from: { period: 4, clockSeconds: 300 },
    });
    expect(finish?.to.winProbability).toBe(1);
  });

  test('a lead that was lost, from its highest to level', () => {
    expect(find(stretches, 'leadLost')).toMatchObject({
      side: 'opponent',
      points: { team: 0, opponent: 9 },
      from: { period: 1, clockSeconds: 400 },
      to: { period: 4, clockSeconds: 20, score: { team: 9, opponent: 9 } },
    });
  });

  test('of a match that is still on, neither the finish nor the period under way', () => {
    const live = decisiveStretches({ events: comeback, rules: fibaRules, finished: false });
    expect(find(live, 'finish')).toBeUndefined();
    expect(find(live, 'overtime', 5)).toBeUndefined();
    expect(find(live, 'half', 2)).toBeDefined();
  });

  test('without a clock the scores stay, the chances are not known', () => {
    const events = comeback.map((event) => ({ ...event, clockSeconds: null }));
    const untimed = decisiveStretches({ events, rules: fibaRules, finished: true });
    expect(find(untimed, 'run')).toMatchObject({ gained: null, from: { seconds: null } });
    expect(decisiveStretches({ events: [], rules: fibaRules, finished: true })).toEqual([]);
  });

  const mirrored = (events: readonly MatchEvent[]) =>
    events.map((event) => ({
      ...event,
      side: event.side === null ? null : otherSide(event.side),
      score: { team: event.score.opponent, opponent: event.score.team },
    }));

  test('periods and halves add up to the match and its chance; a mirrored match mirrors', () => {
    fc.assert(
      fc.property(legalMatch, ({ events, rules }) => {
        const all = decisiveStretches({ events, rules, finished: true });
        const periods = all.filter(({ kind }) =>
          rules.regulationPeriods === 2
            ? kind === 'half' || kind === 'overtime'
            : kind === 'period' || kind === 'overtime',
        );
        const end = events.at(-1)?.score;
        const sum = (of: (stretch: Stretch) => number) =>
          periods.reduce((total, one) => total + of(one), 0);
        if (all.length === 0) return;
        expect(sum(({ points }) => points.team)).toBe(end?.team);
        expect(sum(({ points }) => points.opponent)).toBe(end?.opponent);
        const mirror = decisiveStretches({ events: mirrored(events), rules, finished: true });
        expect(mirror).toHaveLength(all.length);
        const gains = (list: Stretch[]) =>
          list.map(({ gained }) => Math.abs(gained ?? 0)).sort((a, b) => a - b);
        gains(mirror).forEach((gain, at) => {
          expect(gain).toBeCloseTo(gains(all)[at] ?? Number.NaN, 9);
        });
        for (const { gained, from, to } of all) {
          expect(Math.abs(gained ?? 0)).toBeLessThanOrEqual(1);
          expect(to.seconds ?? 0).toBeGreaterThanOrEqual(from.seconds ?? 0);
        }
      }),
      { numRuns: 60 },
    );
  });
});
