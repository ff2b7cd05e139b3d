import { isUtf8 } from 'node:buffer';
import { IntakeError } from '../../match-files/intake-error.ts';

/** What the first bytes tell of files that are often taken for match files. */
const signatures: readonly [start: string, what: string][] = [
  ['504b0304', 'a ZIP archive or a spreadsheet. Unpack it, or save it as CSV, and take the files'],
  ['504b0506', 'an empty ZIP archive'],
  ['1f8b', 'packed with gzip. Unpack it first'],
  ['377abcaf', 'a 7z archive. Unpack it first'],
  ['52617221', 'a RAR archive. Unpack it first'],
  ['25504446', 'a PDF, which holds no match that can be read'],
  ['89504e47', 'a picture'],
  ['ffd8ff', 'a picture'],
  ['d0cf11e0', 'an old Excel file. Save it as CSV and take that'],
];

/**
 * The text of a match file: UTF-8, UTF-16 with a byte order mark, what its XML declares (ISO-8859-1, windows-1252 and
 * others that WHATWG's Encoding Standard knows), or, of a file that is neither JSON nor XML, windows-1252, as spreadsheets
 * save CSV. Throws an IntakeError that names `place` for what is no text.
 */
export function decodeFile(bytes: Uint8Array, place: string): string {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  const known = signatures.find(([signature]) => start.startsWith(signature));
  if (known !== undefined) throw new IntakeError(`${place}: ${known[1]}.`);
  const mark = start.slice(0, 4);
  if (mark === 'fffe') return decode(bytes, 'utf-16le', place);
  if (mark === 'feff') return decode(bytes, 'utf-16be', place);
  if (bytes.includes(0)) throw new IntakeError(`${place}: not a text, so no match file.`);
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1').trimStart();
  const declared = /^<\?xml[^>]*\bencoding\s*=\s*["']([\w-]+)["']/i.exec(head)?.[1];
  if (declared !== undefined) return decode(bytes, declared, place);
  const isPlain = !/^(\u00EF\u00BB\u00BF)?\s*[{[<]/.test(head);
  if (isPlain && !isUtf8(bytes)) return decode(bytes, 'windows-1252', place);
  return decode(bytes, 'utf-8', place);
}

function decode(bytes: Uint8Array, encoding: string, place: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    // An encoding that nobody knows, or bytes that it does not have.
    if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
    throw new IntakeError(
      `${place}: its letters can't be read as ${encoding.toUpperCase()}. Save it again in UTF-8.`,
      { cause: error },
    );
  }
}
