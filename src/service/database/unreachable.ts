/** SQLSTATEs of a server that is starting, stopping, full or too slow (PostgreSQL, appendix A), and Node's codes for a lost connection. */
const codes =
  /^(08...|57P..|57014|53300|55P03|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;

/** Messages of pg and PGlite without a code: a connection is lost or silent, or none is free. */
const messages =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable|PGlite is clos/i;

/** Whether an error, or one that it wraps, means that the database can't be reached. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isUnreachable)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // Any failed connect counts, also ENOENT of a Unix socket that does not exist yet.
  const isConnecting = 'syscall' in error && error.syscall === 'connect';
  return (
    isConnecting || codes.test(code) || messages.test(error.message) || isUnreachable(error.cause)
  );
}
