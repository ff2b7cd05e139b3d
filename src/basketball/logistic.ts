import { solve } from './matrix.ts';

/** One trial: its features, and whether it came off. */
export interface Trial {
  features: readonly number[];
  success: boolean;
}

/** What is believed of each coefficient before the trials: normal, with this mean and standard deviation (> 0). */
export interface CoefficientPrior {
  mean: number;
  deviation: number;
}

/** The logistic function: from log odds to a chance, 0..1. */
export function chanceOf(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

/** The log odds of a chance between 0 and 1. */
export function logOddsOf(chance: number): number {
  return Math.log(chance / (1 - chance));
}

/** Σ coefficient · feature: the log odds that a fitted model gives a trial. */
export function dot(coefficients: readonly number[], features: readonly number[]): number {
  return coefficients.reduce((sum, value, at) => sum + value * (features[at] ?? 0), 0);
}

/**
 * Logistic regression with a normal prior on each coefficient: the most likely coefficients after the trials (MAP), by
 * Newton's method, which the prior makes converge (Gelman et al., Bayesian Data Analysis, 16.2). Without trials it
 * returns the priors' means. A feature list's length is that of `priors`.
 */
export function fitLogistic(
  trials: readonly Trial[],
  priors: readonly CoefficientPrior[],
): number[] {
  const size = priors.length;
  const coefficients = priors.map(({ mean }) => mean);
  for (let round = 0; round < 50; round += 1) {
    const gradient = priors.map(
      ({ mean, deviation }, at) => (mean - (coefficients[at] ?? 0)) / deviation ** 2,
    );
    const curvature = new Float64Array(size * size);
    priors.forEach(({ deviation }, at) => {
      curvature[at * size + at] = 1 / deviation ** 2;
    });
    for (const { features, success } of trials) {
      const chance = chanceOf(dot(coefficients, features));
      addTrial(gradient, curvature, features, (success ? 1 : 0) - chance, chance * (1 - chance));
    }
    const step = solve(curvature, gradient);
    let largest = 0;
    step.forEach((value, at) => {
      // A long first step may overshoot: Newton's steps are kept to one unit of log odds.
      const kept = Math.max(-1, Math.min(1, value));
      coefficients[at] = (coefficients[at] ?? 0) + kept;
      largest = Math.max(largest, Math.abs(kept));
    });
    if (largest < 1e-9) break;
  }
  return coefficients;
}

function addTrial(
  gradient: number[],
  curvature: Float64Array,
  features: readonly number[],
  residual: number,
  weight: number,
): void {
  const size = gradient.length;
  for (let row = 0; row < size; row += 1) {
    const value = features[row] ?? 0;
    if (value === 0) continue;
    gradient[row] = (gradient[row] ?? 0) + value * residual;
    for (let column = 0; column < size; column += 1) {
      const at = row * size + column;
      curvature[at] = (curvature[at] ?? 0) + weight * value * (features[column] ?? 0);
    }
  }
}
