import * as v from 'valibot';

/*
 * The small schemas that resources are composed of. They read tolerantly and describe strictly: an absent or invalid field
 * reads as `null` ("not recorded") or its fallback, so that a bad field never loses the record. A service conforms to the
 * contract if parsing leaves its replies unchanged, which the service's tests check.
 */

/** A record's id: we write UUIDs, and read any text without blanks at its ends. */
export const id = v.pipe(v.string(), v.regex(/^\S+$/));

/** A text that we always write. */
export const text = v.pipe(v.string(), v.nonEmpty());

/** A text that may be absent; any other value reads as absent. */
export const optionalText = v.fallback(v.optional(v.string()), undefined);

/** True or false; absent is false. */
export const flag = v.fallback(v.boolean(), false);

/** A count from 0 to the largest that a match can have, or `null` if not recorded. */
export const count = v.fallback(
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999))),
  null,
);

/** A whole number of either sign, or `null` if not recorded. */
export const signedCount = v.fallback(v.nullable(v.pipe(v.number(), v.integer())), null);

/**
 * When a match starts. We write ISO 8601 UTC with milliseconds, or only the date (`2026-11-14`) if the hour is unknown; we
 * read any ISO timestamp, or `null`. assumed: the date alone.
 */
export const startTime = v.fallback(
  v.nullable(v.union([v.pipe(v.string(), v.isoTimestamp()), v.pipe(v.string(), v.isoDate())])),
  null,
);

/** We write ISO 8601 UTC with milliseconds, and read any ISO timestamp; other values are absent. */
export const optionalTimestamp = v.fallback(
  v.optional(v.pipe(v.string(), v.isoTimestamp())),
  undefined,
);

/** A word from a list that may grow: unknown words are preserved. The published schema lists the known ones. */
export function openWord<const Words extends readonly [string, ...string[]]>(words: Words) {
  return v.union([v.picklist(words), v.string()]);
}
