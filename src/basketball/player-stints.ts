import { addCounts, subtractCounts } from './line.ts';
import { matchSeconds, type PeriodRules } from './score.ts';
import type { Stint } from './stints.ts';

/** A player's time on court without a break, within one period. */
export interface PlayerStint {
  period: number;
  /** Seconds of play since the start of the match. */
  fromSeconds: number;
  toSeconds: number;
  /** Seconds left in the period when it began and ended. */
  startClock: number;
  endClock: number;
  /** Points scored in it; `null` if the events have no score. */
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
  let onCourt = false;
  for (const { period, startClock, endClock, playerIds, pointsFor, pointsAgainst } of stints) {
    const before = own.at(-1);
    const stayed = onCourt && before?.period === period;
    onCourt = playerIds.includes(playerId);
    if (!onCourt || startClock === null || endClock === null) continue;
    const periodEnd = matchSeconds(period, rules);
    const joined =
      stayed && before
        ? { ...before, endClock, toSeconds: periodEnd - endClock }
        : {
            period,
            fromSeconds: periodEnd - startClock,
            toSeconds: periodEnd - endClock,
            startClock,
            endClock,
            pointsFor: 0,
            pointsAgainst: 0,
            margin: 0,
          };
    if (stayed) own.pop();
    own.push(withPoints(joined, pointsFor, pointsAgainst));
  }
  return own;
}

function withPoints(
  stint: PlayerStint,
  gained: number | null,
  conceded: number | null,
): PlayerStint {
  const pointsFor = addCounts(stint.pointsFor, gained);
  const pointsAgainst = addCounts(stint.pointsAgainst, conceded);
  return {
    ...stint,
    pointsFor,
    pointsAgainst,
    margin: subtractCounts(pointsFor, pointsAgainst),
  };
}
