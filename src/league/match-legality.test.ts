import { describe, expect, it } from 'vitest';
import { deriveBoxScore } from '../basketball/box-score.ts';
import type { MatchRecord } from '../basketball/match-record.ts';
import { type MatchEvent, type Side, sides } from '../contract/play-by-play.ts';
import { simulateLeague } from './simulate-league.ts';

const now = new Date('2026-11-21T06:00:00.000Z');
const league = simulateLeague({ seed: 5, now });
const played = league.teams
  .flatMap((team) => team.matches)
  .filter(({ fixture }) => fixture.status === 'completed');

function boxScoreOf({ id, fixture, matchSheet, events }: MatchRecord) {
  const { regulationPeriods, periodMinutes, overtimeMinutes } = fixture;
  return deriveBoxScore({
    matchId: id,
    status: 'completed',
    rules: { regulationPeriods, periodMinutes, overtimeMinutes },
    team: { name: 'Own' },
    opponent: { name: 'Other' },
    matchSheet,
    events,
  });
}

function pointsOf(events: readonly MatchEvent[], side: Side): number {
  return events.reduce((sum, event) => sum + (event.side === side ? (event.points ?? 0) : 0), 0);
}

/** The number of players on court before each event of a player of the side. */
function lineUpSizes({ matchSheet, events }: MatchRecord, side: Side): number[] {
  const playing = new Set(matchSheet[side].filter((e) => e.starter).map((e) => e.playerId));
  const sizes: number[] = [];
  for (const { side: actor, playerId, type, subtype } of events) {
    if (type !== 'substitution') sizes.push(playing.size);
    else if (actor === side && playerId !== undefined) {
      if (subtype === 'in') playing.add(playerId);
      else playing.delete(playerId);
    }
  }
  return sizes;
}

describe('every simulated match', () => {
  it('has five players of each side on court at every event', () => {
    for (const match of played) {
      for (const side of sides) expect(new Set(lineUpSizes(match, side))).toEqual(new Set([5]));
    }
  });

  it('has no event of a player on the bench', () => {
    for (const match of played) expect(boxScoreOf(match).notes).toEqual([]);
  });

  it('has a score that equals the points of events and players', () => {
    for (const match of played) {
      const { boxScore } = boxScoreOf(match);
      const last = match.events.at(-1);
      for (const side of sides) {
        expect(pointsOf(match.events, side)).toBe(last?.score[side]);
        expect(boxScore[side].totals?.points).toBe(last?.score[side]);
      }
      expect(last?.score.team).not.toBe(last?.score.opponent);
    }
  });

  it('has minutes that sum to five times its length', () => {
    for (const match of played) {
      const overtimes = Math.max(0, (match.events.at(-1)?.period ?? 0) - 4);
      const { boxScore } = boxScoreOf(match);
      for (const side of sides) {
        const seconds = boxScore[side].players.map((line) => line.seconds ?? Number.NaN);
        expect(seconds.reduce((a, b) => a + b)).toBe(5 * 60 * (40 + 5 * overtimes));
      }
    }
  });

  it('has numbered events, a clock that only runs down and a score that only grows', () => {
    for (const { events } of played) {
      expect(events.map((event) => event.sequence)).toEqual(events.map((_, index) => index + 1));
      for (const [index, event] of events.entries()) {
        const before = events[index - 1];
        if (before === undefined) continue;
        if (before.period === event.period) {
          expect(event.clockSeconds).toBeLessThanOrEqual(before.clockSeconds ?? 0);
        } else expect([before.type, event.type]).toEqual(['periodEnd', 'periodStart']);
        expect(event.clockSeconds).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('links assists, rebounds, steals, blocks and drawn fouls to their events', () => {
    const expected: Record<string, string[]> = {
      assist: ['twoPointer', 'threePointer'],
      block: ['twoPointer', 'threePointer'],
      rebound: ['twoPointer', 'threePointer', 'freeThrow'],
      steal: ['turnover'],
      foulDrawn: ['foul'],
    };
    for (const { events } of played) {
      const byId = new Map(events.map((event) => [event.id, event]));
      for (const event of events) {
        const types = expected[event.type];
        if (types === undefined) continue;
        const related = byId.get(event.relatedEventId ?? '');
        expect(types).toContain(related?.type);
        if (event.type === 'assist') expect(related?.made).toBe(true);
        if (event.type === 'rebound' || event.type === 'block') expect(related?.made).toBe(false);
        expect(event.side === related?.side).toBe(
          event.type === 'assist' || ['offensive', 'deadBall'].includes(event.subtype ?? ''),
        );
      }
    }
  });

  it('has no player with more than five fouls', () => {
    for (const match of played) {
      const { boxScore } = boxScoreOf(match);
      for (const side of sides) {
        for (const line of boxScore[side].players) expect(line.fouls).toBeLessThanOrEqual(5);
      }
    }
  });
});
