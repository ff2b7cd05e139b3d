import type { MatchEvent } from '../../contract/play-by-play.ts';

/** The zones of shots, in a coach's words. */
export const shotZones = ['rim', 'paint', 'midRange', 'cornerThree', 'aboveBreakThree'] as const;
export type Zone = (typeof shotZones)[number];

export function isShot({ type }: MatchEvent): boolean {
  return type === 'twoPointer' || type === 'threePointer';
}

/** Kinds of shots that are at the rim at any recorded position. */
const atTheBasket = /lay.?up|dunk|tip|alley|put.?back|finger.?roll|euro.?step/i;

/**
 * The zone of a shot. Layups, dunks and tips are at the rim; otherwise the recorded position decides, within two or three
 * points. FIBA Art. 2: basket 1.575 m from the baseline, no-charge arc 1.25 m, restricted area 4.9 m by 5.8 m, corners up to
 * 2.99 m. `null` if neither kind nor position was recorded.
 */
export function zoneOf({ type, subtype, courtPosition }: MatchEvent): Zone | null {
  const isTwo = type === 'twoPointer';
  if (isTwo && atTheBasket.test(subtype ?? '')) return 'rim';
  if (courtPosition === undefined) return null;
  const { x, y } = courtPosition;
  if (!isTwo) return y > 2.99 ? 'aboveBreakThree' : 'cornerThree';
  const across = Math.abs(x - 7.5);
  if (across ** 2 + (y - 1.575) ** 2 <= 1.25 ** 2) return 'rim';
  return across <= 2.45 && y <= 5.8 ? 'paint' : 'midRange';
}
