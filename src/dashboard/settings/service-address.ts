/**
 * Brings a typed service address to its origin.
 * @returns '' for this page's own origin; `null` where the text is no address, or of a service that the host of this
 * page does not allow: a key must not go wherever somebody is talked into sending it
 */
export function readServiceAddress(
  typed: string,
  ownOrigin: string,
  serviceOrigins: readonly string[],
): string | null {
  const text = typed.trim();
  if (text === '') return '';
  if (!URL.canParse(text)) return null;
  const { origin, username, password } = new URL(text);
  if (username || password) return null;
  if (origin === ownOrigin) return '';
  return serviceOrigins.includes(origin) ? origin : null;
}
