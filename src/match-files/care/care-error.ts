/**
 * An edit that is impossible as requested; the message is for people and gives a remedy. `absent`: the named thing
 * belongs to another club, or does not exist; the two read alike. `busy`: somebody has changed it meanwhile.
 */
export class CareError extends Error {
  constructor(
    readonly reason: 'absent' | 'refused' | 'busy',
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
