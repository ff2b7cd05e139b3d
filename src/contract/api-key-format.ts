/*
 * The format of an API key: `bxo_`, 30 random base62 characters (178 bits), the club's id (a UUID) in 22, and 6 characters
 * of checksum, so that a typo is distinguished from a revoked key without a call. The id names the club to look the key up
 * in; it grants nothing. Keys made before version 3 of the data lack it and are 40 characters long.
 */

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const prefix = 'bxo_';
const randomLength = 30;
const clubLength = 22;
const checksumLength = 6;
const lengthWithoutClub = prefix.length + randomLength + checksumLength;

/** Builds a club's key from a source of whole random numbers (0 up to, but without, `limit`). */
export function composeKey(randomBelow: (limit: number) => number, clubId: string): string {
  let body = prefix;
  for (let index = 0; index < randomLength; index += 1) {
    body += alphabet.charAt(randomBelow(alphabet.length));
  }
  body += inBase62(BigInt(`0x${clubId.replaceAll('-', '')}`), clubLength);
  return body + checksum(body);
}

/**
 * Whether a key has our format, with a club's id or without, and its checksum fits. Any one wrong, missing or swapped
 * character is found.
 */
export function isWellFormedKey(key: string): boolean {
  const body = key.slice(0, -checksumLength);
  return (
    (key.length === lengthWithoutClub || key.length === lengthWithoutClub + clubLength) &&
    key.startsWith(prefix) &&
    key.slice(-checksumLength) === checksum(body)
  );
}

/** The id of the club that a key names, a UUID in lower case; null for a key that names none. */
export function clubOfKey(key: string): string | null {
  if (key.length !== lengthWithoutClub + clubLength || !isWellFormedKey(key)) return null;
  let id = 0n;
  for (const digit of key.slice(-clubLength - checksumLength, -checksumLength)) {
    id = id * 62n + BigInt(alphabet.indexOf(digit));
  }
  const hex = id.toString(16).padStart(32, '0');
  return hex.length > 32 ? null : hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
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
  return inBase62(BigInt(~crc >>> 0), checksumLength);
}

function inBase62(number: bigint, length: number): string {
  let rest = number;
  let digits = '';
  for (let index = 0; index < length; index += 1) {
    digits = alphabet.charAt(Number(rest % 62n)) + digits;
    rest /= 62n;
  }
  return digits;
}
