import * as v from 'valibot';

/** The codes of a failed call. assumed: all but NOT_FOUND. */
const errorCodes = [
  'INVALID_REQUEST',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'CONFLICT',
  'TOO_LARGE',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
  'UPSTREAM_INVALID',
  'UPSTREAM_TIMEOUT',
  'DISK_FULL',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The HTTP status of each code. assumed. */
export const httpStatusOf = {
  INVALID_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  TOO_LARGE: 413,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  UPSTREAM_INVALID: 502,
  UPSTREAM_TIMEOUT: 504,
  DISK_FULL: 507,
} as const satisfies Record<ErrorCode, number>;

/** An error (documented: code and message). assumed: requestId. */
export const errorObjectSchema = v.object({
  code: v.string(),
  message: v.string(),
  requestId: v.optional(v.string()),
});
export type ErrorObject = v.InferOutput<typeof errorObjectSchema>;

/** The envelope of every response (documented): exactly one of `data` and `error` is set. */
export type Envelope<Data> = { data: Data; error: null } | { data: null; error: ErrorObject };

/** The envelope with unvalidated data. */
export const envelopeSchema = v.union([
  v.object({
    data: v.pipe(
      v.unknown(),
      v.check((data) => data !== null && data !== undefined),
    ),
    error: v.null(),
  }),
  v.object({ data: v.null(), error: errorObjectSchema }),
]);

/** Wraps a call's data. */
export function success<Data extends object>(data: Data): Envelope<Data> {
  return { data, error: null };
}

/** Wraps a call's error. */
export function failure(error: ErrorObject): Envelope<never> {
  return { data: null, error };
}

/** The header of every /v1 reply to a recorder's key, so that the page can offer adding and editing. */
export const keyKindHeader = 'Boxout-Key-Kind';
