import { type LineupTotals, lineupTotals } from '../../basketball/lineup-totals.ts';
import { lineupStints, type Stint } from '../../basketball/stints.ts';
import type { FinishedMatch } from '../written-insight.ts';
import { remember } from './remember.ts';

/** The team's stints; empty where the starters are not known. */
export const teamStints = remember(({ events, matchSheet, rules }: FinishedMatch): Stint[] => {
  return lineupStints({ events, matchSheet, rules, finished: true }, 'team') ?? [];
});

/** A line-up with a time on court and a margin. */
export interface TimedLineup extends LineupTotals {
  seconds: number;
  margin: number;
}

/** Under this much together, in seconds, nothing is said of a line-up. */
const leastTogether = 4 * 60;

/** The fives that were on court together for four minutes at least. */
export const timedLineups = remember((match: FinishedMatch): TimedLineup[] =>
  lineupTotals(teamStints(match)).flatMap((lineup) => {
    const { seconds, margin } = lineup;
    if (seconds === null || margin === null || seconds < leastTogether) return [];
    return lineup.playerIds.length === 5 ? [{ ...lineup, seconds, margin }] : [];
  }),
);
