import { type Interval, widthOfEighty } from './certainty.ts';
import {
  type NetKind,
  type NetPossession,
  netKinds,
  type PossessionNetPoints,
} from './net-possessions.ts';
import { type ClubSpread, clubSpread } from './repeat-shares.ts';
import { type Matrix, shrunk, sumCovariance } from './shrinkage.ts';

/** The share of a match's margin that can be expected again against the same opponent, in points. */
export interface RepeatableMargin {
  estimate: number;
  /** The margin of one more match: four of five rematches fall inside. */
  rematch: Interval;
  /** Part by part, adding up to `estimate`. */
  parts: Record<NetKind, number>;
}

const size = netKinds.length;

/**
 * The repeatable part of a margin, and the range of a rematch, in points. The parts of the margin are shrunk towards the
 * usual ones (0: both sides alike) by their repeat shares and the correlation of a club's strengths (`shrunk`, with
 * the clubs' spread as prior and the possessions' as error). `rematch` is normal around `estimate`, with the posterior
 * spread and that of the possessions (checked on leagues of known strength by repeatable.test.ts). All 0 without
 * possessions.
 */
export function repeatableMargin(net: PossessionNetPoints): RepeatableMargin {
  const error = add(
    sumCovariance(rowsOf(net, 'team'), size),
    sumCovariance(rowsOf(net, 'opponent'), size),
  );
  const seen = netKinds.map((kind) => net.parts[kind]);
  const prior = pairSpread(clubSpread(netKinds.map((_, at) => (error[at]?.[at] ?? 0) / 2)));
  const { means, covariance } = shrunk(seen, prior, error);
  const [shotValue = 0, making = 0, turnovers = 0, rebounds = 0, lineTrips = 0, freeThrows = 0] =
    means;
  const estimate = total(means);
  const [believed, swing] = [total(covariance.map(total)), total(error.map(total))];
  const reach = widthOfEighty(Math.sqrt(Math.max(0, believed) + swing)) / 2;
  return {
    estimate,
    rematch: { low: estimate - reach, high: estimate + reach },
    parts: { shotValue, making, turnovers, rebounds, lineTrips, freeThrows },
  };
}

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

function add(a: Matrix, b: Matrix): number[][] {
  return a.map((row, at) => row.map((value, column) => value + (b[at]?.[column] ?? 0)));
}

function total(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}
