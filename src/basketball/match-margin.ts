import type { MatchEvent } from '../contract/play-by-play.ts';
import { fitFreeThrows, freeThrowsOf } from './free-throw-value.ts';
import { memoized } from './memoized.ts';
import { netPointsByPossession, type PossessionNetPoints } from './net-possessions.ts';

/**
 * Beyond this, in points, luck alone does not explain how shots fell: two standard deviations of what chance makes of two sides'
 * 64 shots and 18 free throws each (13.4 points).
 */
const mostLuck = 27;

/** Whether the luck of shots, in points, is too large to be called luck. */
export function isMoreThanLuck(points: number): boolean {
  return Math.round(Math.abs(points)) > mostLuck;
}

/** A match's margin, explained by its own events. */
export interface MatchMargin {
  net: PossessionNetPoints;
  /** Points from shots and free throws that went in more or less often than usual. */
  luck: number;
}

/** Splits a match's margin into causes and luck by published values. `null` without possessions. */
export const matchMargin = memoized((events: readonly MatchEvent[]): MatchMargin | null => {
  const net = netPointsByPossession(events, fitFreeThrows(freeThrowsOf(events)));
  if (net === null) return null;
  const { shotValue, turnovers, rebounds, lineTrips } = net.parts;
  return { net, luck: net.margin - shotValue - turnovers - rebounds - lineTrips };
});
