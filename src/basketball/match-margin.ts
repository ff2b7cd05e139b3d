import type { MatchEvent } from '../contract/play-by-play.ts';
import { fitFreeThrows, freeThrowsOf } from './free-throw-value.ts';
import { netPointsByPossession, type PossessionNetPoints } from './net-possessions.ts';
import { hashOf, seededRandom } from './random.ts';
import { type RepeatableMargin, repeatableMargin } from './repeatable.ts';

/**
 * Beyond this, in points, luck alone does not explain how shots fell: two standard deviations of what chance makes of two sides'
 * 64 shots and 18 free throws each (13.4 points).
 */
const mostLuck = 27;

/** Whether the luck of shots, in points, is too large to be called luck. */
export function isMoreThanLuck(points: number): boolean {
  return Math.round(Math.abs(points)) > mostLuck;
}

/** What one match's events say of its margin by themselves. */
export interface MatchMargin {
  net: PossessionNetPoints;
  /** What shots and free throws falling brought, in points: the margin less what shots taken, balls and the line made. */
  luck: number;
}

/** The margin of a match taken apart by published values: its causes and its luck. `null` without possessions. */
export function matchMargin(events: readonly MatchEvent[]): MatchMargin | null {
  const net = netPointsByPossession(events, fitFreeThrows(freeThrowsOf(events)));
  if (net === null) return null;
  const { shotValue, turnovers, rebounds, lineTrips } = net.parts;
  return { net, luck: net.margin - shotValue - turnovers - rebounds - lineTrips };
}

/**
 * What can be expected of a margin against the same opponent. Its draws are seeded by the possessions, so that page, device and
 * service get the same numbers from the same plays.
 */
export function marginAgain(net: PossessionNetPoints): RepeatableMargin {
  const played = net.possessions.map(({ side, period, points }) => `${side} ${period} ${points}`);
  return repeatableMargin(net, seededRandom(hashOf(played.join())));
}
