/**
 * Reads a typed service address as an origin.
 * @returns '' for this page's own origin; `null` if the text is no URL, has credentials, or is a service that the host
 * of this page does not allow: nobody can be tricked into sending a key elsewhere
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
