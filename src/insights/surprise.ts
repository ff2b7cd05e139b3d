import { share } from '../basketball/shooting.ts';
import type { Reference } from './reference.ts';

/* The distance of a number from the usual, in standard deviations and without a sign. */

/** A value beside its reference. */
export function referenceDeviations(value: number, reference: Reference): number {
  return Math.abs(value - reference.mean) / reference.deviation;
}

/** `made` of `attempted` beside what the usual share leads to expect: of a binomial. */
export function shareDeviations(made: number, attempted: number, usual: number): number {
  const variance = attempted * usual * (1 - usual);
  return variance > 0 ? Math.abs(made - attempted * usual) / Math.sqrt(variance) : 0;
}

/** A count of rare events beside the expected one: of a Poisson distribution, of which one is expected at least. */
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
