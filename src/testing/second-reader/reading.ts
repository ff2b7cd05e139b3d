/** The kinds of errors in a sentence. */
export type ErrorKind = 'number' | 'name' | 'word' | 'direction' | 'context';

/** One statement of a sentence, and whether it is true. */
export interface Claim {
  /** The claim's subject: "made 11 of 24 threes, team". */
  about: string;
  kind: ErrorKind;
  holds: boolean;
  /** The independently counted value. */
  counted: string;
}

/** A claim that a value is one of several. */
export function is(
  about: string,
  said: number,
  counted: readonly (number | null)[],
  kind: ErrorKind = 'number',
): Claim {
  const known = counted.filter((value) => value !== null);
  const holds = known.some((value) => Math.abs(value - said) < 1e-6);
  return { about: `${about}: ${said}`, kind, holds, counted: known.join(' or ') || 'not recorded' };
}

/** A claim that a rounded number is right: within half a unit of its last digit, plus a rounding error. */
export function rounds(
  about: string,
  said: number,
  counted: readonly (number | null)[],
  unit = 1,
  kind: ErrorKind = 'number',
): Claim {
  const known = counted.filter((value) => value !== null);
  const holds = known.some((value) => Math.abs(value - said) <= unit / 2 + 1e-6);
  const shown = known.map((value) => Number(value.toFixed(3))).join(' or ');
  return { about: `${about}: ${said}`, kind, holds, counted: shown || 'not recorded' };
}

/** A claim that a condition holds. */
export function so(about: string, kind: ErrorKind, holds: boolean, counted: string): Claim {
  return { about, kind, holds, counted };
}
