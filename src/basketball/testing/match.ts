import fc from 'fast-check';
import type { MatchEvent, MatchSheet, Side } from '../../contract/play-by-play.ts';
import { matchSeconds, type PeriodRules } from '../score.ts';
import { eventsOf } from './events.ts';
import { Game, idsOf, play } from './game.ts';

/** A made-up match that keeps to the rules of the game, and what its maker knows of it. */
export interface LegalMatch {
  events: MatchEvent[];
  matchSheet: MatchSheet;
  rules: PeriodRules;
  seconds: number;
  /** Possessions of each period, as played. */
  possessions: Record<Side, number>[];
}

/** Matches of one to four periods and up to two overtimes; eight players a side. */
export const legalMatch: fc.Arbitrary<LegalMatch> = fc
  .record({
    rules: fc.record({
      regulationPeriods: fc.integer({ min: 1, max: 4 }),
      periodMinutes: fc.constantFrom(2, 10),
      overtimeMinutes: fc.constant(1),
    }),
    overtimes: fc.nat({ max: 2 }),
    plays: fc.array(play, { maxLength: 220 }),
    starts: fc.constantFrom<Side>('team', 'opponent'),
  })
  .map(({ rules, overtimes, plays, starts }) => {
    const game = new Game(rules, starts);
    const periods = rules.regulationPeriods + overtimes;
    const each = Math.ceil(plays.length / periods);
    for (let period = 1; period <= periods; period += 1) {
      game.period(period, plays.slice((period - 1) * each, period * each));
    }
    return {
      events: eventsOf(game.rows),
      matchSheet: { team: sheet('team'), opponent: sheet('opponent') },
      rules,
      seconds: matchSeconds(periods, rules),
      possessions: game.possessions,
    };
  });

function sheet(side: Side) {
  return idsOf(side).map((playerId, index) => ({
    playerId,
    number: String(index + 4),
    name: playerId,
    starter: index < 5,
  }));
}
