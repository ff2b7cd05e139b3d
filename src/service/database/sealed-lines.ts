import { createHash, type Hash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import {
  dataVersion,
  headOf,
  longestHead,
  type SealedWord,
  sumLength,
  versionIn,
} from '../../contract/club-file.ts';
import { NewerDataError } from './newer-data-error.ts';

/* Writes and reads files of rows as streams, in the form of the contract's `club-file.ts`. */

/** A file that is invalid or damaged, or can't be stored here; the message is for people. */
export class BackupError extends Error {}

/** The kind of a file, and its name in messages. */
export interface SealedKind {
  word: SealedWord;
  called: string;
  /** Most bytes of all lines, unpacked; no limit if absent. */
  largest?: number;
}

/** A club as one file, in the form in which a device writes it, too. Its ids stay the same wherever it is stored. */
export const clubKind: SealedKind = { word: 'club', called: 'The club’s file', largest: 2 ** 31 };

/** Bytes of a line, at most. The largest row is a match with its plays, a megabyte or two. */
const longestLine = 16_000_000;

/** Writes lines as a file of the kind, of this build's data or of older ones. Throws what the lines and `out` throw. */
export async function writeSealed(
  { word }: SealedKind,
  lines: AsyncIterable<string>,
  out: Writable,
  version = dataVersion,
): Promise<void> {
  const head = Buffer.from(headOf(word, version));
  await pipeline(
    lines,
    createGzip({ level: 1 }),
    async function* (body: AsyncIterable<Uint8Array>) {
      const hash = createHash('sha256').update(head);
      yield head;
      for await (const chunk of body) {
        hash.update(chunk);
        yield chunk;
      }
      yield hash.digest();
    },
    out,
  );
}

/**
 * Reads a file to its end and stores nothing. Throws BackupError if it is not of the kind, damaged, a newer build's, or
 * larger unpacked than its kind may be.
 */
export async function checkSealed(
  kind: SealedKind,
  bytes: AsyncIterable<Uint8Array>,
): Promise<void> {
  for await (const _ of readSealed(kind, bytes));
}

/** The whole lines of a file, as many at a time as came in at least a megabyte. Throws like `checkSealed`, as late as its end. */
export async function* readSealed(
  kind: SealedKind,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<string[]> {
  const tooLarge = () =>
    new BackupError(
      `${kind.called} holds more than any such file: it was made to fill the memory.`,
    );
  let parts: Buffer[] = [];
  let size = 0;
  let total = 0;
  // What either of the two throws ends the loop.
  const body = createGunzip();
  const piped = pipeline(Readable.from(unsealed(kind, bytes)), body);
  piped.catch(() => {});
  for await (const chunk of body) {
    parts.push(chunk);
    size += chunk.length;
    total += chunk.length;
    if (total > (kind.largest ?? Infinity)) throw tooLarge();
    if (size > 1_000_000 + longestLine) throw tooLarge();
    // Joining the parts for every chunk of a long line would copy it hundreds of times.
    if (size < 1_000_000 || !chunk.includes(10)) continue;
    const text = Buffer.concat(parts);
    const end = text.lastIndexOf(10) + 1;
    yield linesIn(text.subarray(0, end));
    parts = [text.subarray(end)];
    size = text.length - end;
  }
  await piped;
  yield linesIn(Buffer.concat(parts));
}

const linesIn = (text: Buffer) => text.toString('utf8').split('\n').filter(Boolean);

/** The packed body of a file. Throws BackupError at the first line, or at the end where the sum is another. */
async function* unsealed(
  kind: SealedKind,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let rest: Buffer = Buffer.alloc(0);
  let began = false;
  for await (const chunk of bytes) {
    rest = Buffer.concat([rest, chunk]);
    if (!began) {
      const end = rest.indexOf(10) + 1;
      if (end === 0 && rest.length < longestHead) continue;
      checkHead(kind, rest.subarray(0, end).toString('latin1'));
      hash.update(rest.subarray(0, end));
      rest = rest.subarray(end);
      began = true;
    }
    if (rest.length <= sumLength) continue;
    const body = rest.subarray(0, -sumLength);
    hash.update(body);
    yield body;
    rest = rest.subarray(-sumLength);
  }
  if (!began) checkHead(kind, '');
  requireSum(kind, hash, rest);
}

function checkHead({ word, called }: SealedKind, line: string): void {
  const version = versionIn(line, word);
  if (version === null) throw new BackupError(`This file is no ${word} of Boxout.`);
  if (version > dataVersion) {
    const { message } = new NewerDataError(version, dataVersion);
    throw new BackupError(`${called} can't be read: ${message}.`);
  }
}

function requireSum({ called }: SealedKind, hash: Hash, sum: Buffer): void {
  if (hash.digest().equals(sum)) return;
  throw new BackupError(
    `${called} is damaged: its sum does not fit. It was cut short or changed; take another copy.`,
  );
}
