import type { PeriodRules } from './score.ts';
import { matchSeconds } from './score.ts';
import type { Stint } from './stints.ts';

/** A time on court of one player, within one period. */
export interface PlayerStint {
  period: number;
  /** Seconds of play since the start of the match. */
  fromSeconds: number;
  toSeconds: number;
  /** Seconds left in the period when it began and ended. */
  startClock: number;
  endClock: number;
  /** Points meanwhile; `null` where the events have no score. */
  pointsFor: number | null;
  pointsAgainst: number | null;
  /** Own minus opponent's points: the +/- of this stint. */
  margin: number | null;
}

/**
 * When a player was on court, in match order: the line-ups' stints (of `lineupStints`) that follow each other with the
 * player in them, joined within a period. Empty where the events have no clock.
 */
export function playerStints(
  stints: readonly Stint[],
  playerId: string,
  rules: PeriodRules,
): PlayerStint[] {
  const own: PlayerStint[] = [];
  let open: PlayerStint | null = null;
  for (const stint of stints) {
    const { period, startClock, endClock, pointsFor, pointsAgainst } = stint;
    if (startClock === null || endClock === null || !stint.playerIds.includes(playerId)) {
      open = null;
      continue;
    }
    const periodEnd = matchSeconds(period, rules);
    if (open?.period !== period) {
      open = {
        period,
        fromSeconds: periodEnd - startClock,
        toSeconds: periodEnd - endClock,
        startClock,
        endClock,
        pointsFor: 0,
        pointsAgainst: 0,
        margin: 0,
      };
      own.push(open);
    }
    open.endClock = endClock;
    open.toSeconds = periodEnd - endClock;
    open.pointsFor = sum(open.pointsFor, pointsFor);
    open.pointsAgainst = sum(open.pointsAgainst, pointsAgainst);
    open.margin =
      open.pointsFor === null || open.pointsAgainst === null
        ? null
        : open.pointsFor - open.pointsAgainst;
  }
  return own;
}

function sum(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : a + b;
}
