import type { ShotZone } from '../basketball/court.ts';

/** Typical rates at an age, as shares from 0 to 1 before styles and players shift them. */
export interface AgeGroup {
  /** Weights of the zones that shots come from; their sum need not be 1. */
  shotMix: Record<ShotZone, number>;
  /** Shots made, of those without a foul. */
  made: Record<ShotZone, number>;
  freeThrow: number;
  /** Possessions that end in a turnover. */
  turnover: number;
  offensiveRebound: number;
  /** Made field goals with an assist. */
  assisted: number;
  /** Non-shooting fouls a possession. */
  floorFoul: number;
  /** Mean seconds of a possession that does not begin on the run. */
  attackSeconds: number;
}

const senior: AgeGroup = {
  shotMix: { rim: 0.34, paint: 0.17, midRange: 0.16, cornerThree: 0.08, aboveBreakThree: 0.25 },
  made: { rim: 0.53, paint: 0.37, midRange: 0.33, cornerThree: 0.33, aboveBreakThree: 0.3 },
  freeThrow: 0.73,
  turnover: 0.18,
  offensiveRebound: 0.28,
  assisted: 0.53,
  floorFoul: 0.09,
  attackSeconds: 16.6,
};

const under18: AgeGroup = {
  shotMix: { rim: 0.37, paint: 0.17, midRange: 0.15, cornerThree: 0.07, aboveBreakThree: 0.24 },
  made: { rim: 0.52, paint: 0.375, midRange: 0.32, cornerThree: 0.315, aboveBreakThree: 0.285 },
  freeThrow: 0.68,
  turnover: 0.19,
  offensiveRebound: 0.285,
  assisted: 0.51,
  floorFoul: 0.1,
  attackSeconds: 15.5,
};

const under16: AgeGroup = {
  shotMix: { rim: 0.41, paint: 0.18, midRange: 0.16, cornerThree: 0.05, aboveBreakThree: 0.2 },
  made: { rim: 0.46, paint: 0.32, midRange: 0.27, cornerThree: 0.25, aboveBreakThree: 0.23 },
  freeThrow: 0.58,
  turnover: 0.25,
  offensiveRebound: 0.315,
  assisted: 0.44,
  floorFoul: 0.1,
  attackSeconds: 14.5,
};

/** The rates aim at the middle of the ranges that insights call typical for the age. */
export const ageGroups = { seniorWomen: senior, under18, under16 } as const;

export type AgeGroupName = keyof typeof ageGroups;
