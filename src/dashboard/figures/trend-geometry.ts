/*
 * Where the points of a small trend chart stand.
 */

/** The drawing's size and its margins, in the drawing's own units. */
export interface TrendFrame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Axis {
  min: number;
  max: number;
}

/** How far down a value stands. */
export function yOf(value: number, { min, max }: Axis, frame: TrendFrame): number {
  const height = frame.height - frame.top - frame.bottom;
  return round(frame.top + height * (1 - (value - min) / (max - min)));
}

/** A datum with its place; `y` is `null` where it has no value, `reach` is the room between two. */
export type Placed<Datum> = Datum & { x: number; y: number | null; reach: number };

/** Places data evenly apart. */
export function pointsOf<Datum extends { value: number | null }>(
  data: readonly Datum[],
  axis: Axis,
  frame: TrendFrame,
): Placed<Datum>[] {
  const width = frame.width - frame.left - frame.right;
  const reach = width / Math.max(1, data.length);
  return data.map((datum, index) => ({
    ...datum,
    x: round(frame.left + reach * (index + 0.5)),
    y: datum.value === null ? null : yOf(datum.value, axis, frame),
    reach: round(reach),
  }));
}

/** The path through neighbouring points; it breaks at every gap. */
export function lineOf(points: readonly { x: number; y: number | null }[]): string {
  let pen: 'M' | 'L' = 'M';
  return points
    .map(({ x, y }) => {
      if (y === null) {
        pen = 'M';
        return '';
      }
      const step = `${pen}${x} ${y}`;
      pen = 'L';
      return step;
    })
    .join('');
}

/**
 * The axis around values: whole steps, at least two of them, so that a trend can be seen; 0 to ten steps without values.
 * @param step for instance 0.1 for shares
 */
export function axisAround(values: readonly (number | null)[], step: number): Axis {
  const known = values.filter((value) => value !== null).map((value) => value / step);
  if (known.length === 0) return { min: 0, max: 10 * step };
  // Where 0.6 / 0.1 is 5.999…, a value on a step would miss it.
  const min = Math.floor(round(Math.min(...known)));
  const max = Math.max(Math.ceil(round(Math.max(...known))), min + 2);
  return { min: round(min * step), max: round(max * step) };
}

const round = (value: number) => Math.round(value * 100) / 100;
