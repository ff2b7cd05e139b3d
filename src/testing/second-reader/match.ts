import type { BoxScore, Line } from '../../contract/box-score.ts';
import type { MatchEvent, MatchSheet, Side } from '../../contract/play-by-play.ts';

/** A completed match from the club's side: the raw record that sentences are checked against. */
export interface PlayedMatch {
  id: string;
  startsAt: Date;
  rules: { regulationPeriods: number; periodMinutes: number; overtimeMinutes: number };
  boxScore: BoxScore;
  matchSheet: MatchSheet;
  events: readonly MatchEvent[];
  opponentName: string;
  teamName: string;
}

/** The opposing side. */
export function against(side: Side): Side {
  return side === 'team' ? 'opponent' : 'team';
}

/** A side's line in the box score; `null` if only the other side was recorded. */
export function lineOf(match: PlayedMatch, side: Side): Line | null {
  return match.boxScore[side].totals;
}

/** Seconds from the start of the match to the end of a period (from 1). */
export function endOf(period: number, { rules }: PlayedMatch): number {
  let seconds = 0;
  for (let each = 1; each <= period; each += 1) seconds += lengthOfPeriod(each, rules);
  return seconds;
}

/** The length of a period in seconds. */
export function lengthOfPeriod(period: number, rules: PlayedMatch['rules']): number {
  return 60 * (period > rules.regulationPeriods ? rules.overtimeMinutes : rules.periodMinutes);
}

/** The last period played: regulation's last, unless the events or, without events, the minutes show more. */
export function lastPeriodOf(match: PlayedMatch): number {
  const { events, rules } = match;
  let last = rules.regulationPeriods;
  for (const { period } of events) if (period > last) last = period;
  const played = lineOf(match, 'team')?.seconds ?? null;
  // An overtime is 25 player minutes a side, so rounding does not matter.
  if (events.length === 0 && played !== null)
    while (played - 5 * endOf(last, match) > 2.5 * lengthOfPeriod(last + 1, rules)) last += 1;
  return last;
}

/** Seconds of play before an event; `null` without a clock. */
export function timeOf(event: MatchEvent, match: PlayedMatch): number | null {
  return event.clockSeconds === null ? null : endOf(event.period, match) - event.clockSeconds;
}

/** `compute`, memoised by object, since seasons are read for each of their matches. */
export function memoised<Source extends object, Result>(
  compute: (source: Source) => Result,
): (source: Source) => Result {
  const results = new WeakMap<Source, { result: Result }>();
  return (source) => {
    let found = results.get(source);
    if (found === undefined) {
      found = { result: compute(source) };
      results.set(source, found);
    }
    return found.result;
  };
}
