interface ApiErrorDetails {
  /** The HTTP status; `null` without a response. */
  status: number | null;
  /** The service's error code, or one of the client's: BAD_RESPONSE, NOT_THE_SERVICE, NO_CONNECTION, TIMEOUT. */
  code: string;
  message: string;
  /** The id of the call in the service's log. */
  requestId?: string | undefined;
  /** The pause that the service requested, in milliseconds. */
  retryAfterMs?: number | null;
  /** Whether the error came in the service's envelope; otherwise a gateway or sign-in page may have answered. */
  isFromService?: boolean;
  /** The original error, if there was no response. */
  cause?: unknown;
}

/** A failed call. Its message never contains the key. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number | null;
  readonly code: string;
  readonly requestId: string | undefined;
  readonly retryAfterMs: number | null;
  readonly isFromService: boolean;

  constructor(details: ApiErrorDetails) {
    super(details.message, { cause: details.cause });
    this.status = details.status;
    this.code = details.code;
    this.requestId = details.requestId;
    this.retryAfterMs = details.retryAfterMs ?? null;
    this.isFromService = details.isFromService ?? false;
  }
}

export const noConnection = (cause?: unknown) =>
  new ApiError({
    status: null,
    code: 'NO_CONNECTION',
    message: 'The service could not be reached',
    cause,
  });

/** Awaits `fetch` or a body; their TypeError, which only a network failure causes, becomes NO_CONNECTION. */
export async function overNetwork<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (cause) {
    throw cause instanceof TypeError ? noConnection(cause) : cause;
  }
}

/** Whether the resource is absent: NOT_FOUND with any status, or a status that means a missing route. */
export function isAbsent(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { code, status } = error;
  return code === 'NOT_FOUND' || status === 404 || status === 405 || status === 501;
}

/** Whether the service refuses the key. A bare 401 may come from a sign-in page. */
export function isKeyRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.isFromService;
}

/** Whether the error is in the page: neither a failed call nor an abort. */
export function isDefect(error: unknown): boolean {
  return !(error instanceof ApiError) && !(error instanceof Error && error.name === 'AbortError');
}

/** Whether a retry can help: not for 4xx except 408 and 429, nor for an absent resource. */
export function isPassing(error: unknown): boolean {
  if (isAbsent(error)) return false;
  if (!(error instanceof ApiError) || error.status === null) return true;
  return error.status >= 500 || error.status < 400 || error.status === 408 || error.status === 429;
}

/** The longest pause accepted from a service: a longer one would overflow the browser's timers. */
const longestPauseMs = 24 * 3600 * 1000;

/**
 * Reads a Retry-After header (RFC 9110): seconds or an HTTP date.
 * @param now the time, in milliseconds since 1970
 * @returns milliseconds from `now`, from 0 to a day; `null` if absent or unreadable
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  const pause = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(pause) ? null : Math.min(Math.max(0, pause), longestPauseMs);
}
