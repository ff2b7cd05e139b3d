/**
 * What adding can't do as it was asked; the message is for people and says what to do. `absent`: the thing that was named is
 * not the club's, or is not there at all; the two read alike. `busy`: later it can be done.
 */
export class AddingError extends Error {
  constructor(
    readonly reason: 'absent' | 'refused' | 'busy',
    message: string,
  ) {
    super(message);
  }
}
