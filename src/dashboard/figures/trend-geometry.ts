/* Where the points of a small trend chart stand, in percent of its width and height. */

export interface Axis {
  min: number;
  max: number;
}

/** A value's distance from the top; a turned axis has its least at the top. */
export function yOf(value: number, { min, max }: Axis, isTurned = false): number {
  const part = (value - min) / (max - min);
  return round(100 * (isTurned ? part : 1 - part));
}

/** A datum with its position and width. */
export type Placed<Datum> = Datum & { x: number; reach: number };

/** Spaces data evenly. */
export function placed<Datum>(data: readonly Datum[]): Placed<Datum>[] {
  const reach = 100 / Math.max(1, data.length);
  return data.map((datum, index) => ({ ...datum, x: round(reach * (index + 0.5)), reach }));
}

/** Neighbours that both have a value: a line breaks at every gap. */
export function neighbours<Point>(
  points: readonly Point[],
  numberOf: (point: Point) => number | null,
): { from: Point; to: Point }[] {
  return points.flatMap((to, index) => {
    const from = points[index - 1];
    return from === undefined || numberOf(from) === null || numberOf(to) === null
      ? []
      : [{ from, to }];
  });
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
