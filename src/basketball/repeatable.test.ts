import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printFigure, times } from '../testing/share.ts';
import { fitFreeThrows, freeThrowsOf } from './free-throw-value.ts';
import { netKinds, netPointsByPossession, type PossessionNetPoints } from './net-possessions.ts';
import { seededRandom as seeded } from './random.ts';
import { leagueRepeatShares, publishedRepeatShares } from './repeat-shares.ts';
import {
  leagueUsual,
  type RepeatableMargin,
  repeatableMargin,
  repeatableSeasonMargin,
} from './repeatable.ts';
import { contextShots } from './shot-context.ts';
import { fitShotModel, publishedShotModel } from './shot-value.ts';
import { otherSide } from './sides.ts';
import { legalMatch } from './testing/match.ts';
import { expectedMargin, simulatedClubs, simulatedMatch } from './testing/simulated-league.ts';

/*
 * Leagues of twelve clubs, home and away, whose strengths are known. The clubs of the four kinds lie 5 to 11 points apart
 * (standard deviation of a pairing's expected margin), about what leagues from professional to youth have.
 */
const widths = [0.7, 1, 1.3, 1.6];
const leagues = Array.from({ length: times(4, 24) }, (_, at) => leagueOf(90_210 + at, at));

/** The full counts take some minutes. */
const timeout = 900_000;

interface LeagueMatch {
  team: string;
  opponent: string;
  expected: number;
  net: PossessionNetPoints;
}

function leagueOf(seed: number, at: number): { names: string[]; matches: LeagueMatch[] } {
  const random = seeded(seed);
  const clubs = simulatedClubs(random, 12, widths[at % widths.length] ?? 1);
  const played = clubs.flatMap((home) =>
    clubs
      .filter((away) => away !== home)
      .map((away) => ({ home, away, events: simulatedMatch(random, home, away) })),
  );
  const models = {
    shots: fitShotModel(played.flatMap(({ events }) => contextShots(events))),
    freeThrows: fitFreeThrows(played.flatMap(({ events }) => freeThrowsOf(events))),
  };
  const matches = played.flatMap(({ home, away, events }) => {
    const net = netPointsByPossession(events, models);
    const expected = expectedMargin(home, away);
    const names = { team: home.name, opponent: away.name };
    // Thousands of matches are kept: without the rows' credits, which nothing here reads.
    return net === null ? [] : [{ ...names, expected, net: { ...net, credits: [] } }];
  });
  return { names: clubs.map(({ name }) => name), matches };
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

/** A club's matches, from its side. */
function seasonOf(name: string, matches: readonly LeagueMatch[]): PossessionNetPoints[] {
  return matches.flatMap(({ team, opponent, net }) => {
    if (team === name) return [net];
    return opponent === name ? [mirrored(net)] : [];
  });
}

function meanMargin(matches: readonly PossessionNetPoints[]): number {
  return matches.reduce((sum, { margin }) => sum + margin, 0) / matches.length;
}

describe('the part of a margin that can be repeated', () => {
  test('80% intervals hold the expected margin in 77–83% of the matches', { timeout }, () => {
    const held = widths.map(() => ({ inside: 0, all: 0, squares: 0, raw: 0 }));
    leagues.forEach(({ matches }, at) => {
      const random = seeded(at);
      const shares = leagueRepeatShares(matches);
      const count = held[at % widths.length];
      for (const { net, expected } of matches) {
        const { estimate, interval } = repeatableMargin(net, shares, random, times(200, 1000));
        if (count === undefined) continue;
        count.all += 1;
        if (interval.low <= expected && expected <= interval.high) count.inside += 1;
        count.squares += (estimate - expected) ** 2;
        count.raw += (net.margin - expected) ** 2;
      }
    });
    const sum = (of: (count: (typeof held)[number]) => number) =>
      held.reduce((total, count) => total + of(count), 0);
    const all = sum((count) => count.all);
    const share = sum((count) => count.inside) / all;
    const shares = held.map(({ inside, all }) => `${((100 * inside) / all).toFixed(1)}%`);
    const error = (squares: number) => Math.sqrt(squares / all).toFixed(1);
    printFigure(
      'the repeatable margin’s 80% interval holds the expected margin',
      `${(100 * share).toFixed(1)}% of ${all} matches of ${leagues.length} leagues (${shares.join(', ')} from tight to wide leagues); error ${error(sum((c) => c.squares))} points, the margin’s own ${error(sum((c) => c.raw))}`,
      '77–83%',
    );
    expect(Math.abs(share - 0.8)).toBeLessThan(times(0.08, 0.03));
  });

  test('it tells the other half of a season better than the margin does', { timeout }, () => {
    let won = 0;
    let ratio = 0;
    const splits = times(24, 400);
    for (let split = 0; split < splits; split += 1) {
      const league = leagues[split % leagues.length];
      if (league === undefined) continue;
      const random = seeded(7000 + split);
      const isFirst = league.matches.map(() => random() < 0.5);
      const half = (first: boolean) => league.matches.filter((_, at) => isFirst[at] === first);
      const [seen, later] = [half(true), half(false)];
      const shares = leagueRepeatShares(seen);
      const usual = leagueUsual(seen.map(({ net }) => net));
      const errors = { repeatable: 0, raw: 0 };
      for (const name of league.names) {
        const [own, rest] = [seasonOf(name, seen), meanMargin(seasonOf(name, later))];
        const told = repeatableSeasonMargin(own, shares, usual) ?? Number.NaN;
        errors.repeatable += (told - rest) ** 2;
        errors.raw += (meanMargin(own) - rest) ** 2;
      }
      if (errors.repeatable < errors.raw) won += 1;
      ratio += errors.repeatable / errors.raw / splits;
    }
    printFigure(
      'the repeatable margin tells the other half-season better than the margin',
      `in ${((100 * won) / splits).toFixed(0)}% of ${splits} splits of whole leagues; squared error ${ratio.toFixed(2)} of the margin’s`,
      'at least 70%',
    );
    expect(won / splits).toBeGreaterThanOrEqual(times(0.5, 0.7));
  });

  const [first] = leagues[1]?.matches ?? [];

  test('its parts add up to it, the same seed gives the same, and a mirrored match mirrors', () => {
    if (first === undefined) throw new RangeError('The league has no match.');
    const of = (net: PossessionNetPoints): RepeatableMargin =>
      repeatableMargin(net, publishedRepeatShares, seeded(5));
    const told = of(first.net);
    expect(of(first.net)).toEqual(told);
    const sum = netKinds.reduce((total, kind) => total + told.parts[kind].estimate, 0);
    expect(sum).toBeCloseTo(told.estimate, 9);
    const mirror = of(mirrored(first.net));
    for (const kind of netKinds) {
      expect(mirror.parts[kind].estimate).toBeCloseTo(-told.parts[kind].estimate, 9);
    }
    expect(mirror.luck).toBeCloseTo(-told.luck, 9);
    expect(Math.abs(mirror.interval.low + told.interval.high)).toBeLessThan(1.5);
  });

  test('of one club alone, large margins say that clubs lie far apart, and intervals are wider', () => {
    const shareOf = (at: number) => {
      const { names, matches } = leagues[at] ?? { names: [], matches: [] };
      const shares = names.map((name) => {
        const own = matches.filter(({ team, opponent }) => team === name || opponent === name);
        return leagueRepeatShares(own).margin;
      });
      return shares.reduce((sum, share) => sum + share, 0) / shares.length;
    };
    expect(shareOf(0)).toBeLessThan(publishedRepeatShares.margin);
    expect(shareOf(3)).toBeGreaterThan(publishedRepeatShares.margin);
    const [tight, wide] = [0.05, 0.2].map((margin) => {
      const shares = { ...publishedRepeatShares, margin };
      const net = leagues[1]?.matches[0]?.net;
      if (net === undefined) throw new RangeError('The league has no match.');
      return repeatableMargin(net, shares, seeded(4)).interval;
    });
    const width = (interval = { low: 0, high: 0 }) => interval.high - interval.low;
    expect(width(wide)).toBeGreaterThan(width(tight));
  });

  test('net points leave nothing over in any match, and a side’s parts are its points above the usual', () => {
    for (const { net } of leagues.flatMap(({ matches }) => matches)) {
      expect(net.rest).toBeCloseTo(0, 8);
      const points = net.possessions.reduce((sum, one) => sum + one.points, 0);
      const own = net.possessions.filter(({ side }) => side === 'team');
      const scored = own.reduce((sum, one) => sum + one.points, 0);
      const sum = netKinds.reduce((total, kind) => total + net.sides.team[kind], 0);
      expect(sum).toBeCloseTo(scored - points / 2, 8);
    }
  });

  test('a league’s shares find what repeats: turnovers do, shots falling hardly', () => {
    const shares = leagues.map(({ matches }) => leagueRepeatShares(matches));
    const mean = (of: (one: (typeof shares)[number]) => number) =>
      shares.reduce((sum, one) => sum + of(one), 0) / shares.length;
    expect(mean(({ attack }) => attack.turnovers)).toBeGreaterThan(
      mean(({ attack }) => attack.making),
    );
    expect(mean(({ defence }) => defence.lineTrips)).toBeGreaterThan(
      mean(({ defence }) => defence.making),
    );
    expect(mean(({ defence }) => defence.freeThrows)).toBeLessThan(0.03);
    expect(leagueRepeatShares([])).toEqual(publishedRepeatShares);
  });

  test('every legal match has a number, however little happened', () => {
    const models = { shots: publishedShotModel, freeThrows: fitFreeThrows([]) };
    fc.assert(
      fc.property(legalMatch, ({ events }) => {
        const net = netPointsByPossession(events, models);
        if (net === null) return;
        const told = repeatableMargin(net, publishedRepeatShares, seeded(2), 50);
        for (const { estimate, interval } of [told, ...Object.values(told.parts)]) {
          expect(estimate).toSatisfy(Number.isFinite);
          expect(interval.high - interval.low).toBeGreaterThanOrEqual(0);
        }
        expect(repeatableSeasonMargin([net], publishedRepeatShares)).toSatisfy(Number.isFinite);
      }),
      { numRuns: 50 },
    );
  });

  test('one match of a club’s first season has the published shares, no matches have no margin', () => {
    expect(repeatableSeasonMargin([], publishedRepeatShares)).toBeNull();
    if (first === undefined) throw new RangeError('The league has no match.');
    const told = repeatableSeasonMargin([first.net], publishedRepeatShares) ?? Number.NaN;
    expect(Math.abs(told)).toBeLessThan(Math.abs(first.net.margin) + 1);
  });
});
