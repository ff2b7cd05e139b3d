import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { otherSide } from '../contract/play-by-play.ts';
import { printFigure, times } from '../testing/share.ts';
import { fitFreeThrows } from './free-throw-value.ts';
import { marginAgain, matchMargin } from './match-margin.ts';
import { netKinds, netPointsByPossession, type PossessionNetPoints } from './net-possessions.ts';
import { seededRandom as seeded } from './random.ts';
import { type RepeatableMargin, repeatableMargin } from './repeatable.ts';
import { legalMatch } from './testing/match.ts';
import { expectedMargin, simulatedClubs, simulatedMatch } from './testing/simulated-league.ts';

/*
 * Leagues of twelve clubs, home and away, whose strengths are known. The clubs of the four kinds lie 5 to 11 points apart
 * (standard deviation of a pairing's expected margin), about what leagues from professional to youth have. The published
 * shares are those of a league whose clubs lie some seven points apart: in wider leagues the intervals are too narrow.
 */
const widths = [0.7, 1, 1.3, 1.6];
const leagues = Array.from({ length: times(4, 24) }, (_, at) => leagueOf(90_210 + at, at));

/** The full counts take some minutes. */
const timeout = 900_000;

function leagueOf(seed: number, at: number) {
  const random = seeded(seed);
  const clubs = simulatedClubs(random, 12, widths[at % widths.length] ?? 1);
  const played = clubs.flatMap((home) =>
    clubs
      .filter((away) => away !== home)
      .map((away) => ({ home, away, events: simulatedMatch(random, home, away) })),
  );
  return played.flatMap(({ home, away, events }) => {
    const net = matchMargin(events)?.net;
    if (!net) return [];
    const last = simulatedMatch(random, home, away).at(-1)?.score;
    const second = (last?.team ?? 0) - (last?.opponent ?? 0);
    return [{ net, again: marginAgain(net), expected: expectedMargin(home, away), second }];
  });
}

/** The same match from the other side. */
function mirrored(net: PossessionNetPoints): PossessionNetPoints {
  const parts = { ...net.parts };
  for (const kind of netKinds) parts[kind] = 0 - parts[kind];
  return {
    ...net,
    parts,
    rest: 0 - net.rest,
    margin: 0 - net.margin,
    sides: { team: net.sides.opponent, opponent: net.sides.team },
    possessions: net.possessions.map((one) => ({ ...one, side: otherSide(one.side) })),
  };
}

describe('the part of a margin that can be repeated', () => {
  test('80% intervals hold the expected margin in 77–83% of the matches', { timeout }, () => {
    const held = widths.map(() => ({ inside: 0, again: 0, all: 0, squares: 0, raw: 0 }));
    leagues.forEach((matches, at) => {
      const count = held[at % widths.length];
      for (const { net, again, expected, second } of matches) {
        if (count === undefined) continue;
        count.all += 1;
        if (again.interval.low <= expected && expected <= again.interval.high) count.inside += 1;
        if (again.rematch.low <= second && second <= again.rematch.high) count.again += 1;
        count.squares += (again.estimate - expected) ** 2;
        count.raw += (net.margin - expected) ** 2;
      }
    });
    const sum = (counts: typeof held, of: (count: (typeof held)[number]) => number) =>
      counts.reduce((total, count) => total + of(count), 0);
    const shareOf = (counts: typeof held) =>
      sum(counts, ({ inside }) => inside) / sum(counts, ({ all }) => all);
    const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
    const error = (of: 'squares' | 'raw') =>
      Math.sqrt(sum(held, (count) => count[of]) / sum(held, ({ all }) => all)).toFixed(1);
    const usual = held.slice(0, 2);
    printFigure(
      'the repeatable margin’s 80% interval holds the expected margin',
      `${percent(shareOf(usual))} of ${sum(usual, ({ all }) => all)} matches of leagues whose clubs lie 5 to 7 points apart (${held.map((count) => percent(shareOf([count]))).join(', ')} from tight to wide leagues); error ${error('squares')} points, the margin’s own ${error('raw')}`,
      '77–83%',
    );
    const rematches = sum(held, (count) => count.again) / sum(held, ({ all }) => all);
    printFigure(
      'the range of the same match played again holds its margin',
      `${percent(rematches)} of ${sum(held, ({ all }) => all)} rematches (${held.map((count) => percent(count.again / count.all)).join(', ')} from tight to wide leagues)`,
      '77–83%',
    );
    expect(Math.abs(shareOf(usual) - 0.8)).toBeLessThan(times(0.09, 0.03));
    expect(Math.abs(rematches - 0.8)).toBeLessThan(times(0.06, 0.03));
    expect(Number(error('squares'))).toBeLessThan(0.7 * Number(error('raw')));
  });

  const [first] = leagues[1] ?? [];

  test('its parts add up to it, the same seed gives the same, and a mirrored match mirrors', () => {
    if (first === undefined) throw new RangeError('The league has no match.');
    const of = (net: PossessionNetPoints): RepeatableMargin => repeatableMargin(net, seeded(5));
    const result = of(first.net);
    expect(of(first.net)).toEqual(result);
    const sum = netKinds.reduce((total, kind) => total + result.parts[kind].estimate, 0);
    expect(sum).toBeCloseTo(result.estimate, 9);
    const mirror = of(mirrored(first.net));
    for (const kind of netKinds) {
      expect(mirror.parts[kind].estimate).toBeCloseTo(-result.parts[kind].estimate, 9);
    }
    expect(mirror.luck).toBeCloseTo(-result.luck, 9);
    expect(Math.abs(mirror.interval.low + result.interval.high)).toBeLessThan(1.5);
  });

  test('net points leave nothing over in any match, and a side’s parts are its points above the usual', () => {
    for (const { net } of leagues.flat()) {
      expect(net.rest).toBeCloseTo(0, 8);
      const points = net.possessions.reduce((sum, one) => sum + one.points, 0);
      const own = net.possessions.filter(({ side }) => side === 'team');
      const scored = own.reduce((sum, one) => sum + one.points, 0);
      const sum = netKinds.reduce((total, kind) => total + net.sides.team[kind], 0);
      expect(sum).toBeCloseTo(scored - points / 2, 8);
    }
  });

  test('every legal match has a number, however little happened', () => {
    fc.assert(
      fc.property(legalMatch, ({ events }) => {
        const net = netPointsByPossession(events, fitFreeThrows([]));
        if (net === null) return;
        const result = repeatableMargin(net, seeded(2), 50);
        for (const { estimate, interval } of [result, ...Object.values(result.parts)]) {
          expect(estimate).toSatisfy(Number.isFinite);
          expect(interval.high - interval.low).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 50 },
    );
  });
});
