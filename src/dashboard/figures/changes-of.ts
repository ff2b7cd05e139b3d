/**
 * The fields that were changed, without blanks at their ends.
 * @returns `null` where none was, or one is empty that was not: what has a name keeps one
 */
export function changesOf<Name extends string>(
  stored: Readonly<Record<Name, string>>,
  typed: Readonly<Record<Name, string>>,
): Partial<Record<Name, string>> | null {
  const changes: Partial<Record<Name, string>> = {};
  for (const name in stored) {
    const text = typed[name].trim();
    if (text === stored[name]) continue;
    if (text === '') return null;
    changes[name] = text;
  }
  return Object.keys(changes).length > 0 ? changes : null;
}
