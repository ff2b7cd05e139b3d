/*
 * The format of an API key: `bxo_`, 30 random base62 characters (178 bits), and 6 characters of
 * checksum, so that a typo is told from a key that was revoked without asking anyone.
 */

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const prefix = 'bxo_';
const randomLength = 30;
const checksumLength = 6;

/** Builds a key from a source of whole random numbers (0 up to, but without, `limit`). */
export function composeKey(randomBelow: (limit: number) => number): string {
  let body = prefix;
  for (let index = 0; index < randomLength; index += 1) {
    body += alphabet.charAt(randomBelow(alphabet.length));
  }
  return body + checksum(body);
}

/** Whether a key has our format and its checksum fits. Any one wrong, missing or swapped character is found. */
export function isWellFormedKey(key: string): boolean {
  const body = key.slice(0, -checksumLength);
  return (
    key.length === prefix.length + randomLength + checksumLength &&
    key.startsWith(prefix) &&
    key.slice(-checksumLength) === checksum(body)
  );
}

/** What may be shown of a key: its first characters. */
export function shownPrefix(key: string): string {
  return key.slice(0, prefix.length + 4);
}

/** CRC-32 (ISO 3309) of the text's character codes, in base62 with leading zeros. */
function checksum(text: string): string {
  let crc = 0xffffffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0);
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  let rest = ~crc >>> 0;
  let digits = '';
  for (let index = 0; index < checksumLength; index += 1) {
    digits = alphabet.charAt(rest % alphabet.length) + digits;
    rest = Math.floor(rest / alphabet.length);
  }
  return digits;
}
