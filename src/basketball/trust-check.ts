import type { Side } from '../contract/play-by-play.ts';

/** The checks of a trust report. */
export const trustChecks = [
  /** The players' and the bench's counts add up to the side's totals. */
  'playersSumToTeam',
  /** The points of the box score equal the match's score. */
  'boxScoreToScore',
  /** The points of the events equal the match's score. */
  'eventsToScore',
  /** The players' minutes add up to five times the length of the match. */
  'minutes',
  /** The players' +/- add up to five times the margin. */
  'plusMinus',
  /** Actions of players who were not on court. */
  'offCourt',
  /** Substitutions in of a player on court, or out of a player off court. */
  'illegalSubstitutions',
  /** Actions of people who are not on the match sheet. */
  'notOnSheet',
  /** Events where the clock goes back by more than two seconds, or forward by more than two minutes. */
  'clockJumps',
] as const;
export type TrustCheckName = (typeof trustChecks)[number];

/** A position at which a check fails. */
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
  /** `null` for a check of the whole match. */
  side: Side | null;
  /** `null` if the data for the check was not recorded, which is no fault. */
  ok: boolean | null;
  /**
   * Expected and actual value: points; seconds for `minutes`; statistics that agree for `playersSumToTeam`; faulty rows
   * for the rest, of which 0 are expected.
   */
  expected: number | null;
  found: number | null;
  where: TrustPlace[];
}

/** Compares two numbers, either of which may be unrecorded. */
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
