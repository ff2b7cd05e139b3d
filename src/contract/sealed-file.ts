import { ClubFileError, dataVersion, NewerDataError } from './club-file.ts';
import { type Bytes, bytesOf, joined } from './protected-file.ts';

/*
 * The file of a club or a backup: a line with kind and version, gzipped lines of text, and the SHA-256 of everything before.
 * It is read and written in pieces, so that large files need no more memory.
 */

/** The kind of a file. */
export interface SealedKind {
  /** In its first line: "Boxout club, version 6". */
  word: 'backup' | 'club';
  /** Its name in messages. */
  called: string;
  /** The most characters of all lines. */
  largest: number;
}

export const backupFile: SealedKind = { word: 'backup', called: 'The backup', largest: Infinity };
export const clubFile: SealedKind = { word: 'club', called: 'The club’s file', largest: 2 ** 31 };

/** Compression and hashing, which Node and browsers do differently. Errors of the source are rethrown. */
export interface Packing {
  gzip(text: AsyncIterable<string>): AsyncIterable<Uint8Array>;
  gunzip(bytes: AsyncIterable<Bytes>): AsyncIterable<string>;
  sha256(): Sha256;
}
interface Sha256 {
  update(bytes: Uint8Array): unknown;
  digest(): Uint8Array;
}

const sumLength = 32;
/** The first line ends within this many bytes. */
const longestHead = 100;
/** The most characters of a line. The largest row, a match with its plays, has one or two million. */
const longestLine = 16_000_000;

/** The first line of a file. */
export const headOf = (word: SealedKind['word'], version: number) =>
  `Boxout ${word}, version ${version}\n`;

/** Writes lines as a file of this build's version of the data, or an older one. Rethrows errors of `lines`. */
export async function* sealed(
  { word }: SealedKind,
  lines: AsyncIterable<string>,
  { gzip, sha256 }: Packing,
  version = dataVersion,
): AsyncGenerator<Uint8Array> {
  const hash = sha256();
  const head = bytesOf(headOf(word, version));
  hash.update(head);
  yield head;
  for await (const chunk of gzip(lines)) {
    hash.update(chunk);
    yield chunk;
  }
  yield hash.digest();
}

/** Reads a file to its end without storing it. Throws like `unsealed`. */
export async function checkSealed(
  kind: SealedKind,
  bytes: AsyncIterable<Uint8Array>,
  packing: Packing,
): Promise<void> {
  for await (const _ of unsealed(kind, bytes, packing));
}

/**
 * The lines of a file, in batches as they are unpacked. Throws ClubFileError, possibly only at the end, if the file is of
 * another kind, damaged, from a newer build, or larger unpacked than its kind allows.
 */
export async function* unsealed(
  kind: SealedKind,
  bytes: AsyncIterable<Uint8Array>,
  { gunzip, sha256 }: Packing,
): AsyncGenerator<string[]> {
  // Joined only at a line's end: joining at each piece would copy a long line every time.
  let begun: string[] = [];
  let length = 0;
  let total = 0;
  try {
    for await (const text of gunzip(bodyOf(kind, bytes, sha256()))) {
      const [first = '', ...others] = text.split('\n');
      begun.push(first);
      length += first.length;
      total += text.length;
      if (length > longestLine || total > kind.largest) throw tooLarge(kind);
      const rest = others.pop();
      if (rest === undefined) continue;
      yield [begun.join(''), ...others].filter(Boolean);
      begun = [rest];
      length = rest.length;
    }
  } catch (error) {
    throw isNoGzip(error) ? damaged(kind) : error;
  }
  yield [begun.join('')].filter(Boolean);
}

/** The packed body of a file. Throws ClubFileError at the first line, or at the end if the checksum is wrong. */
async function* bodyOf(
  kind: SealedKind,
  bytes: AsyncIterable<Uint8Array>,
  hash: Sha256,
): AsyncGenerator<Bytes> {
  let rest = new Uint8Array();
  let began = false;
  for await (const chunk of bytes) {
    rest = joined(rest, chunk);
    if (!began) {
      const end = rest.indexOf(10) + 1;
      if (end === 0 && rest.length < longestHead) continue;
      checkHead(kind, rest.subarray(0, Math.min(end, longestHead)));
      hash.update(rest.subarray(0, end));
      rest = rest.subarray(end);
      began = true;
    }
    if (rest.length <= sumLength) continue;
    const body = rest.subarray(0, -sumLength);
    hash.update(body);
    yield body;
    rest = rest.slice(-sumLength);
  }
  if (!began) checkHead(kind, rest);
  const sum = hash.digest();
  if (rest.length < sumLength || rest.some((byte, at) => byte !== sum[at])) throw damaged(kind);
}

function checkHead({ word, called }: SealedKind, line: Uint8Array): void {
  const [, found, version] =
    /^Boxout (\w+), version (\d+)\n$/.exec(String.fromCharCode(...line)) ?? [];
  if (found !== word) {
    throw new ClubFileError({ reason: 'no club' }, `This file is no ${word} of Boxout.`);
  }
  if (Number(version) <= dataVersion) return;
  const { message } = new NewerDataError(Number(version), dataVersion);
  throw new ClubFileError(
    { reason: 'newer', version: Number(version) },
    `${called} can't be read: ${message}.`,
  );
}

/** The errors of browsers (TypeError) and Node (zlib) for bytes that are not gzip. */
const isNoGzip = (error: unknown) =>
  error instanceof TypeError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'));

const damaged = ({ called }: SealedKind) =>
  new ClubFileError(
    { reason: 'damaged' },
    `${called} is damaged: its sum does not fit. It was cut short or changed; take another copy.`,
  );

const tooLarge = ({ called }: SealedKind) =>
  new ClubFileError(
    { reason: 'no club' },
    `${called} holds more than any such file: it was made to fill the memory.`,
  );
