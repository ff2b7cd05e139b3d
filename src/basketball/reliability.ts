/** A number's values of one unit (a team, an opponent, a player), a match each in order; `null` = not recorded. */
export type Series = readonly (number | null)[];

/** How far two halves of the units' seasons agree. */
export interface SplitHalf {
  /** Correlation of the halves' means over the units, −1..1. */
  correlation: number;
  /** Units that were compared, and the matches of a half (their mean). */
  units: number;
  matches: number;
}

/** Spearman–Brown: the reliability of `times` as much of something whose reliability is known; 0..1. */
export function spearmanBrown(reliability: number, times: number): number {
  const kept = Math.max(0, Math.min(1, reliability));
  return (times * kept) / (1 + (times - 1) * kept);
}

/** Ways to halve a season so that both halves hold early and late matches, and one after the middle. */
const halvings: readonly ((at: number, length: number) => boolean)[] = [
  (at) => at % 2 === 0,
  (at) => at % 4 < 2,
  (at) => at % 3 === 0 || at % 6 === 1,
  (at, length) => at < length / 2,
];

/**
 * Split-half correlation over half-seasons: how far the units' means in one half agree with those in the other, over four
 * ways to halve (odd and even matches, pairs, a mixed way, first and second half), averaged. `null` with under four units
 * of four matches, or where a number never varies.
 */
export function splitHalf(series: readonly Series[]): SplitHalf | null {
  const recorded = series
    .map((values) => values.filter((value) => value !== null))
    .filter((values) => values.length >= 4);
  if (recorded.length < 4) return null;
  const correlations = halvings.flatMap((isFirst) => {
    const half = (first: boolean) =>
      recorded.map((values) =>
        meanOf(values.filter((_, at) => isFirst(at, values.length) === first)),
      );
    const correlation = correlationOf(half(true), half(false));
    return correlation === null ? [] : [correlation];
  });
  if (correlations.length === 0) return null;
  const matches = meanOf(recorded.map((values) => values.length)) / 2;
  return { correlation: meanOf(correlations), units: recorded.length, matches };
}

/** Matches a unit needs before its seasons say anything, and the units that the prior counts for (in Fisher's z). */
const leastMatches = 10;
const priorUnits = 4;

/**
 * How much of one match's number repeats, 0..1: the reliability of a single match, from `splitHalf` by Spearman–Brown, shrunk
 * to `prior` (also of a single match). Averaged in Fisher's z, in which a correlation over n units weighs n − 3 and the
 * prior 10. The prior alone until the units have ten matches each.
 */
export function repeatShare(series: readonly Series[], prior: number): number {
  const halves = longHalves(series);
  if (halves === null) return prior;
  const { correlation, units, matches } = halves;
  const expected = spearmanBrown(prior, matches);
  const weight = Math.max(0, units - 3);
  const z =
    (priorUnits * Math.atanh(capped(expected)) + weight * Math.atanh(capped(correlation))) /
    (priorUnits + weight);
  return spearmanBrown(Math.max(0, Math.tanh(z)), 1 / matches);
}

/** The agreement of half-seasons where the units have enough matches for it; else `null`. */
export function longHalves(series: readonly Series[]): SplitHalf | null {
  const halves = splitHalf(series);
  return halves !== null && halves.matches * 2 >= leastMatches ? halves : null;
}

const capped = (correlation: number) => Math.max(-0.99, Math.min(0.99, correlation));

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Pearson's correlation; `null` where one of them does not vary. */
export function correlationOf(a: readonly number[], b: readonly number[]): number | null {
  const [meanA, meanB] = [meanOf(a), meanOf(b)];
  let [both, ofA, ofB] = [0, 0, 0];
  a.forEach((value, at) => {
    const [x, y] = [value - meanA, (b[at] ?? 0) - meanB];
    both += x * y;
    ofA += x * x;
    ofB += y * y;
  });
  return ofA > 0 && ofB > 0 ? both / Math.sqrt(ofA * ofB) : null;
}
