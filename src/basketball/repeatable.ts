import { widthOfEighty } from './certainty.ts';
import {
  type NetKind,
  type NetPossession,
  netKinds,
  type PossessionNetPoints,
} from './net-possessions.ts';
import { type ClubSpread, clubSpread } from './repeat-shares.ts';
import {
  type Interval,
  intervalOf,
  type RandomSource,
  resampledSums,
  usualDraws,
} from './resample.ts';
import { type Matrix, shrunk, sumCovariance } from './shrinkage.ts';

/** An estimate with the 80% interval of its true value, in points. */
interface Repeatable {
  estimate: number;
  interval: Interval;
}

/** The share of a match's margin that can be expected again against the same opponent. */
export interface RepeatableMargin extends Repeatable {
  margin: number;
  /** The margin of one more match: four of five rematches fall inside. */
  rematch: Interval;
  /** Part by part, adding up to `estimate`. */
  parts: Record<NetKind, Repeatable>;
  /** Luck: what shots and free throws brought beyond the part of them that repeats. */
  luck: number;
}

const size = netKinds.length;

/**
 * The repeatable part of a margin, with its 80% interval, in points. The parts of the margin are shrunk towards the
 * usual ones (0: both sides alike) by their repeat shares and the correlation of a club's strengths (`shrunk`, with
 * the clubs' spread as prior and the possessions' as error). The interval: possessions are bootstrapped on both sides, and each
 * draw's distance from the observed margin is scaled to the posterior spread, so that the interval is that of the
 * truth, not of the match. `rematch` adds one match's own swing to it: normal around `estimate`, with the posterior
 * spread and that of the possessions (both checked on leagues of known strength by repeatable.test.ts). `random` is passed in:
 * seed it by the match. All 0 without possessions.
 */
export function repeatableMargin(
  net: PossessionNetPoints,
  random: RandomSource,
  draws = usualDraws,
): RepeatableMargin {
  const rows = { team: rowsOf(net, 'team'), opponent: rowsOf(net, 'opponent') };
  const error = add(sumCovariance(rows.team, size), sumCovariance(rows.opponent, size));
  const seen = netKinds.map((kind) => net.parts[kind]);
  const prior = pairSpread(clubSpread(netKinds.map((_, at) => (error[at]?.[at] ?? 0) / 2)));
  const posterior = shrunk(seen, prior, error);
  const again = differences(rows, random, draws);
  const part = (at: number): Repeatable => {
    const factor = scale(posterior.covariance[at]?.[at], error[at]?.[at]);
    const estimate = posterior.means[at] ?? 0;
    const drawn = again.map((sums) => estimate + factor * ((sums[at] ?? 0) - (seen[at] ?? 0)));
    return { estimate, interval: intervalOf(drawn) ?? nothing };
  };
  const estimate = total(posterior.means);
  const [believed, swing] = [total(posterior.covariance.map(total)), total(error.map(total))];
  const factor = scale(believed, swing);
  const reach = widthOfEighty(Math.sqrt(Math.max(0, believed) + swing)) / 2;
  const happened = total(seen);
  const drawn = again.map((sums) => estimate + factor * (total(sums) - happened));
  const [shotValue, making, turnovers, rebounds, lineTrips, freeThrows] = [
    part(0),
    part(1),
    part(2),
    part(3),
    part(4),
    part(5),
  ];
  return {
    margin: net.margin,
    estimate,
    interval: intervalOf(drawn) ?? nothing,
    rematch: { low: estimate - reach, high: estimate + reach },
    parts: { shotValue, making, turnovers, rebounds, lineTrips, freeThrows },
    luck: net.parts.making - making.estimate + net.parts.freeThrows - freeThrows.estimate,
  };
}

const nothing: Interval = { low: 0, high: 0 };

/** Covariance of one club's strengths: its six parts with the ball, then its six against it (above 0: good for it). */
function oneClubSpread({ attack, defence, correlation }: ClubSpread): number[][] {
  const all = [...attack, ...defence];
  return all.map((a, row) => all.map((b, column) => (row === column ? 1 : correlation) * a * b));
}

/** Covariance of the parts of a margin between two clubs: with the ball and against it together, for both of them. */
function pairSpread(spread: ClubSpread): number[][] {
  const club = oneClubSpread(spread);
  const at = (row: number, column: number) => club[row]?.[column] ?? 0;
  return netKinds.map((_, a) =>
    netKinds.map(
      (_, b) => 2 * (at(a, b) + at(a, b + size) + at(a + size, b) + at(a + size, b + size)),
    ),
  );
}

function rowsOf({ possessions }: { possessions: readonly NetPossession[] }, side: string) {
  return possessions
    .filter((possession) => possession.side === side)
    .map(({ parts }) => netKinds.map((kind) => parts[kind]));
}

/** The bootstrapped sums of one side less the other's, part by part. */
function differences(
  { team, opponent }: Record<'team' | 'opponent', number[][]>,
  random: RandomSource,
  draws: number,
): Float64Array[] {
  const against = resampledSums(opponent, random, draws);
  return resampledSums(team, random, draws).map((own, draw) =>
    own.map((value, at) => value - (against[draw]?.[at] ?? 0)),
  );
}

/** The factor from the possessions' deviation to the posterior's; 0 without any spread. */
function scale(believed: number | undefined, drawn: number | undefined): number {
  return drawn && drawn > 0 ? Math.sqrt(Math.max(0, believed ?? 0) / drawn) : 0;
}

function add(a: Matrix, b: Matrix): number[][] {
  return a.map((row, at) => row.map((value, column) => value + (b[at]?.[column] ?? 0)));
}

function total(values: readonly number[] | Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}
