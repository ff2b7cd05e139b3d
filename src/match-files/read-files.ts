import { addingLimits } from '../contract/adding.ts';
import { isWorkbook, sheetsOf } from './archives/workbook.ts';
import { isZip, type ZipEntry, zipEntries } from './archives/zip.ts';
import { boxCsv } from './box-csv/box-csv.ts';
import { type Decode, decodeFile } from './decode-file.ts';
import { IntakeError } from './format.ts';
import type { HeldMatch } from './look-at-matches.ts';
import { type MatchFile, matchReader, type Reading } from './match-files.ts';
import { isOfSystem, notNeeded } from './refused.ts';

/** An uploaded file; `bytes` is null if it is too large for a match. */
export interface SentMatchFile {
  name: string;
  bytes: Uint8Array | null;
}

/** The largest file of one match, in bytes; a usual one has a megabyte at most. */
const largestFile = 5 * 1_024 * 1_024;

/** The largest file to read, in bytes: an archive of a season. */
export const largestArchive = 50 * 1_024 * 1_024;

/** The largest size to read, in bytes, by the file's first bytes. */
export const largestOf = (start: Uint8Array): number =>
  isZip(start) ? largestArchive : largestFile;

/** An archive that unpacks to more than this many times its size is hostile. */
const mostPacked = 200;

/** The most bytes of files that wait for others of their match: 60 matches of EuroLeague. */
const mostWaiting = 32 * 1_024 * 1_024;

/** A file and its name in messages. */
export interface NamedFile {
  name: string;
  bytes: Uint8Array;
}

/** A match held for the coach's confirmation, or a refused file. */
export type HeldReading =
  | ({ kind: 'match' } & Pick<HeldMatch, 'files' | 'format' | 'size' | 'read'>)
  | Extract<Reading, { kind: 'refused' }>;

/** The platform's functions for reading files. */
export interface ReadingTools {
  /** Equal only for equal bytes. */
  hash(bytes: Uint8Array): string | Promise<string>;
  /** Reads files as `readingsOf` does, possibly in another thread. */
  read(
    files: readonly NamedFile[],
    isEnd: boolean,
  ): AsyncIterable<HeldReading> | Iterable<HeldReading>;
  /** Lets other tasks run. */
  nextTurn(): Promise<unknown>;
}

/** Reads files in this thread. A file whose match may have more files returns nothing unless `isEnd`. */
export function* readingsOf(
  files: readonly NamedFile[],
  isEnd: boolean,
  decode: Decode,
): Generator<Reading> {
  const reader = matchReader();
  for (const { name: fileName, bytes } of files) {
    try {
      for (const text of textsOf(bytes, fileName, decode)) yield* reader.add(text);
    } catch (error) {
      if (!(error instanceof IntakeError)) throw error;
      yield { kind: 'refused', fileName, reason: error.message };
    }
  }
  if (isEnd) yield* reader.end();
}

/** A file as text; of a workbook, each sheet with a table of players. Throws an IntakeError. */
function textsOf(bytes: Uint8Array, fileName: string, decode: Decode): MatchFile[] {
  if (!isZip(bytes)) return [{ fileName, text: decodeFile(bytes, fileName, decode) }];
  const sheets = sheetsOf(zipEntries(bytes, fileName), fileName);
  const tables = sheets.filter(({ text }) => boxCsv.recognises(text));
  if (tables.length === 0)
    throw new IntakeError(
      `${fileName}: no sheet with a table of players. Give its columns headings and save it again.`,
    );
  return tables.map(({ name, text }) => ({
    fileName: tables.length === 1 ? fileName : `${fileName}/${name}`,
    text,
  }));
}

/** Reads files in this thread and holds their matches uncompressed. */
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

/** The matches and refused files, each in the order of the files. */
export interface ReadFiles {
  matches: HeldMatch[];
  refused: { file: string; reason: string }[];
}

/**
 * Reads match files one by one and lets other tasks run in between. An unreadable file is refused by name and does not stop
 * the others; a file sent twice is read once.
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
  // A workbook's sheet has the position of its file.
  const orderOf = (name: string) => order.get(name) ?? order.size - 1;
  const refuse = (file: string, reason: string) =>
    void refused.push({ file, reason, order: orderOf(file) });
  /** Reads files and returns how many matches and refusals they gave. */
  const read = async (some: readonly NamedFile[], isEnd: boolean): Promise<number> => {
    let count = 0;
    for await (const reading of tools.read(some, isEnd)) {
      count += 1;
      if (reading.kind === 'match') {
        const { kind: _, ...match } = reading;
        matches.push({ ...match, order: Math.min(...match.files.map(orderOf)) });
      } else {
        const { fileName, reason } = reading;
        // Removed from the reason, since the file's name is shown beside it.
        refuse(
          fileName,
          reason.startsWith(fileName)
            ? reason.slice(fileName.length).replace(/^[:,] /, '')
            : reason,
        );
      }
      await tools.nextTurn();
    }
    return count;
  };
  const take = async ({ name: sent, ...file }: SentMatchFile | Refused): Promise<void> => {
    const name = freeName(plainFileName(sent), order);
    order.set(name, order.size);
    onRead(name);
    if (isOfSystem(sent)) return refuse(name, notNeeded);
    if ('reason' in file) return refuse(name, file.reason);
    const { bytes } = file;
    if (bytes === null || (bytes.byteLength > largestFile && !isZip(bytes))) {
      return refuse(name, 'larger than 5 MB, the limit for a match. Leave it out.');
    }
    const hash = await tools.hash(bytes);
    const twin = byHash.get(hash);
    if (twin !== undefined) return refuse(name, `the same file as ${twin}`);
    byHash.set(hash, name);
    if ((await read([{ name, bytes }], false)) > 0) return;
    waitingBytes += bytes.byteLength;
    if (waitingBytes <= mostWaiting) waiting.push({ name, bytes });
    else refuse(name, 'one of too many files at once. Add its match after these.');
  };
  for await (const sent of files) {
    for (const file of unpacked(sent)) await take(file);
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

interface Refused {
  name: string;
  reason: string;
}

/** The files of an archive one by one; any other file unchanged. */
function* unpacked(sent: SentMatchFile): Generator<SentMatchFile | Refused> {
  const { name, bytes } = sent;
  if (bytes === null || !isZip(bytes)) return yield sent;
  let left = Math.min(addingLimits.bytes, bytes.byteLength * mostPacked);
  try {
    const entries = zipEntries(bytes, name);
    const reason = whyNotUnpacked(entries);
    if (reason !== null) return yield { name, reason };
    if (isWorkbook(entries)) return yield sent;
    for (const entry of entries) {
      const fileName = `${name}/${entry.name}`;
      const file = entry.unpack(left);
      if (file === null) {
        return yield {
          name: fileName,
          reason: 'too large when unpacked, with the files after it. Split the archive.',
        };
      }
      left -= file.byteLength;
      yield isArchive(file)
        ? { name: fileName, reason: 'an archive in an archive. Unpack it first.' }
        : { name: fileName, bytes: file };
    }
  } catch (error) {
    if (!(error instanceof IntakeError)) throw error;
    yield { name, reason: error.message.slice(name.length).replace(/^: /, '') };
  }
}

/** Whether a file inside an archive is itself an archive; a workbook is not. */
const isArchive = (bytes: Uint8Array) => isZip(bytes) && !isWorkbook(zipEntries(bytes, ''));

/** Why an archive is not read; `null` if it is. */
function whyNotUnpacked(entries: readonly ZipEntry[]): string | null {
  const has = (name: string) => entries.some((entry) => entry.name === name);
  if (entries.length === 0) return 'an empty ZIP archive.';
  if (entries.some(({ isEncrypted }) => isEncrypted)) {
    return 'a ZIP archive with a password. Unpack it first.';
  }
  if (has('content.xml') && has('mimetype')) {
    return 'a file of LibreOffice. Save its table as .xlsx or CSV and add that.';
  }
  if (has('word/styles.xml') || has('ppt/presentation.xml')) {
    return 'no table but a text or slides. Save its table as .xlsx or CSV and add that.';
  }
  return entries.length > addingLimits.files
    ? `more than ${addingLimits.files} files in one archive. Split it.`
    : null;
}

/** A file's name for messages: without control and invisible characters, and cut to 300 characters. */
function plainFileName(name: string): string {
  const plain = name
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(-300);
  return plain === '' ? 'file' : plain;
}

/** A number distinguishes files of the same name. */
function freeName(name: string, taken: ReadonlyMap<string, number>): string {
  const [, stem = name, ending = ''] = /^(.+?)(\.\w+)?$/.exec(name) ?? [];
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${stem} (${count})${ending}`;
  return free;
}
