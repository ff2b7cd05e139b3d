/**
 * What an act of care can't do as it was asked; the message is for people and says what to do. `absent`: the thing that was
 * named is not the club's, or is not there at all; the two read alike.
 */
export class CareError extends Error {
  constructor(
    readonly reason: 'absent' | 'refused',
    message: string,
  ) {
    super(message);
  }
}

/** For an id that is unknown or another club's. `what` as in "Match". */
export function absent(what: string): CareError {
  return new CareError('absent', `${what} not found`);
}

/** For what can't be done as it was asked. */
export function refused(message: string): CareError {
  return new CareError('refused', message);
}
