import { unfit } from './convert.ts';

/** A place on one half court as the contract has it, in metres: across from the left line, and up from the baseline. */
export interface CourtPosition {
  x: number;
  y: number;
}

/** A shot that was recorded with a place, in the sender's unit. */
export interface PlacedShot {
  x: number;
  y: number;
  /** What it was worth: 2 or 3; `null` = another event. */
  worth: 2 | 3 | null;
}

const units = {
  metres: [1, 1],
  feet: [0.3048, 0.3048],
  centimetres: [0.01, 0.01],
  /** Of the half court's width and length. */
  percent: [0.15, 0.14],
  fraction: [15, 14],
} as const;
export type CourtUnit = keyof typeof units;

const courtUnits = Object.keys(units) as CourtUnit[];

/** As few as these of each worth prove nothing. */
const fewest = 4;
/** A scorer's finger is not exact, and lines differ by the rules: metres. */
const slack = 0.6;

/** Metres in the contract's axes. */
export function inMetres(unit: CourtUnit, x: number, y: number): CourtPosition {
  const [across, along] = units[unit];
  return { x: x * across, y: y * along };
}

/**
 * The unit of a match's places: the one in which all lie on the court, and shots worth two lie within the three-point
 * line and those worth three behind it. `unfit` where no unit does that, or more than one.
 */
export function unitOf(shots: readonly PlacedShot[]): CourtUnit | typeof unfit {
  const fitting = courtUnits.filter((unit) => fits(unit, shots));
  const [unit] = fitting;
  return unit !== undefined && fitting.length === 1 ? unit : unfit;
}

/** Whether places under the contract's own names can be what the contract says: on the court, in metres. */
export function areMetres(shots: readonly PlacedShot[]): boolean {
  const off = shots.filter(({ x, y }) => !isOnCourt({ x, y })).length;
  return off * 20 <= shots.length;
}

function fits(unit: CourtUnit, shots: readonly PlacedShot[]): boolean {
  const counts = { 2: 0, 3: 0, right: 0, off: 0 };
  for (const { x, y, worth } of shots) {
    const position = inMetres(unit, x, y);
    if (!isOnCourt(position)) counts.off += 1;
    if (worth === null) continue;
    counts[worth] += 1;
    if (isOfWorth(position, worth)) counts.right += 1;
  }
  const judged = counts[2] + counts[3];
  return (
    counts.off * 20 <= shots.length &&
    counts[2] >= fewest &&
    counts[3] >= fewest &&
    counts.right >= 0.95 * judged
  );
}

const isOnCourt = ({ x, y }: CourtPosition) => x >= -0.5 && x <= 15.5 && y >= -0.5 && y <= 28.5;

/** FIBA's line: 6.75 m from the basket's centre, in the corners 0.9 m from the side lines. */
function isOfWorth({ x, y }: CourtPosition, worth: 2 | 3): boolean {
  const beyondArc = Math.hypot(x - 7.5, y - 1.575) - 6.75;
  const beyondCorner = Math.abs(x - 7.5) - 6.6;
  const beyond = Math.max(beyondArc, beyondCorner);
  return worth === 3 ? beyond > -slack : beyond < slack;
}
