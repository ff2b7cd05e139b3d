import { courtMetres } from '../../basketball/court.ts';
import type { CourtPosition } from '../../contract/play-by-play.ts';

/** A line of the court: its name, and its path as SVG's `d`, in metres on the contract's axes. */
export interface CourtLine {
  name: string;
  d: string;
}

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
 * The lines of one FIBA half court, in metres, in a box `0 0 15 14`: the baseline is at the top, so that left is where
 * the shooter who faces the basket has it, and a shot's `courtPosition` can be drawn as it is.
 */
export const courtLines: readonly CourtLine[] = [
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

/** The half court's sides in metres: across, and from the baseline to the centre line. */
export const courtSize = { width, length: halfLength } as const;

/** How far from the baseline the court is usually shown, in metres: hardly a shot comes from further out. */
export const seenDepth = 12.2;

/** Metres from the edge at which a mark is still whole. */
const markRoom = 0.2;

/** The position of a shot's mark on a court shown as far as `depth`: one from beyond it is drawn at its edge. */
export function seenPlace({ x, y }: CourtPosition, depth = seenDepth): CourtPosition {
  return {
    x: Math.min(width, Math.max(0, x)),
    y: Math.min(depth - markRoom, Math.max(0, y)),
  };
}
