import { matchSeconds, type PeriodRules } from '../../basketball/score.ts';
import type { MatchEvent, MatchSheet, Side } from '../../contract/play-by-play.ts';
import { type PlaysOfMatch, playsOf } from '../figures/plays.ts';

/** The data that all parts of the page use. */
export interface MatchPlays extends PlaysOfMatch {
  events: readonly MatchEvent[];
  matchSheet: MatchSheet;
  rules: PeriodRules;
  names: Record<Side, string>;
  finished: boolean;
  /** Whether any event has a clock. */
  timed: boolean;
  /** Short names of the periods ("Q1", "OT") and their ends in seconds of play. */
  periodEnds: { label: string; endSeconds: number }[];
}

type MatchPlaysInput = Pick<MatchPlays, 'matchSheet' | 'events' | 'rules' | 'names' | 'finished'>;

/** Prepares a match's plays for the page. */
export function matchPlays({ rules, ...input }: MatchPlaysInput): MatchPlays {
  const plays = playsOf(input, rules.regulationPeriods);
  return {
    ...input,
    ...plays,
    rules,
    timed: input.events.some(({ clockSeconds }) => clockSeconds !== null),
    periodEnds: plays.periods.map(({ number, label }) => ({
      label,
      endSeconds: matchSeconds(number, rules),
    })),
  };
}
