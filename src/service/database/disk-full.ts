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

/**
 * Statements that write about so many bytes to a server's disk for a moment, by a sort that does not fit into memory. They
 * write nothing to its log, since a server whose log can't grow ends.
 */
export const tryDisk = (bytes: number) => [
  `set work_mem = '${Math.ceil(bytes / 16 / 1_024)}kB'`,
  `select count(*) from (
     select repeat(md5(i::text), 250) from generate_series(1, ${Math.ceil(bytes / 8_000)}) i order by 1
   ) as sorted`,
  'reset work_mem',
];
