import { type Decode, decodeFile } from './decode-file.ts';
import { IntakeError } from './format.ts';
import type { HeldMatch } from './held-match.ts';
import { matchReader, type Reading } from './match-files.ts';

/** A file as it was sent; `bytes` is null for one that is too large to be a match. */
export interface SentMatchFile {
  name: string;
  bytes: Uint8Array | null;
}

/** The largest file that is read, in bytes. A match is a megabyte at most. */
export const largestFile = 5 * 1_024 * 1_024;

/** Bytes of files that wait for other files of their match, at most: 60 matches of EuroLeague. */
const mostWaiting = 32 * 1_024 * 1_024;

/** A file and the name that messages give it. */
export interface NamedFile {
  name: string;
  bytes: Uint8Array;
}

/** A match or a refused file, the match in the form in which it waits for the coach's yes. */
export type HeldReading =
  | ({ kind: 'match' } & Pick<HeldMatch, 'files' | 'format' | 'size' | 'read'>)
  | Extract<Reading, { kind: 'refused' }>;

/** What reading files needs of the platform. */
export interface ReadingTools {
  /** The same for the same bytes, and for no others. */
  hash(bytes: Uint8Array): string | Promise<string>;
  /** Reads files as `readingsOf` does, perhaps in another thread. */
  read(
    files: readonly NamedFile[],
    isEnd: boolean,
  ): AsyncIterable<HeldReading> | Iterable<HeldReading>;
  /** Lets other calls run. */
  nextTurn(): Promise<unknown>;
}

/**
 * Reads files in this thread. A file whose match may lie in several files gives nothing, unless these are all (`isEnd`).
 */
export function* readingsOf(
  files: readonly NamedFile[],
  isEnd: boolean,
  decode: Decode,
): Generator<Reading> {
  const reader = matchReader();
  for (const { name: place, bytes } of files) {
    const reading = addTo(reader, place, () => decodeFile(bytes, place, decode));
    if (reading !== null) yield reading;
  }
  if (isEnd) yield* reader.end();
}

function addTo(
  reader: ReturnType<typeof matchReader>,
  place: string,
  text: () => string,
): Reading | null {
  try {
    return reader.add({ place, text: text() });
  } catch (error) {
    if (!(error instanceof IntakeError)) throw error;
    return { kind: 'refused', place, reason: error.message };
  }
}

/** Reads files in this thread and holds their matches as they are. */
export function readInThread(decode: Decode): ReadingTools['read'] {
  return function* (files, isEnd) {
    for (const reading of readingsOf(files, isEnd, decode)) {
      if (reading.kind === 'refused') yield reading;
      else {
        const { kind, files: from, format, recorded } = reading;
        yield { kind, files: from, format, size: 0, read: () => recorded };
      }
    }
  };
}

/** What came of the files: matches, held, and the files that are none, each in the order of the files. */
export interface ReadFiles {
  matches: HeldMatch[];
  refused: { file: string; reason: string }[];
}

/**
 * Reads match files one after the other, and lets other calls run between them. A file that can't be read is refused by
 * name and stops no other; the same bytes are taken once.
 */
export async function readFiles(
  files: AsyncIterable<SentMatchFile> | Iterable<SentMatchFile>,
  tools: ReadingTools,
  onRead: (file: string) => void = () => {},
): Promise<ReadFiles> {
  const order = new Map<string, number>();
  const byHash = new Map<string, string>();
  const matches: Omit<HeldMatch, 'key'>[] = [];
  const refused: { file: string; reason: string; order: number }[] = [];
  const waiting: NamedFile[] = [];
  let waitingBytes = 0;
  const orderOf = (name: string) => order.get(name) ?? order.size;
  const refuse = (file: string, reason: string) =>
    void refused.push({ file, reason, order: orderOf(file) });
  /** How many matches and refused files came out of these. */
  const read = async (some: readonly NamedFile[], isEnd: boolean): Promise<number> => {
    let count = 0;
    for await (const reading of tools.read(some, isEnd)) {
      count += 1;
      if (reading.kind === 'match') {
        const { kind: _, ...match } = reading;
        matches.push({ ...match, order: Math.min(...match.files.map(orderOf)) });
      } else {
        const { place, reason } = reading;
        // The file's name is shown beside it.
        refuse(
          place,
          reason.startsWith(place) ? reason.slice(place.length).replace(/^[:,] /, '') : reason,
        );
      }
      await tools.nextTurn();
    }
    return count;
  };
  for await (const { name: sent, bytes } of files) {
    const name = freeName(plainFileName(sent), order);
    order.set(name, order.size);
    onRead(name);
    if (bytes === null) {
      refuse(name, 'larger than 5 MB, which no match is');
      continue;
    }
    const hash = await tools.hash(bytes);
    const twin = byHash.get(hash);
    if (twin !== undefined) {
      refuse(name, `the same file as ${twin}`);
      continue;
    }
    byHash.set(hash, name);
    if ((await read([{ name, bytes }], false)) > 0) continue;
    waitingBytes += bytes.byteLength;
    if (waitingBytes <= mostWaiting) waiting.push({ name, bytes });
    else refuse(name, 'one of too many files of several parts: add them in turns');
  }
  if (waiting.length > 0) await read(waiting, true);
  return {
    matches: matches
      .sort((one, other) => one.order - other.order)
      .map((match, index) => ({ key: `m${index + 1}`, ...match })),
    refused: refused
      .sort((one, other) => one.order - other.order)
      .map(({ file, reason }) => ({ file, reason })),
  };
}

/** A file's name as messages repeat it: without control and invisible characters, and no longer than a few lines. */
function plainFileName(name: string): string {
  const plain = name
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(-300);
  return plain === '' ? 'file' : plain;
}

/** Two files of one name are told apart by a number. */
function freeName(name: string, taken: ReadonlyMap<string, number>): string {
  const [, stem = name, ending = ''] = /^(.+?)(\.\w+)?$/.exec(name) ?? [];
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${stem} (${count})${ending}`;
  return free;
}
