import type { Line } from '../contract/box-score.ts';
import { offensiveReboundShare, turnoverShare } from './four-factors.ts';
import { fieldGoals } from './line.ts';
import { ratio } from './ratio.ts';
import { freeThrowRate, share } from './shooting.ts';

/** What a number is made of: the totals of the side with the ball, and of the other one. */
type Measure = (own: Line, other: Line) => number | null;

interface MeasuredNumber {
  of: Measure;
  /** Its repeat share in one match, 0..1: whose with the ball, and against it. */
  attack: number;
  defence: number;
}

/**
 * Numbers of a match with how much of them repeats, as published. Order of the half-seasons' agreement: Threes and Layups
 * (2018, ten NBA years): share of threes, rebounds, turnovers and trips first, opponents' threes and free throws last;
 * whose number it is: Pomeroy (2015). Sizes are ours: what has ½ or more over twelve matches repeats.
 */
const numbers = {
  /** Share of the shots that are threes: the shot mix as far as a box score has it. */
  shareOfThrees: {
    of: ({ twos, threes }) => ratio(threes.attempted, fieldGoals({ twos, threes }).attempted),
    attack: 0.25,
    defence: 0.1,
  },
  turnovers: { of: (own) => turnoverShare(own), attack: 0.1, defence: 0.1 },
  offensiveRebounds: { of: offensiveReboundShare, attack: 0.12, defence: 0.08 },
  /** FTM / FGA */
  lineTrips: { of: (own) => freeThrowRate(own), attack: 0.09, defence: 0.11 },
  twosMade: { of: ({ twos }) => share(twos), attack: 0.09, defence: 0.09 },
  threesMade: { of: ({ threes }) => share(threes), attack: 0.03, defence: 0.01 },
  freeThrowsMade: { of: ({ freeThrows }) => share(freeThrows), attack: 0.04, defence: 0.002 },
  /** A side's or a player's +/-: one match's says next to nothing. */
  plusMinus: { of: ({ plusMinus }) => plusMinus, attack: 0.05, defence: 0.05 },
} as const satisfies Record<string, MeasuredNumber>;

export type RepeatingNumber = keyof typeof numbers;

/** Half of a club's season. */
const halfSeason = 12;

/** Whether a number repeats, and how much. */
interface Repeats {
  /** Of one match, 0..1. */
  oneMatch: number;
  /** At least half of twelve matches' number is the club's own (Spearman–Brown): worth a suggestion. */
  repeats: boolean;
}

/** The value of a number in one match, from both sides' totals; `null` where it was not recorded or nothing was tried. */
export function numberOf(number: RepeatingNumber, own: Line, other: Line): number | null {
  return numbers[number].of(own, other);
}

/**
 * Whether a number repeats, as published. `half` says whose it is: a club's own (`attack`) or what its opponents do against
 * it (`defence`).
 */
export function repeatsOf(number: RepeatingNumber, half: 'attack' | 'defence'): Repeats {
  const oneMatch = numbers[number][half];
  return { oneMatch, repeats: spearmanBrown(oneMatch, halfSeason) >= 0.5 };
}

/** Spearman–Brown: the reliability of `times` as much of something whose reliability is known; 0..1. */
export function spearmanBrown(reliability: number, times: number): number {
  const kept = Math.max(0, Math.min(1, reliability));
  return (times * kept) / (1 + (times - 1) * kept);
}
