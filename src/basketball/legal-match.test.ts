import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Match } from '../contract/match.ts';
import { type MatchEvent, otherSide, sides } from '../contract/play-by-play.ts';
import { numbersIn } from '../contract/testing/json-paths.ts';
import { deriveBoxScore } from './box-score.ts';
import { scoringDroughts } from './droughts.ts';
import { gameNotes } from './game-notes.ts';
import { emptyLine, numbersOf, sumLines } from './line.ts';
import { lineupTotals, onOff } from './lineup-totals.ts';
import { netPoints } from './net-points.ts';
import { fourFactors, numberOf } from './numbers.ts';
import { listPossessions } from './possessions.ts';
import { scoreByPeriod } from './score.ts';
import { scoreFlow, scoringRuns } from './score-flow.ts';
import { perMinutes, playerSeasons, teamSeason } from './season.ts';
import { shotsByZone } from './shot-zones.ts';
import { lineupStints } from './stints.ts';
import { countedPossessions } from './testing/counted-possessions.ts';
import type { LegalMatch } from './testing/match.ts';
import { legalMatch } from './testing/match.ts';
import { netParts } from './testing/net-parts.ts';
import { trustReport } from './trust.ts';

function boxOf({ events, matchSheet, rules }: LegalMatch, period?: number) {
  return deriveBoxScore({
    matchId: 'm',
    status: 'completed',
    rules,
    team: { name: 'Own' },
    opponent: { name: 'Other' },
    matchSheet,
    events,
    ...(period === undefined ? {} : { period }),
  });
}

function everything(match: LegalMatch) {
  const { events, matchSheet, rules, seconds } = match;
  const { boxScore } = boxOf(match);
  const input = { events, matchSheet, rules, finished: true };
  const own = boxScore.team.totals ?? emptyLine();
  const other = boxScore.opponent.totals ?? emptyLine();
  const stints = sides.map((side) => lineupStints(input, side) ?? []);
  const flow = scoreFlow(events, rules) ?? [];
  const season = [{ boxScore, seconds }];
  return {
    boxScore,
    stints,
    lineups: stints.map(lineupTotals),
    onOff: stints.map((list, index) =>
      onOff(
        list,
        matchSheet[sides[index] ?? 'team'].map((entry) => entry.playerId),
      ),
    ),
    flow,
    runs: scoringRuns(flow, 1),
    droughts: sides.map((side) => scoringDroughts(input, side, 0)),
    notes: gameNotes(events, matchSheet, rules),
    zones: sides.map((side) => shotsByZone(events, side)),
    factors: [
      fourFactors.map((key) => numberOf(key, own, other)),
      fourFactors.map((key) => numberOf(key, other, own)),
    ],
    net: netPoints(own, other),
    estimate: numberOf('possessions', own, other),
    season: [teamSeason(season), playerSeasons(season), perMinutes(own, 36)],
    trust: trustReport({ match: contractMatch(match), boxScore, playByPlay: match }),
  };
}

function contractMatch({ events, rules }: LegalMatch): Match {
  return {
    id: 'm',
    startsAt: null,
    status: 'completed',
    homeAway: 'home',
    opponent: { id: undefined, name: 'Other' },
    ...scoreByPeriod(events),
    ...rules,
  };
}

function mirrored(match: LegalMatch): LegalMatch {
  const events = match.events.map((event): MatchEvent => {
    const score = { team: event.score.opponent, opponent: event.score.team };
    return { ...event, score, side: event.side && otherSide(event.side) };
  });
  const { team, opponent } = match.matchSheet;
  return { ...match, events, matchSheet: { team: opponent, opponent: team } };
}

const add = (values: readonly (number | null)[]) =>
  values.reduce<number>((sum, value) => sum + (value ?? Number.NaN), 0);

describe('any legal match', () => {
  test('has no number that is none', () => {
    fc.assert(
      fc.property(legalMatch, (match) => {
        expect(numbersIn(everything(match)).filter((value) => !Number.isFinite(value))).toEqual([]);
      }),
    );
  });

  test('has none either where parts of the record are missing', () => {
    const hole = fc.constantFrom('clockSeconds', 'score', 'playerId', 'side', 'subtype', 'points');
    fc.assert(
      fc.property(legalMatch, fc.array(hole, { minLength: 1 }), (match, holes) => {
        const events = match.events.map((event, index) => {
          const missing = holes[index % holes.length];
          if (missing === 'clockSeconds' || missing === 'side')
            return { ...event, [missing]: null };
          if (missing === 'score') return { ...event, score: { team: null, opponent: null } };
          return { ...event, [missing ?? 'points']: undefined };
        });
        const result = everything({ ...match, events });
        expect(numbersIn(result).filter((value) => !Number.isFinite(value))).toEqual([]);
      }),
    );
  });

  test('is the sum of its players, its periods, its stints and its runs', () => {
    fc.assert(
      fc.property(legalMatch, (match) => {
        const { boxScore, stints, runs, flow, onOff: court } = everything(match);
        const { score, periods } = scoreByPeriod(match.events);
        const parts = periods.map((_, index) => boxOf(match, index + 1).boxScore);
        sides.forEach((side, index) => {
          const { totals, players, bench } = boxScore[side];
          const points = score?.[side] ?? 0;
          const conceded = score?.[otherSide(side)] ?? 0;
          const own = stints[index] ?? [];
          expect(add(own.map((stint) => stint.seconds))).toBe(match.seconds);
          expect(add(own.map((stint) => stint.pointsFor))).toBe(points);
          expect(add(own.map((stint) => stint.pointsAgainst))).toBe(conceded);
          expect(add(runs.filter((run) => run.side === side).map((run) => run.points))).toBe(
            points,
          );
          expect(flow.at(-1)?.[side] ?? 0).toBe(points);
          if (!totals || !bench) return;
          expect(totals.points).toBe(points);
          expect(totals.seconds).toBe(5 * match.seconds);
          expect(add(players.map((player) => player.plusMinus))).toBe(5 * (points - conceded));
          for (const { playerId, on, off } of court[index] ?? []) {
            const player = players.find((line) => line.playerId === playerId);
            expect([on.seconds, on.margin]).toEqual([player?.seconds, player?.plusMinus]);
            expect(add([on.seconds, off.seconds])).toBe(match.seconds);
          }
          const whole = numbersOf(totals);
          const ofPeriods = numbersOf(
            sumLines(parts.map((part) => part[side].totals ?? emptyLine())),
          );
          expect(ofPeriods).toEqual(whole);
        });
      }),
    );
  });

  test('has as many possessions as were played, each one in one stint', () => {
    fc.assert(
      fc.property(legalMatch, (match) => {
        const counted = countedPossessions(match.events);
        match.possessions.forEach(({ team, opponent }, index) => {
          const period = counted.find((entry) => entry.period === index + 1);
          expect([period?.team ?? 0, period?.opponent ?? 0]).toEqual([team, opponent]);
          expect(Math.abs(team - opponent)).toBeLessThanOrEqual(1);
        });
        const [stints = []] = everything(match).stints;
        const possessions = listPossessions(match.events);
        expect(add(stints.map((stint) => stint.possessions + stint.opponentPossessions))).toBe(
          possessions.length,
        );
      }),
    );
  });

  test('can be trusted', () => {
    fc.assert(
      fc.property(legalMatch, (match) => {
        const failed = everything(match).trust.filter((check) => check.ok === false);
        expect(failed.filter((check) => check.check !== 'clockJumps')).toEqual([]);
        for (const { where } of failed) {
          for (const { expected, found } of where)
            expect((expected ?? 0) - (found ?? 0)).toBeGreaterThan(120);
        }
      }),
    );
  });

  test('mirrored gives mirrored numbers', () => {
    fc.assert(
      fc.property(legalMatch, (match) => {
        const here = everything(match);
        const there = everything(mirrored(match));
        expect(there.boxScore.team.players).toEqual(here.boxScore.opponent.players);
        expect(there.boxScore.opponent.totals).toEqual(here.boxScore.team.totals);
        expect(there.stints).toEqual(here.stints.toReversed());
        expect(there.zones).toEqual(here.zones.toReversed());
        expect(there.factors).toEqual(here.factors.toReversed());
        expect(there.notes.leadChanges).toBe(here.notes.leadChanges);
        expect(there.notes.team).toEqual(here.notes.opponent);
        expect(there.net === null).toBe(here.net === null);
        if (!here.net || !there.net) return;
        for (const part of netParts) {
          expect(there.net[part]).toBeCloseTo(-here.net[part], 9);
        }
      }),
    );
  });
});
