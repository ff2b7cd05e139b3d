import type { CourtPosition } from '../contract/play-by-play.ts';

/** Where on court a shot was taken. */
export const shotZones = ['rim', 'paint', 'midRange', 'cornerThree', 'aboveBreakThree'] as const;
export type ShotZone = (typeof shotZones)[number];

/** FIBA Official Basketball Rules, Art. 2, in metres on the contract's half court. */
export const courtMetres = {
  width: 15,
  halfLength: 14,
  basket: { x: 7.5, y: 1.575 },
  noChargeRadius: 1.25,
  paintWidth: 4.9,
  freeThrowLine: 5.8,
  threePointRadius: 6.75,
  /** The straight part of the three-point line runs this far inside the sidelines … */
  cornerOffset: 0.9,
  /** … and meets the arc at this distance from the baseline. */
  cornerDepth: 2.99,
} as const;

/** Metres from the basket's centre. */
export function distanceToBasket(position: CourtPosition): number {
  return Math.hypot(position.x - courtMetres.basket.x, position.y - courtMetres.basket.y);
}

/**
 * The zone of a field goal. The recorded two or three decides between the twos' and the threes'
 * zones, since a tapped position is less exact than the referee's signal.
 */
export function zoneOf(position: CourtPosition, type: 'twoPointer' | 'threePointer'): ShotZone {
  if (type === 'threePointer') {
    return position.y <= courtMetres.cornerDepth ? 'cornerThree' : 'aboveBreakThree';
  }
  if (distanceToBasket(position) <= courtMetres.noChargeRadius) return 'rim';
  return isInPaint(position) ? 'paint' : 'midRange';
}

/** Whether a position is in the restricted area, the rim included. */
export function isInPaint({ x, y }: CourtPosition): boolean {
  const { basket, paintWidth, freeThrowLine } = courtMetres;
  return Math.abs(x - basket.x) <= paintWidth / 2 && y <= freeThrowLine;
}

/** Whether a shot from the zone counts three. */
export function isThreeZone(zone: ShotZone): boolean {
  return zone === 'cornerThree' || zone === 'aboveBreakThree';
}
