/** A match file that cannot be read: the message names the file, the place in it and what to do next. */
export class IntakeError extends Error {
  override readonly name = 'IntakeError';
}

/** What was wrong, short enough to be read: a file's own text in it may be of any length. */
export function inShort(reason: string): string {
  return reason.length > longest ? `${reason.slice(0, longest)}…` : reason;
}
const longest = 300;
