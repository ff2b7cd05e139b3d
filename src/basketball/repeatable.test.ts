import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { otherSide } from '../contract/play-by-play.ts';
import { printFigure, times } from '../testing/share.ts';
import { fitFreeThrows } from './free-throw-value.ts';
import { matchMargin } from './match-margin.ts';
import { netKinds, netPointsByPossession, type PossessionNetPoints } from './net-possessions.ts';
import { seededRandom as seeded } from './random.ts';
import { repeatableMargin } from './repeatable.ts';
import { legalMatch } from './testing/match.ts';
import { expectedMargin, simulatedClubs, simulatedMatch } from './testing/simulated-league.ts';

/*
 * Leagues of twelve clubs, home and away, whose strengths are known. The clubs of the four kinds lie 5 to 11 points apart
 * (standard deviation of a pairing's expected margin), about what leagues from professional to youth have. The published
 * shares are those of a league whose clubs lie some seven points apart: in wider leagues the ranges are too narrow.
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
    return [{ net, again: repeatableMargin(net), expected: expectedMargin(home, away), second }];
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
  test('it is nearer to the expected margin, and its range holds 77–83% of rematches', {
    timeout,
  }, () => {
    const held = widths.map(() => ({ again: 0, all: 0, squares: 0, raw: 0 }));
    leagues.forEach((matches, at) => {
      const count = held[at % widths.length];
      for (const { net, again, expected, second } of matches) {
        if (count === undefined) continue;
        count.all += 1;
        if (again.rematch.low <= second && second <= again.rematch.high) count.again += 1;
        count.squares += (again.estimate - expected) ** 2;
        count.raw += (net.margin - expected) ** 2;
      }
    });
    const sum = (counts: typeof held, of: (count: (typeof held)[number]) => number) =>
      counts.reduce((total, count) => total + of(count), 0);
    const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
    const error = (of: 'squares' | 'raw') =>
      Math.sqrt(sum(held, (count) => count[of]) / sum(held, ({ all }) => all)).toFixed(1);
    printFigure(
      'the repeatable margin’s distance from the expected margin',
      `${error('squares')} points, the margin’s own ${error('raw')}`,
      'under 0.7 of it',
    );
    const rematches = sum(held, (count) => count.again) / sum(held, ({ all }) => all);
    printFigure(
      'the range of the same match played again holds its margin',
      `${percent(rematches)} of ${sum(held, ({ all }) => all)} rematches (${held.map((count) => percent(count.again / count.all)).join(', ')} from tight to wide leagues)`,
      '77–83%',
    );
    expect(Math.abs(rematches - 0.8)).toBeLessThan(times(0.06, 0.03));
    expect(Number(error('squares'))).toBeLessThan(0.7 * Number(error('raw')));
  });

  const [first] = leagues[1] ?? [];

  test('its parts add up to it, and a mirrored match mirrors', () => {
    if (first === undefined) throw new RangeError('The league has no match.');
    const result = repeatableMargin(first.net);
    const sum = netKinds.reduce((total, kind) => total + result.parts[kind], 0);
    expect(sum).toBeCloseTo(result.estimate, 9);
    const mirror = repeatableMargin(mirrored(first.net));
    for (const kind of netKinds) {
      expect(mirror.parts[kind]).toBeCloseTo(-result.parts[kind], 9);
    }
    expect(mirror.rematch.low).toBeCloseTo(-result.rematch.high, 9);
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
        const { estimate, rematch, parts } = repeatableMargin(net);
        for (const points of [estimate, ...Object.values(parts)])
          expect(points).toSatisfy(Number.isFinite);
        expect(rematch.high - rematch.low).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 50 },
    );
  });
});
