import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MatchEvent, otherSide } from '../contract/play-by-play.ts';
import { fitFreeThrows } from './free-throw-value.ts';
import { netKinds, netPointsByPossession } from './net-possessions.ts';
import { listPossessions } from './possessions.ts';
import { shotChances } from './shot-value.ts';
import { eventsOf } from './testing/events.ts';
import { legalMatch } from './testing/match.ts';

const freeThrows = fitFreeThrows([]);

function mirrored(events: readonly MatchEvent[]): MatchEvent[] {
  return events.map((event) => ({
    ...event,
    side: event.side === null ? null : otherSide(event.side),
    score: { team: event.score.opponent, opponent: event.score.team },
  }));
}

describe('net points to the possession', () => {
  test('the parts add up to the margin, and a mirrored match mirrors', () => {
    fc.assert(
      fc.property(legalMatch, ({ events }) => {
        const net = netPointsByPossession(events, freeThrows);
        if (net === null) {
          expect(listPossessions(events)).toEqual([]);
          return;
        }
        expect(net.rest).toBeCloseTo(0, 8);
        const sum = netKinds.reduce((total, kind) => total + net.parts[kind], 0);
        expect(sum).toBeCloseTo(net.margin, 8);
        const mirror = netPointsByPossession(mirrored(events), freeThrows);
        for (const kind of netKinds) expect(mirror?.parts[kind]).toBeCloseTo(-net.parts[kind], 8);
      }),
      { numRuns: 200 },
    );
  });

  test('a turnover, a basket after an offensive rebound and a trip, worked by hand', () => {
    const events = eventsOf([
      { type: 'twoPointer', side: 'team', playerId: 't1', made: false, clockSeconds: 590 },
      { type: 'rebound', subtype: 'offensive', side: 'team', playerId: 't2', clockSeconds: 588 },
      {
        type: 'twoPointer',
        side: 'team',
        playerId: 't2',
        made: true,
        points: 2,
        clockSeconds: 585,
      },
      { type: 'turnover', side: 'opponent', playerId: 'o1', clockSeconds: 570 },
      { type: 'steal', side: 'team', playerId: 't3', relatedEventId: 'e4', clockSeconds: 570 },
      { type: 'threePointer', side: 'team', playerId: 't3', made: false, clockSeconds: 560 },
      {
        type: 'rebound',
        subtype: 'defensive',
        side: 'opponent',
        playerId: 'o2',
        clockSeconds: 558,
      },
      { type: 'foul', subtype: 'shooting', side: 'team', playerId: 't4', clockSeconds: 540 },
      {
        type: 'freeThrow',
        subtype: '1of2',
        side: 'opponent',
        playerId: 'o2',
        made: true,
        points: 1,
        clockSeconds: 540,
      },
      {
        type: 'freeThrow',
        subtype: '2of2',
        side: 'opponent',
        playerId: 'o2',
        made: true,
        points: 1,
        clockSeconds: 540,
      },
    ]);
    const net = netPointsByPossession(events, freeThrows);
    // Two possessions each and two points each: all start at one point; ORB share is a half, so a miss leaves a half.
    const chances = shotChances(events);
    const expected = (row: number, points: number) => {
      const chance = chances.get(row) ?? Number.NaN;
      return points * chance + (1 - chance) / 2;
    };
    expect(net?.sides.team.making).toBeCloseTo(
      0.5 - expected(0, 2) + (2 - expected(2, 2)) + (0.5 - expected(5, 3)),
    );
    expect(net?.sides.team.rebounds).toBeCloseTo(0.5 - 0.5);
    expect(net?.sides.opponent.turnovers).toBeCloseTo(-1);
    expect(net?.sides.opponent.lineTrips).toBeCloseTo(2 * 0.72 + 0.28 * 0.25 - 1);
    expect(net?.sides.opponent.freeThrows).toBeCloseTo(2 - 2 * 0.72 - 0.28 * 0.25);
  });

  test('without events there are none', () => {
    expect(netPointsByPossession([], freeThrows)).toBeNull();
  });
});
