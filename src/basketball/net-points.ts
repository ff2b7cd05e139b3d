import type { Line } from '../contract/box-score.ts';
import { fieldGoals } from './line.ts';
import { numberOf } from './numbers.ts';
import { allRecorded } from './ratio.ts';

/** What each of the four factors contributed to the margin, in points; the five parts sum to `margin`. */
export interface NetPoints {
  shooting: number;
  turnovers: number;
  rebounds: number;
  freeThrows: number;
  /** What the four factors do not explain. */
  rest: number;
  /** Own minus opponent's points. */
  margin: number;
}

/**
 * The margin of a match taken apart by Oliver's four factors (derivation: with ē the mean of both eFG%,
 * v = 2ē what a possession's shot is worth, M̄ the mean over both sides of ORB + opponent's DRB:
 * shooting = 2·ΔeFG%·mean FGA; turnovers = −v·ΔTOV; rebounds = v·ΔORB%·M̄;
 * free throws = ΔFTM − 0.44·v·ΔFTA; rest = margin − the four). Takes totals with the bench row. A mirrored
 * match gives mirrored numbers. `null` where an input was not recorded.
 */
export function netPoints(own: Line, other: Line): NetPoints | null {
  const shares = [
    numberOf('effectiveFieldGoals', own),
    numberOf('effectiveFieldGoals', other),
    numberOf('offensiveReboundShare', own, other),
    numberOf('offensiveReboundShare', other, own),
  ] as const;
  const counts = [
    fieldGoals(own).attempted,
    fieldGoals(other).attempted,
    own.turnovers,
    other.turnovers,
    own.freeThrows.made,
    other.freeThrows.made,
    own.freeThrows.attempted,
    other.freeThrows.attempted,
  ] as const;
  const missed = [
    own.offensiveRebounds,
    other.defensiveRebounds,
    other.offensiveRebounds,
    own.defensiveRebounds,
    own.points,
    other.points,
  ] as const;
  if (!allRecorded(shares) || !allRecorded(counts) || !allRecorded(missed)) return null;
  const [effective, effectiveAgainst, offensive, offensiveAgainst] = shares;
  const [shots, shotsAgainst, lost, won, made, madeAgainst, thrown, thrownAgainst] = counts;
  const [orb, otherDrb, otherOrb, drb, points, pointsAgainst] = missed;
  const value = effective + effectiveAgainst;
  const chances = (orb + otherDrb + otherOrb + drb) / 2;
  const margin = points - pointsAgainst;
  const shooting = (effective - effectiveAgainst) * (shots + shotsAgainst);
  const turnovers = -value * (lost - won);
  const reboundPoints = value * (offensive - offensiveAgainst) * chances;
  const freeThrows = made - madeAgainst - 0.44 * value * (thrown - thrownAgainst);
  return {
    shooting,
    turnovers,
    rebounds: reboundPoints,
    freeThrows,
    rest: margin - shooting - turnovers - reboundPoints - freeThrows,
    margin,
  };
}
