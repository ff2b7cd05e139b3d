/*
 * The format of an API key: `bxo_`, 30 random base62 characters (178 bits), the club's UUID in 22, and a checksum of 6, which
 * finds typos without a call. The club's id only says where to look the key up. Keys made before version 3 of the data lack
 * it and have 40 characters.
 */

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const prefix = 'bxo_';
const randomLength = 30;
const clubLength = 22;
const checksumLength = 6;
const lengthWithoutClub = prefix.length + randomLength + checksumLength;

/** Builds a club's key. `randomBelow` returns random whole numbers from 0 to `limit` − 1. */
export function composeKey(randomBelow: (limit: number) => number, clubId: string): string {
  let body = prefix;
  for (let index = 0; index < randomLength; index += 1) {
    body += alphabet.charAt(randomBelow(alphabet.length));
  }
  body += inBase62(BigInt(`0x${clubId.replaceAll('-', '')}`), clubLength);
  return body + checksum(body);
}

/**
 * Whether a key has this format, with or without a club's id, and a correct checksum. Finds any one wrong, missing or swapped
 * character.
 */
export function isWellFormedKey(key: string): boolean {
  const body = key.slice(0, -checksumLength);
  return (
    (key.length === lengthWithoutClub || key.length === lengthWithoutClub + clubLength) &&
    key.startsWith(prefix) &&
    key.slice(-checksumLength) === checksum(body)
  );
}

/** The id of the club in a key, a UUID in lower case; null if it has none. */
export function clubOfKey(key: string): string | null {
  if (key.length !== lengthWithoutClub + clubLength || !isWellFormedKey(key)) return null;
  let id = 0n;
  for (const digit of key.slice(-clubLength - checksumLength, -checksumLength)) {
    id = id * 62n + BigInt(alphabet.indexOf(digit));
  }
  const hex = id.toString(16).padStart(32, '0');
  return hex.length > 32 ? null : hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The first characters of a key, which may be shown. */
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
