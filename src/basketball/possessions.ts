import type { MatchEvent } from '../contract/play-by-play.ts';
import type { Possession } from './ball-actions.ts';
import { ballActions, possessionsInTurn } from './ball-actions.ts';

/** Possessions per regulation match (FIBA: 40 minutes) of a match that lasted `seconds`. */
export function pace(
  possessions: number | null,
  seconds: number,
  regulationMinutes = 40,
): number | null {
  if (possessions === null || seconds <= 0) return null;
  return (possessions * regulationMinutes * 60) / seconds;
}

/**
 * Possessions counted from the events, one by one, in order. A possession ends at a made field goal with no and-one
 * awarded; a made last free throw, unless of a technical, unsportsmanlike or disqualifying foul; a defensive
 * rebound; a turnover; the period's end with the ball. The two counts of a period differ by at most 1. Over 22 real
 * matches a side's count is 1.3 above the estimate, standard deviation 1.2 (from −1.6 to +3.8), since the
 * estimate knows no possession that ran out with a period. Empty without events.
 */
export function listPossessions(events: readonly MatchEvent[]): Possession[] {
  return [...ballActions(events)]
    .sort(([a], [b]) => a - b)
    .flatMap(([period, actions]) => possessionsInTurn(period, actions));
}
