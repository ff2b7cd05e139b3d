import { DrizzleQueryError } from 'drizzle-orm';
import { type DestinationStream, type Logger, pino } from 'pino';
import { isUnreachable } from './database/unreachable.ts';

/** An error in the log: its kind and lines, without text from people or files. */
export interface LoggedError {
  type: string;
  /** SQLSTATE (PostgreSQL, appendix A) or Node's code. */
  code?: string;
  message?: string;
  /** The statement with `$1` where its values were. */
  statement?: string;
  table?: string;
  constraint?: string;
  /** Functions and lines, the innermost first. */
  frames?: string[];
  causes?: LoggedError[];
}

/** Classes of SQLSTATEs with messages about the server; messages of other classes repeat values. */
const serverClasses = ['08', '25', '40', '53', '54', '55', '57', '58'];

/** The service's log, a line of JSON for each entry. */
export function createLogger(to: DestinationStream, level: 'info' | 'warn' = 'warn'): Logger {
  return pino({ level, serializers: { err: loggedError } }, to);
}

/**
 * An error without names, statements' values and keys' hashes. Messages ("invalid input: …") and drivers' errors have them, so
 * only messages that repeat no data are logged, and the fields that name parts of the schema.
 */
function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const text = (field: string) => {
    const value: unknown = Reflect.get(error, field);
    return typeof value === 'string' && value !== '' ? { [field]: value } : {};
  };
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^ {4}at .+:\d+:\d+\)?$/.test(line));
  const causes = error instanceof AggregateError ? error.errors : [error.cause];
  const known = causes.filter((cause) => cause instanceof Error);
  return {
    type: error.name === 'error' ? error.constructor.name : error.name,
    ...text('code'),
    ...(repeatsNoData(error) ? { message: error.message } : {}),
    ...(error instanceof DrizzleQueryError ? { statement: error.query } : {}),
    ...text('table'),
    ...text('constraint'),
    ...(frames.length > 0 ? { frames: frames.map((line) => line.trim()) } : {}),
    ...(known.length > 0 ? { causes: known.map(loggedError) } : {}),
  };
}

/** Whether the message is about the system, a lost connection, the server, or the code. */
function repeatsNoData(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error instanceof DrizzleQueryError) return false;
  if (/^[0-9A-Z]{5}$/.test(code) && 'severity' in error) {
    return serverClasses.includes(code.slice(0, 2));
  }
  const isOfTheEngine = error instanceof TypeError || error instanceof ReferenceError;
  return 'syscall' in error || (isOfTheEngine && code === '') || isUnreachable(error);
}
