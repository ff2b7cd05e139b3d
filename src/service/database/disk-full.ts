/** Says that the disk of the service is full; `code` is Node's. */
export class DiskFullError extends Error {
  readonly code = 'ENOSPC';

  constructor(options?: ErrorOptions) {
    super(diskFull, options);
  }
}

/** What callers and administrators read. */
export const diskFull =
  'The disk of the service is full, so nothing was stored. Free some space there and try again';

/** Whether an error, or one that it wraps, means a full disk: SQLSTATE 53100 (PostgreSQL, appendix A) or Node's code. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return code === '53100' || code === 'ENOSPC' || isDiskFull(error.cause);
}
