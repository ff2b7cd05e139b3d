import { i18n } from '@lingui/core';
import { matchSeconds, type PeriodRules } from '../../basketball/score.ts';
import { byShirtNumber } from '../../basketball/shirt-number.ts';
import type { MatchEvent, MatchSheet, Side } from '../../contract/play-by-play.ts';
import { surname } from '../figures/match-text.ts';
import { type PlaysOfMatch, playsOf } from '../figures/plays.ts';
import { notRecorded } from '../ui/format.ts';

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

interface MatchPlaysInput {
  matchSheet: MatchSheet;
  events: readonly MatchEvent[];
  rules: PeriodRules;
  names: Record<Side, string>;
  finished: boolean;
}

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

/** A line-up as its shirt numbers ("4 7 9 11 12") and its last names in the same order. */
export function lineupName(
  { people }: Pick<MatchPlays, 'people'>,
  side: Side,
  playerIds: readonly string[],
): { numbers: string; names: string } {
  const five = playerIds
    .map((id) => {
      const person = people.find((each) => each.side === side && each.playerId === id);
      return {
        number: person?.number,
        name: person ? surname(person.name) : i18n.t('Not on the sheet'),
      };
    })
    .sort(byShirtNumber);
  return {
    numbers: five.map(({ number }) => number ?? notRecorded).join(' · '),
    names: five.map(({ name }) => name).join(', '),
  };
}
