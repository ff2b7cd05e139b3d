import { meanOf, type TrendSeries, window } from './trend-series.ts';

/** A number's value in the last five matches, and in those before them. */
export interface Move {
  series: TrendSeries;
  lately: number;
  before: number;
}

/**
 * Standard errors at which one of eight unchanged numbers is reported in one season of twenty (Šidák's correction of
 * 5% two-sided: 1 − 0.95^(1/8) = 0.64%).
 */
const apart = 2.73;

/** The least matches for a change: five, and five before them. */
export const leastMatches = 2 * window;

const valuesOf = ({ points }: TrendSeries) => points.flatMap(({ value }) => value ?? []);

/** Whether one of the numbers was recorded often enough to judge a change. */
export function canMove(list: readonly TrendSeries[]): boolean {
  return list.some((series) => valuesOf(series).length >= leastMatches);
}

/** Changes beyond chance: the last five matches compared with all before them. */
export function movesOf(list: readonly TrendSeries[]): Move[] {
  return list.flatMap((series) => {
    const values = valuesOf(series);
    if (values.length < leastMatches) return [];
    const [before, last] = [values.slice(0, -window), values.slice(-window)];
    const [one, two] = [meanOf(before) ?? 0, meanOf(last) ?? 0];
    const squares = [...before.map((value) => value - one), ...last.map((value) => value - two)]
      .map((rest) => rest ** 2)
      .reduce((sum, square) => sum + square, 0);
    const error = Math.sqrt(
      (squares / (values.length - 2)) * (1 / before.length + 1 / last.length),
    );
    const lately = series.points.findLast((point) => point.lately !== null)?.lately ?? two;
    return Math.abs(two - one) > apart * error ? [{ series, lately, before: one }] : [];
  });
}
