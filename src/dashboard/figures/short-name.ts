/**
 * A player's name as a narrow table prints it: the first name's initial, then the rest ("Ana van der Berg" → "A. van der
 * Berg"). A name of one word stays whole.
 */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  if (rest.length === 0) return first;
  // A letter with the marks on it.
  const [initial = ''] = /^.\p{M}*/u.exec(first) ?? [];
  return `${initial}. ${rest.join(' ')}`;
}

/** A player's name on the bench: without its first word ("Ana van der Berg" → "van der Berg"). */
export function surname(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return rest.length === 0 ? first : rest.join(' ');
}
