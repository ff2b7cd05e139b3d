import { courtMetres } from '../../basketball/court.ts';
import type { CourtPosition } from '../../contract/play-by-play.ts';

const { width, halfLength, basket, noChargeRadius, paintWidth, freeThrowLine } = courtMetres;
const { threePointRadius, cornerOffset, cornerDepth } = courtMetres;

/** FIBA Official Basketball Rules, Art. 2 and 3, in metres: what only a drawing needs. */
const circleRadius = 1.8;
const backboard = { y: 1.2, width: 1.8 };
const ringRadius = 0.225;

const middle = width / 2;
const paintLeft = middle - paintWidth / 2;
const paintRight = middle + paintWidth / 2;

/**
 * The lines of a FIBA half court, in metres, in a box `0 0 15 14` with the baseline at the top: left is the shooter's
 * left, and a shot's `courtPosition` needs no conversion.
 */
export const courtLines = [
  { name: 'boundary', d: `M0 0H${width}V${halfLength}H0Z` },
  { name: 'paint', d: `M${paintLeft} 0V${freeThrowLine}H${paintRight}V0` },
  {
    name: 'free-throw circle',
    d: `M${middle - circleRadius} ${freeThrowLine}a${circleRadius} ${circleRadius} 0 0 0 ${2 * circleRadius} 0`,
  },
  {
    name: 'three-point line',
    d: `M${cornerOffset} 0V${cornerDepth}A${threePointRadius} ${threePointRadius} 0 0 0 ${width - cornerOffset} ${cornerDepth}V0`,
  },
  {
    name: 'no-charge semi-circle',
    d: `M${basket.x - noChargeRadius} ${backboard.y}V${basket.y}a${noChargeRadius} ${noChargeRadius} 0 0 0 ${2 * noChargeRadius} 0V${backboard.y}`,
  },
  { name: 'backboard', d: `M${middle - backboard.width / 2} ${backboard.y}h${backboard.width}` },
  {
    name: 'ring',
    d: `M${basket.x - ringRadius} ${basket.y}a${ringRadius} ${ringRadius} 0 1 0 ${2 * ringRadius} 0a${ringRadius} ${ringRadius} 0 1 0 ${-2 * ringRadius} 0`,
  },
  {
    name: 'centre circle',
    d: `M${middle - circleRadius} ${halfLength}a${circleRadius} ${circleRadius} 0 0 1 ${2 * circleRadius} 0`,
  },
];

/** The half court's size in metres: width, and length from the baseline to the centre line. */
export const courtSize = { width, length: halfLength } as const;

/** The depth of a court on screen in metres: hardly any shot comes from further out. */
const seenDepth = 11.5;

/** Metres from the edge at which a mark is not cut. */
const markRoom = 0.2;

/** The position of a shot's mark on a court of this `depth`: shots from beyond it are drawn at the edge. */
export function seenPlace({ x, y }: CourtPosition, depth = seenDepth): CourtPosition {
  return {
    x: Math.min(width, Math.max(0, x)),
    y: Math.min(depth - markRoom, Math.max(0, y)),
  };
}
