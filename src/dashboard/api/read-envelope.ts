import { i18n } from '@lingui/core';
import * as v from 'valibot';
import { errorObjectSchema } from '../../contract/envelope.ts';
import { isRecord } from '../../foreign/read-by-schema.ts';
import { ApiError, overNetwork, readRetryAfter } from './api-error.ts';

/** The envelope as other services write it: unset fields may be absent instead of null. */
const foundSchema = v.object({
  data: v.pipe(
    v.unknown(),
    v.check((data) => data !== null && data !== undefined),
  ),
  error: v.nullish(v.strictObject({})),
});
const failedSchema = v.object({
  data: v.nullish(v.null()),
  error: v.object({
    ...errorObjectSchema.entries,
    requestId: v.fallback(v.optional(v.string()), undefined),
  }),
});

/** The `data` of `readReply`. */
export const readData = async (response: Response, now: number) =>
  (await readReply(response, now)).data;

/**
 * Takes `data` out of a response's envelope, beside its whole body. Checks the status, then the content type, then the
 * envelope.
 * @param now milliseconds since 1970, for a Retry-After date
 * @param pause yields to the page after parsing a long text
 * @throws ApiError with the service's code; NOT_THE_SERVICE if another host seems to have answered, BAD_RESPONSE
 * if the response is no envelope
 */
export async function readReply(
  response: Response,
  now: number,
  pause?: () => Promise<void>,
): Promise<{ data: unknown; body: unknown }> {
  const requestId = response.headers.get('X-Request-Id') ?? undefined;
  const retryAfterMs = readRetryAfter(response.headers.get('Retry-After'), now);
  const fail = (code: string, message: string, status: number | null = response.status) =>
    new ApiError({ status, code, message, requestId, retryAfterMs });

  if (response.type === 'opaqueredirect') {
    throw fail('NOT_THE_SERVICE', i18n.t('the call was sent on to another address'), null);
  }
  const { status } = response;
  const type = response.headers.get('Content-Type') ?? '';
  const isJson = /\bjson\b/i.test(type);
  // Some services send no content type, and some proxies always send "text".
  const mayBeJson = isJson || type === '' || /^text\/plain\b/i.test(type);
  const text = mayBeJson ? await textOf(response, type) : '';
  const body = mayBeJson ? parse(text) : undefined;
  if (text.length > longText) await pause?.();
  if (response.ok && !isJson && body === undefined) {
    throw fail('NOT_THE_SERVICE', i18n.t('HTTP {status} without JSON', { status }));
  }
  const failed = v.safeParse(failedSchema, body);
  if (failed.success) {
    const { code, message, requestId: ofEnvelope } = failed.output.error;
    throw new ApiError({
      status,
      code,
      message,
      requestId: ofEnvelope ?? requestId,
      retryAfterMs,
      isFromService: code !== 'UPSTREAM_INVALID',
    });
  }
  const message = response.ok ? undefined : ownWordsIn(body ?? text);
  if (message) {
    // A bare 401 may be a sign-in page's.
    const isFromService = status !== 401;
    throw new ApiError({
      ...{ status, code: 'BAD_RESPONSE', message, requestId, retryAfterMs, isFromService },
    });
  }
  const found = v.safeParse(foundSchema, body);
  if (!found.success) {
    throw fail('BAD_RESPONSE', i18n.t('HTTP {status}, not the service’s envelope', { status }));
  }
  if (!response.ok) throw fail('BAD_RESPONSE', i18n.t('HTTP {status} with data', { status }));
  const { data } = found.output;
  // Some services put referenced records beside `data`.
  const included = isRecord(body) && Array.isArray(body.included) ? body.included : undefined;
  return { data: included ? { data, included } : data, body };
}

/** The message of an error outside the envelope: problem details (RFC 9457) or a text, but no page and no broken JSON. */
function ownWordsIn(body: unknown): string | undefined {
  const words = isRecord(body) ? [body.detail, body.title, body.error] : [body];
  return words
    .map((each) => (typeof each === 'string' ? each.trim() : ''))
    .find((each) => /^[^<{[]/.test(each) && each.length <= 300);
}

/** The error for an envelope whose `data` has the wrong shape. */
export const badData = ({ status, headers }: Response) =>
  new ApiError({
    status,
    code: 'BAD_RESPONSE',
    message: i18n.t('HTTP {status}, the data is not what the service’s reference describes', {
      status,
    }),
    requestId: headers.get('X-Request-Id') ?? undefined,
  });

/** Characters that take a phone noticeable time to parse. */
const longText = 1_000_000;

/** A response's text in its declared charset; `fetch` only decodes UTF-8, without byte order mark. */
async function textOf(response: Response, type: string): Promise<string> {
  const [, charset = 'utf-8'] = /charset\s*=\s*"?([\w.:-]+)/i.exec(type) ?? [];
  if (/^utf-?8$/i.test(charset)) return overNetwork(response.text());
  const bytes = await overNetwork(response.arrayBuffer());
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    // An unknown charset or invalid bytes: no text instead of a mangled one.
    return '';
  }
}

/** The parsed JSON; `undefined`, which is no envelope, if it is invalid. */
function parse(text: string): unknown {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  return parsed.success ? parsed.output : undefined;
}
