/** What a player is called on the bench: the name without its first word ("Ana van der Berg" → "van der Berg"). */
export function surname(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return rest.length === 0 ? first : rest.join(' ');
}
