import { share } from '../basketball/shooting.ts';
import type { Reference } from './reference.ts';

/** The distance of a number from the usual, in standard deviations, unsigned. */

/** The distance of a value from its reference. */
export function referenceDeviations(value: number, reference: Reference): number {
  return Math.abs(value - reference.mean) / reference.deviation;
}

/** The distance of `made` from the makes that the usual share predicts: binomial. */
export function shareDeviations(made: number, attempted: number, usual: number): number {
  const variance = attempted * usual * (1 - usual);
  return variance > 0 ? Math.abs(made - attempted * usual) / Math.sqrt(variance) : 0;
}

/** The distance of a count of rare events from the expected one: Poisson, with at least one expected. */
export function countDeviations(count: number, expected: number): number {
  return Math.abs(count - expected) / Math.sqrt(Math.max(1, expected));
}

/** A number, its reference, and the distance between them. */
interface Compared {
  value: number;
  usual: number;
  deviations: number;
}

export function fromReference(value: number, reference: Reference): Compared {
  return { value, usual: reference.mean, deviations: referenceDeviations(value, reference) };
}

export function fromShare(made: number, attempted: number, usual: number): Compared {
  return {
    value: share({ made, attempted }) ?? 0,
    usual,
    deviations: shareDeviations(made, attempted, usual),
  };
}

export function fromExpected(value: number, usual: number): Compared {
  return { value, usual, deviations: countDeviations(value, usual) };
}
