import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import type { Logger } from 'pino';
import { CallError } from '../../club/tools.ts';
import { type ErrorObject, failure } from '../../contract/envelope.ts';
import { diskFull, isDiskFull } from '../database/disk-full.ts';
import { isUnreachable } from '../database/unreachable.ts';
import { respond } from './api-headers.ts';
import type { AppEnv } from './app-env.ts';

/** Answers a failed call with the envelope, the code's HTTP status and the request id. */
function sendFailure(c: Context<AppEnv>, error: CallError): Response {
  const { code, message, status } = error;
  const object: ErrorObject = { code, message, requestId: c.get('requestId') };
  return respond(c, status, JSON.stringify(failure(object)), error.headers);
}

/** Answers any error of a route; its details go to the log alone. */
export function failureHandler(logger: Pick<Logger, 'error'>): ErrorHandler<AppEnv> {
  return (error, c) => {
    if (error instanceof CallError) return sendFailure(c, error);
    logger.error({ err: error, requestId: c.get('requestId') }, 'a call failed');
    return sendFailure(c, inWords(error));
  };
}

function inWords(error: unknown): CallError {
  if (isDiskFull(error)) return new CallError('DISK_FULL', diskFull, { 'Retry-After': '10' });
  if (isUnreachable(error)) {
    return new CallError('UNAVAILABLE', 'The service cannot reach its database', {
      'Retry-After': '5',
    });
  }
  return new CallError(
    'INTERNAL',
    'The service failed; the request id finds the reason in its log',
  );
}

/** Answers a path that the service does not have. */
export const unknownPath: NotFoundHandler<AppEnv> = (c) =>
  sendFailure(c, new CallError('NOT_FOUND', 'The service has no such path'));
