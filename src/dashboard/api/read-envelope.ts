import { i18n } from '@lingui/core';
import * as v from 'valibot';
import { envelopeSchema } from '../../contract/envelope.ts';
import { ApiError, readRetryAfter } from './api-error.ts';

/**
 * Takes `data` out of a response's envelope. The status is judged first, then the content type, then the envelope.
 * @param now milliseconds since 1970, against which a Retry-After date is read
 * @throws ApiError with the service's code; NOT_THE_SERVICE where something else seems to have answered, BAD_RESPONSE
 * where the response is no envelope
 */
export async function readData(response: Response, now: number): Promise<unknown> {
  const requestId = response.headers.get('X-Request-Id') ?? undefined;
  const retryAfterMs = readRetryAfter(response.headers.get('Retry-After'), now);
  const fail = (code: string, message: string, status: number | null = response.status) =>
    new ApiError({ status, code, message, requestId, retryAfterMs });

  if (response.type === 'opaqueredirect') {
    throw fail('NOT_THE_SERVICE', i18n.t('the call was sent on to another address'), null);
  }
  const { status } = response;
  const isJson = /\bjson\b/i.test(response.headers.get('Content-Type') ?? '');
  if (response.ok && !isJson) {
    throw fail('NOT_THE_SERVICE', i18n.t('HTTP {status} without JSON', { status }));
  }
  const envelope = v.safeParse(envelopeSchema, isJson ? parse(await response.text()) : undefined);
  if (!envelope.success) {
    throw fail('BAD_RESPONSE', i18n.t('HTTP {status}, not the service’s envelope', { status }));
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
  if (!response.ok) throw fail('BAD_RESPONSE', i18n.t('HTTP {status} with data', { status }));
  return data;
}

/** The text as JSON; `undefined`, which no envelope is, where it isn't JSON. */
function parse(text: string): unknown {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  return parsed.success ? parsed.output : undefined;
}
