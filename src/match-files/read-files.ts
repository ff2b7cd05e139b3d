import { type Decode, decodeFile } from './decode-file.ts';
import { IntakeError } from './format.ts';
import type { HeldMatch, Hold } from './held-match.ts';
import { matchReader, type Reading } from './match-files.ts';

/** A file as it was sent; `bytes` is null for one that is too large to be a match. */
export interface SentMatchFile {
  name: string;
  bytes: Uint8Array | null;
}

/** A match is a megabyte at most. */
export const largestFile = 20 * 1_024 * 1_024;

/** What reading files needs of where it runs. */
export interface ReadingTools {
  decode: Decode;
  /** The same for the same bytes, and for no others. */
  hash(bytes: Uint8Array): string | Promise<string>;
  hold: Hold;
  /** Lets others have their turn. */
  nextTurn(): Promise<unknown>;
}

/** What came of the files: matches, held, and the files that are none, each in the order of the files. */
export interface ReadFiles {
  matches: HeldMatch[];
  refused: { file: string; reason: string }[];
}

/**
 * Reads match files one after the other, and lets other calls have their turn between them. A file that can't be read is
 * refused by name and stops no other; the same bytes are taken once.
 */
export async function readFiles(
  files: AsyncIterable<SentMatchFile> | Iterable<SentMatchFile>,
  tools: ReadingTools,
  onRead: (file: string) => void = () => {},
): Promise<ReadFiles> {
  const reader = matchReader();
  const order = new Map<string, number>();
  const byHash = new Map<string, string>();
  const matches: Omit<HeldMatch, 'key'>[] = [];
  const refused: { file: string; reason: string; order: number }[] = [];
  const orderOf = (name: string) => order.get(name) ?? order.size;
  const take = (reading: Reading | null) => {
    if (reading?.kind === 'match') {
      const { files, format, recorded } = reading;
      const first = Math.min(...files.map(orderOf));
      matches.push({ files, format, order: first, ...tools.hold(recorded) });
    } else if (reading !== null) {
      const { place, reason } = reading;
      // The file is told beside it.
      const said = reason.startsWith(place)
        ? reason.slice(place.length).replace(/^[:,] /, '')
        : reason;
      refused.push({ file: place, reason: said, order: orderOf(place) });
    }
  };
  for await (const { name: sent, bytes } of files) {
    const name = freeName(plainFileName(sent), order);
    order.set(name, order.size);
    onRead(name);
    take(await readFile({ name, bytes }, byHash, reader, tools));
    await tools.nextTurn();
  }
  for (const reading of reader.end()) {
    take(reading);
    await tools.nextTurn();
  }
  return {
    matches: matches
      .sort((one, other) => one.order - other.order)
      .map((match, index) => ({ key: `m${index + 1}`, ...match })),
    refused: refused
      .sort((one, other) => one.order - other.order)
      .map(({ file, reason }) => ({ file, reason })),
  };
}

async function readFile(
  { name: place, bytes }: SentMatchFile,
  byHash: Map<string, string>,
  reader: ReturnType<typeof matchReader>,
  { hash: hashOf, decode }: ReadingTools,
): Promise<Reading | null> {
  const refuse = (reason: string): Reading => ({ kind: 'refused', place, reason });
  if (bytes === null) return refuse('larger than 20 MB, which no match is');
  const hash = await hashOf(bytes);
  const twin = byHash.get(hash);
  if (twin !== undefined) return refuse(`the same file as ${twin}`);
  byHash.set(hash, place);
  try {
    return reader.add({ place, text: decodeFile(bytes, place, decode) });
  } catch (error) {
    if (!(error instanceof IntakeError)) throw error;
    return refuse(error.message);
  }
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
