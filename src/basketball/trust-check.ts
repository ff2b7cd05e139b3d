import type { Side } from '../contract/play-by-play.ts';

/** What a trust report asks of a match. */
export const trustChecks = [
  /** The players' and the bench's counts add up to the side's totals. */
  'playersSumToTeam',
  /** The points of the box score are the match's. */
  'boxScoreToScore',
  /** The points of the events are the match's. */
  'eventsToScore',
  /** The players' minutes add up to five times the length of the match. */
  'minutes',
  /** The players' +/- add up to five times the margin. */
  'plusMinus',
  /** Acts of players who were not on court. */
  'offCourt',
  /** Substitutions in of someone on court, or out of someone off it. */
  'illegalSubstitutions',
  /** Acts of people whom the match sheet does not name. */
  'notOnSheet',
  /** Rows where the clock goes back by more than two seconds, or leaps on by more than two minutes. */
  'clockJumps',
] as const;
export type TrustCheckName = (typeof trustChecks)[number];

/** One position at which a check fails. */
export interface TrustPlace {
  side?: Side;
  period?: number;
  eventId?: string;
  playerId?: string;
  /** A statistic of a line by the contract's name, for instance "twos.made". */
  statistic?: string;
  expected?: number;
  found?: number;
}

/** The outcome of one check. */
export interface TrustCheck {
  check: TrustCheckName;
  /** `null` for what concerns the match as a whole. */
  side: Side | null;
  /** `null` where the data does not hold what the check needs: "not recorded", which is no fault. */
  ok: boolean | null;
  /**
   * Expected and actual value: points; seconds for `minutes`; statistics that agree for `playersSumToTeam`; faulty rows
   * for the rest, of which 0 are expected.
   */
  expected: number | null;
  found: number | null;
  where: TrustPlace[];
}

/** The outcome of comparing two numbers, one of which may not be recorded. */
export function compare(
  check: TrustCheckName,
  side: Side | null,
  expected: number | null,
  found: number | null,
  tolerance = 0,
): TrustCheck {
  const ok = expected === null || found === null ? null : Math.abs(expected - found) <= tolerance;
  return { check, side, ok, expected, found, where: [] };
}
