import { courtMetres } from '../../basketball/court.ts';
import type { ChartZone } from '../../basketball/shot-zones.ts';

/** How a zone is drawn on the half court of `courtLines`, in metres. */
interface ZoneShape {
  /** Its area as SVG's `d`, to be filled by the even-odd rule. */
  d: string;
  /** The middle of its two lines of text; `upright` where they run along the sideline. */
  label: { x: number; y: number; upright?: true };
}

const { width, halfLength, basket, noChargeRadius, paintWidth, freeThrowLine } = courtMetres;
const { threePointRadius, cornerOffset, cornerDepth } = courtMetres;
const middle = width / 2;

const rim = `M${basket.x - noChargeRadius} ${basket.y}a${noChargeRadius} ${noChargeRadius} 0 1 0 ${2 * noChargeRadius} 0a${noChargeRadius} ${noChargeRadius} 0 1 0 ${-2 * noChargeRadius} 0Z`;
const paint = `M${middle - paintWidth / 2} 0V${freeThrowLine}h${paintWidth}V0Z`;
const arc = `A${threePointRadius} ${threePointRadius} 0 0 0 ${width - cornerOffset} ${cornerDepth}`;
const insideTheLine = `M${cornerOffset} 0V${cornerDepth}${arc}V0Z`;

/** The six zones of a shot chart: area, and where its figures stand. */
export const zoneShapes: Record<ChartZone, ZoneShape> = {
  rim: { d: rim, label: basket },
  paint: { d: `${paint}${rim}`, label: { x: middle, y: 4.3 } },
  midRange: { d: `${insideTheLine}${paint}`, label: { x: middle, y: 7.05 } },
  leftCornerThree: {
    d: `M0 0H${cornerOffset}V${cornerDepth}H0Z`,
    label: { x: cornerOffset / 2, y: cornerDepth / 2, upright: true },
  },
  rightCornerThree: {
    d: `M${width} 0H${width - cornerOffset}V${cornerDepth}H${width}Z`,
    label: { x: width - cornerOffset / 2, y: cornerDepth / 2, upright: true },
  },
  aboveBreakThree: {
    d: `M0 ${cornerDepth}H${cornerOffset}${arc}H${width}V${halfLength}H0Z`,
    label: { x: middle, y: 10.2 },
  },
};
