/** What can be wrong with a sentence. */
export type ErrorKind = 'number' | 'name' | 'word' | 'direction' | 'context';

/** One thing that a sentence says, and whether it is so. */
export interface Claim {
  /** The claim's subject: "made 11 of 24 threes, team". */
  about: string;
  kind: ErrorKind;
  holds: boolean;
  /** What the reader counted itself. */
  counted: string;
}

/** A claim that something is one of several values. */
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

/** A claim that a rounded number is near enough: within half a unit of the shown one, and a hair. */
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

/** A claim that is so or not. */
export function so(about: string, kind: ErrorKind, holds: boolean, counted: string): Claim {
  return { about, kind, holds, counted };
}
