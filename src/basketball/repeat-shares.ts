import { type NetParts, netKinds } from './net-possessions.ts';

/** The repeating part of one match's number, 0..1: due to the attack, due to the defence, and of the margin. */
interface RepeatShares {
  attack: NetParts;
  defence: NetParts;
  margin: number;
}

/**
 * As published. Order: half-seasons of ten NBA years (Threes and Layups, 2018: own
 * shot mix, turnovers and rebounds agree most, opponents' threes and free throws least); who holds a number: Pomeroy 2015
 * (attack's part: free throws 98%, threes 83%, offensive rebounds 73%, share of threes 71%, twos 50%, trips 36%). Sizes are
 * ours, for one match. The margin's is that of a league whose clubs lie seven points apart.
 */
export const publishedRepeatShares: RepeatShares = {
  attack: {
    shotValue: 0.12,
    making: 0.05,
    turnovers: 0.12,
    rebounds: 0.1,
    lineTrips: 0.08,
    freeThrows: 0.04,
  },
  defence: {
    shotValue: 0.08,
    making: 0.03,
    turnovers: 0.12,
    rebounds: 0.04,
    lineTrips: 0.12,
    freeThrows: 0.002,
  },
  margin: 0.11,
};

/** How much the clubs of a league differ. */
export interface ClubSpread {
  /** Standard deviations between clubs, in points a match. */
  attack: number[];
  defence: number[];
  /** Correlation between a club's strengths: good at one thing, good at others. */
  correlation: number;
}

/** Strengths of a club go together, but never completely. */
const mostCorrelation = 0.8;

/**
 * The spread of a league's clubs from the repeat shares and the sampling variance (points² a match and side) of each part: a
 * number of one match varies by s²/(1 − a − d), a of it through clubs' attacks, d through defences. The margin's share then
 * gives the correlation of strengths: club variance = Σσ² + r·((Σσ)² − Σσ²).
 */
export function clubSpread(sampling: readonly number[]): ClubSpread {
  const { attack, defence, margin } = publishedRepeatShares;
  const deviations = (half: NetParts) =>
    netKinds.map((kind, at) => {
      const left = Math.max(0.2, 1 - attack[kind] - defence[kind]);
      return Math.sqrt(((sampling[at] ?? 0) / left) * half[kind]);
    });
  const spread = { attack: deviations(attack), defence: deviations(defence) };
  const all = [...spread.attack, ...spread.defence];
  const sum = all.reduce((total, value) => total + value, 0);
  const squares = all.reduce((total, value) => total + value * value, 0);
  const noise = 2 * sampling.reduce((total, value) => total + value, 0);
  const club = (noise * margin) / Math.max(0.2, 1 - 2 * margin);
  const correlation = sum ** 2 > squares ? (club - squares) / (sum ** 2 - squares) : 0;
  return { ...spread, correlation: Math.max(0, Math.min(mostCorrelation, correlation)) };
}
