import { type ErrorCode, httpStatusOf } from '../../contract/envelope.ts';

/** A call that fails with a code of the contract; the message is shown to the caller, so it never echoes ids. */
export class CallError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly headers: Record<string, string> = {},
    /** Sent in place of the code's own: an upstream service's. */
    readonly status: number = httpStatusOf[code],
  ) {
    super(message);
  }
}

/** For an id that is unknown or another club's: the two must read alike. `what` as in "Match". */
export function notFound(what: string): CallError {
  return new CallError('NOT_FOUND', `${what} not found`);
}
