/**
 * A request that can't be fulfilled; the message is for people and says what to do. `absent`: the thing does not exist or
 * belongs to another club, which read alike. `busy`: somebody is changing it, or changed it meanwhile.
 */
export class RefusedError extends Error {
  constructor(
    readonly reason: 'absent' | 'refused' | 'busy',
    message: string,
  ) {
    super(message);
  }
}

/** For an id that is unknown or another club's; `what` as in "Match". */
export function absent(what: string): RefusedError {
  return new RefusedError('absent', `${what} not found`);
}

export function refused(message: string): RefusedError {
  return new RefusedError('refused', message);
}
