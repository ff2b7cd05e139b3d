import { type ErrorCode, httpStatusOf } from '../../contract/envelope.ts';

/** A call that fails with a code of the contract before a club has seen it; the message is shown to the caller, so it never repeats ids. */
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
