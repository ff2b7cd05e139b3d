/**
 * A table's entry for external input; `undefined` if none. A plain index would also find inherited properties such as
 * "constructor".
 */
export function knownWord<Value>(
  table: Readonly<Partial<Record<string, Value>>>,
  word: string,
): Value | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
