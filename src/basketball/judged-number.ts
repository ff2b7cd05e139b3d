/** Judges a number over a few meetings: whether it differs from the usual, and whether that may be called a habit. */
import {
  type Certainty,
  certaintyOf,
  type Interval,
  shareOnOneSide,
  widthOfEighty,
} from './certainty.ts';
import { shrunk, sumCovariance } from './shrinkage.ts';

/** One meeting's number against the usual. */
export type Standing = 'more' | 'usual' | 'less';

/** A number in the meetings, compared with all other matches of the season. */
export interface JudgedNumber {
  /** In the order of the meetings; `null` if not recorded. */
  seen: (number | null)[];
  /** The same number in each of the other matches. */
  others: number[];
  /** The other matches together; `null` if there are too few. */
  usual: number | null;
  standings: (Standing | null)[];
  /** The estimated true value in these meetings with its 80% interval; `null` if unknown. */
  truth: { estimate: number; interval: Interval } | null;
  /** As many matches again: the chance that they fall on the same side of the usual, and their 80% interval. */
  next: { chance: number; interval: Interval } | null;
  /**
   * The side of the usual that the true value lies on, and its distance in standard deviations of the other matches;
   * `null` if unknown.
   */
  lean: { way: 'more' | 'less'; size: number } | null;
  /** How sure that side is; `null` after one meeting, if meetings lie on both sides, or if it may be chance. */
  habit: Certainty | null;
}

/** Fewer other matches do not define a usual. */
export const leastOthers = 4;
/** Widens the interval: numbers chosen because they stood out stray farther (80 leagues of the demo). */
const strays = 1.2;
/** Within half a standard deviation a number counts as usual. */
const beside = 0.5;

/**
 * Judges the number of some meetings. The true value is the observed one, shrunk towards the usual by the repeating part of one
 * match's number (normal prior and error, `shrunk`): of the spread of the other matches, the part `oneMatch` is between
 * opponents, the rest is within. A habit needs two meetings, both on one side of the usual if there are only two,
 * and three quarters of the truth's probability on that side.
 * @param usual the number over the other matches together
 * @param oneMatch the part of one match's number that repeats, 0..1; `null` for a number that does not: it is luck
 */
export function judge(
  seen: readonly (number | null)[],
  others: readonly number[],
  usual: number | null,
  oneMatch: number | null,
): JudgedNumber {
  const known = seen.filter((value) => value !== null);
  const blank = {
    seen: [...seen],
    others: [...others],
    usual: null,
    truth: null,
    next: null,
    lean: null,
    habit: null,
  };
  if (usual === null || others.length < leastOthers) {
    return { ...blank, standings: seen.map(() => null) };
  }
  const spread = spreadOf(others);
  const standings = seen.map((value) => standingOf(value, usual, spread));
  const judged = { ...blank, usual, standings };
  if (oneMatch === null || known.length === 0 || spread === 0) return judged;
  const off = known.reduce((sum, value) => sum + value, 0) / known.length - usual;
  const prior = oneMatch * spread ** 2;
  const error = ((1 - oneMatch) * spread ** 2) / known.length;
  const { means, covariance } = shrunk([off], [[prior]], [[error]]);
  const estimate = means[0] ?? 0;
  // The usual and the spread have sampling errors too; they count as far as the estimate rests on the usual.
  const gain = prior / (prior + error);
  const ofUsual = ((1 - gain) ** 2 * spread ** 2) / others.length;
  const deviation = Math.sqrt((covariance[0]?.[0] ?? 0) + ofUsual);
  const freedom = others.length - 1;
  const reach = widthOfEighty(deviation, freedom) / 2;
  // Matches to come have the same true value, each with its own chance.
  const nextWidth = widthOfEighty(Math.sqrt(deviation ** 2 + error), freedom);
  const interval = { low: estimate - reach, high: estimate + reach };
  const truth = {
    estimate: usual + estimate,
    interval: { low: usual + interval.low, high: usual + interval.high },
  };
  const next = {
    chance: shareOnOneSide(estimate, nextWidth),
    interval: {
      low: truth.estimate - (strays * nextWidth) / 2,
      high: truth.estimate + (strays * nextWidth) / 2,
    },
  };
  const certainty = certaintyOf(estimate, interval);
  const way = estimate > 0 ? 'more' : 'less';
  const twice = standings.every((standing) => standing === null || standing === way);
  const hasFinding = known.length > 2 || (known.length === 2 && twice);
  const lean = { way, size: Math.abs(estimate) / spread } as const;
  return { ...judged, truth, next, lean, habit: hasFinding ? certainty : null };
}

/** Rounding error of equal shares from different counts. */
const hair = 1e-9;

/** The rank of a value among itself and the others; 1 is the highest. */
export function rankOf(value: number, others: readonly number[]): number {
  return 1 + others.filter((other) => other - value > hair).length;
}

function standingOf(value: number | null, usual: number, spread: number): Standing | null {
  if (value === null) return null;
  if (Math.abs(value - usual) <= beside * spread) return 'usual';
  return value > usual ? 'more' : 'less';
}

/** The standard deviation of a sample. */
function spreadOf(values: readonly number[]): number {
  const rows = values.map((value) => [value]);
  const sum = sumCovariance(rows, 1)[0]?.[0] ?? 0;
  return Math.sqrt(sum / (values.length - 1));
}
