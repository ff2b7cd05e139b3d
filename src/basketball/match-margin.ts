import type { MatchEvent } from '../contract/play-by-play.ts';
import { fitFreeThrows, freeThrowsOf } from './free-throw-value.ts';
import { netPointsByPossession, type PossessionNetPoints } from './net-possessions.ts';
import { hashOf, seededRandom } from './random.ts';
import { type RepeatableMargin, repeatableMargin } from './repeatable.ts';

/** What one match's events say of its margin by themselves. */
export interface MatchMargin {
  net: PossessionNetPoints;
  /** What shots and free throws falling brought, in points: the margin less what shots taken, balls and the line made. */
  luck: number;
  /** What can be expected against the same opponent. */
  again: RepeatableMargin;
}

/**
 * The margin of a match taken apart: what made it, what of it was luck, and what of it can be done again. By the published values
 * and shares alone, so that whoever has the match, the page or the service that writes sentences, has the same numbers;
 * draws follow from `matchId`. `null` where the events hold no possessions.
 */
export function matchMargin(matchId: string, events: readonly MatchEvent[]): MatchMargin | null {
  const net = netPointsByPossession(events, fitFreeThrows(freeThrowsOf(events)));
  if (net === null) return null;
  const { shotValue, turnovers, rebounds, lineTrips } = net.parts;
  return {
    net,
    luck: net.margin - shotValue - turnovers - rebounds - lineTrips,
    again: repeatableMargin(net, seededRandom(hashOf(matchId))),
  };
}
