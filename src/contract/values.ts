import * as v from 'valibot';

/*
 * The small schemas that the resources are made of.
 *
 * Each one reads tolerantly and describes strictly. A field that is absent or of a wrong type
 * reads as `null` ("not recorded") or as its stated fallback, so that one bad field never costs
 * a whole record; a service whose replies come back from parsing unchanged keeps to the contract
 * (the service's tests compare the two).
 */

/** An id of a record: a UUID in what we write; any text without blanks at its ends in what we read. */
export const id = v.pipe(v.string(), v.regex(/^\S+$/));

/** A text that is always there in what we write. */
export const text = v.pipe(v.string(), v.nonEmpty());

/** A text that may be absent. Something that is not a text reads as absent. */
export const optionalText = v.fallback(v.optional(v.string()), undefined);

/** A yes or no; absent is "no". */
export const flag = v.fallback(v.boolean(), false);

/** A count of at least 0, and no larger than any of a match, or `null` if not recorded. */
export const count = v.fallback(
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999))),
  null,
);

/** A whole number of either sign, or `null` if not recorded. */
export const signedCount = v.fallback(v.nullable(v.pipe(v.number(), v.integer())), null);

/**
 * When a match starts. We write ISO 8601 UTC with milliseconds, or the day alone (`2026-11-14`) if the hour is
 * unknown; we read any ISO timestamp, or `null`. assumed: the day alone.
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

/**
 * A word from a list that may grow: an unknown word is stored and shown unchanged.
 * The published schema names the known words.
 */
export function openWord<const Words extends readonly [string, ...string[]]>(words: Words) {
  return v.union([v.picklist(words), v.string()]);
}
