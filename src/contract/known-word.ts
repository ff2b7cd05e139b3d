/**
 * What a table has for a word that came from outside; `undefined` where it has nothing. An index alone would also find
 * what every object has: "constructor", say, as the type of an event.
 */
export function knownWord<Value>(
  table: Readonly<Partial<Record<string, Value>>>,
  word: string,
): Value | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
