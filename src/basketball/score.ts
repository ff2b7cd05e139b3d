import type { Score } from '../contract/match.ts';
import type { MatchEvent } from '../contract/play-by-play.ts';
import { subtractCounts } from './line.ts';

/** How long a match is: periods of regulation, and the minutes of a period and of an overtime. */
export interface PeriodRules {
  regulationPeriods: number;
  periodMinutes: number;
  overtimeMinutes: number;
}

/** FIBA Official Basketball Rules, article 8. */
export const fibaRules: PeriodRules = {
  regulationPeriods: 4,
  periodMinutes: 10,
  overtimeMinutes: 5,
};

/** The number of fouls that puts a player out (FIBA, article 40). */
export const foulsOut = 5;

/** The length in seconds of a period; `period` is 1-based, those after regulation are overtimes. */
export function periodSeconds(period: number, rules: PeriodRules): number {
  return 60 * (period <= rules.regulationPeriods ? rules.periodMinutes : rules.overtimeMinutes);
}

/** The length in seconds of a match that ended in `lastPeriod`. */
export function matchSeconds(
  lastPeriod: number,
  { regulationPeriods, periodMinutes, overtimeMinutes }: PeriodRules,
): number {
  const regular = Math.min(lastPeriod, regulationPeriods);
  return 60 * (regular * periodMinutes + (lastPeriod - regular) * overtimeMinutes);
}

/** Seconds of play before `event`, all periods together; `null` without a clock. */
export function secondsPlayed(
  event: Pick<MatchEvent, 'period' | 'clockSeconds'>,
  rules: PeriodRules,
): number | null {
  if (event.clockSeconds === null) return null;
  return matchSeconds(event.period, rules) - event.clockSeconds;
}

/**
 * The score after the last event, and the points of each period that has begun, in order (those
 * after regulation are overtimes). `score` is `null` and `periods` empty while nothing was recorded;
 * a side whose score was not recorded reads `null`.
 */
export function scoreByPeriod(events: readonly MatchEvent[]): {
  score: Score | null;
  periods: Score[];
} {
  const ends: Score[] = [];
  let score: Score | null = null;
  for (const event of events) {
    const before: Score = score ?? { team: null, opponent: null };
    score = {
      team: event.score.team ?? before.team,
      opponent: event.score.opponent ?? before.opponent,
    };
    while (ends.length < event.period - 1) ends.push(before);
    ends[event.period - 1] = score;
  }
  const periods = ends.map((end, index) => {
    const start = index === 0 ? { team: 0, opponent: 0 } : ends[index - 1];
    return {
      team: subtractCounts(end.team, start?.team ?? null),
      opponent: subtractCounts(end.opponent, start?.opponent ?? null),
    };
  });
  return { score, periods };
}

/** Seconds, rounded, as a clock shows them: "4:31", "0:07", "200:00". */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
