/** A match file that cannot be read: the message names the file, the place in it and what to do next. */
export class IntakeError extends Error {
  override readonly name = 'IntakeError';
}
