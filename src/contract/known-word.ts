/**
 * A table's entry for a word from outside; `undefined` if none. An index alone would also find
 * inherited properties: "constructor", say, as the type of an event.
 */
export function knownWord<Value>(
  table: Readonly<Partial<Record<string, Value>>>,
  word: string,
): Value | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
