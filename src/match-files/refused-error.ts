/**
 * What can't be done as it was asked; the message is for people and gives a remedy. `absent`: the named thing belongs to another
 * club, or does not exist; the two read alike. `busy`: somebody changes it, or has changed it meanwhile.
 */
export class RefusedError extends Error {
  constructor(
    readonly reason: 'absent' | 'refused' | 'busy',
    message: string,
  ) {
    super(message);
  }
}

/** For an id that is unknown or another club's. `what` as in "Match". */
export function absent(what: string): RefusedError {
  return new RefusedError('absent', `${what} not found`);
}

/** For what can't be done as it was asked. */
export function refused(message: string): RefusedError {
  return new RefusedError('refused', message);
}
