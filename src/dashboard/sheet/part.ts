/** A part of a sheet: what it shows, or one whole sentence that says why it is missing. */
export type Part<Value> = { value: Value } | { missing: string };

/** What a part shows; `null` where it is missing. */
export function partOf<Value>(part: Part<Value>): Value | null {
  return 'value' in part ? part.value : null;
}

/** A part made from another; a missing one stays missing for the same reason. */
export function mapPart<From, To>(part: Part<From>, make: (value: From) => To): Part<To> {
  return 'value' in part ? { value: make(part.value) } : part;
}
