/* What a few meetings say of a number: whether it lies beside the usual, and whether that may be called a habit. */
import { type Certainty, certaintyOf, shareOnOneSide, widthOfEighty } from './certainty.ts';
import type { Interval } from './resample.ts';
import { shrunk, sumCovariance } from './shrinkage.ts';

/** One meeting's number against the usual. */
export type Standing = 'more' | 'usual' | 'less';

/** A number in the meetings beside all other matches of the season. */
export interface JudgedNumber {
  /** In the order of the meetings; `null` if not recorded. */
  seen: (number | null)[];
  /** The same number in each of the other matches that were read. */
  others: number[];
  /** Of the other matches together; `null` with too few of them. */
  usual: number | null;
  standings: (Standing | null)[];
  /** The true value behind the meetings with its 80% interval; `null` if unknown. */
  truth: { estimate: number; interval: Interval } | null;
  /** As many matches more, together: the chance that they fall on the same side of the usual as the truth, and their 80% interval. */
  next: { chance: number; interval: Interval } | null;
  /** The truth's side of the usual and its distance, in standard deviations of the other matches; `null` if unknown. */
  lean: { way: 'more' | 'less'; size: number } | null;
  /** How sure its side is; `null` without a finding: luck, a single meeting, both sides of the usual, or too small. */
  habit: Certainty | null;
}

/** With fewer other matches nothing is usual. */
export const leastOthers = 4;
/** Numbers that are shown because they stood out stray farther than a range says: so many times (80 leagues of the demo). */
const strays = 1.2;
/** A number within half a standard deviation of the usual is as usual. */
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
  // The usual has a sampling error of its matches, which counts as far as the estimate rests on it. So does the spread.
  const gain = prior / (prior + error);
  const ofUsual = ((1 - gain) ** 2 * spread ** 2) / others.length;
  const deviation = Math.sqrt((covariance[0]?.[0] ?? 0) + ofUsual);
  const freedom = others.length - 1;
  const reach = widthOfEighty(deviation, freedom) / 2;
  // The truth of as many matches more is the same, and each has its own chance again.
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

/** Shares of different counts that come to the same differ by as much, as a computer adds. */
const hair = 1e-9;

/** Where a value stands from the top among it and the others, 1 being the highest. */
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
