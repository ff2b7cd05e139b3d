import * as v from 'valibot';
import { envelopeSchema } from '../../contract/envelope.ts';
import { ApiError, readRetryAfter } from './api-error.ts';

/**
 * Takes `data` out of a response's envelope.
 * @param now milliseconds since 1970, against which a Retry-After date is read
 * @throws ApiError with the service's code, or BAD_RESPONSE where the response is no envelope
 */
export async function readData(response: Response, now: number): Promise<unknown> {
  const requestId = response.headers.get('X-Request-Id') ?? undefined;
  const retryAfterMs = readRetryAfter(response.headers.get('Retry-After'), now);
  const fail = (code: string, message: string, status: number | null = response.status) =>
    new ApiError({ status, code, message, requestId, retryAfterMs });

  if (response.type === 'opaqueredirect') {
    throw fail('BAD_RESPONSE', 'the service sent this call to another address', null);
  }
  const envelope = v.safeParse(envelopeSchema, await readJson(response));
  if (!envelope.success) {
    throw fail('BAD_RESPONSE', `HTTP ${response.status}, not the service's envelope`);
  }
  const { data, error } = envelope.output;
  if (error) {
    throw new ApiError({
      status: response.status,
      code: error.code,
      message: error.message,
      requestId: error.requestId ?? requestId,
      retryAfterMs,
    });
  }
  if (!response.ok) throw fail('BAD_RESPONSE', `HTTP ${response.status} with data`);
  return data;
}

/** The body as JSON; `undefined`, which no envelope is, where it isn't JSON. */
async function readJson(response: Response): Promise<unknown> {
  const type = response.headers.get('Content-Type') ?? '';
  if (!/\bjson\b/i.test(type)) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson()), await response.text());
  return parsed.success ? parsed.output : undefined;
}
