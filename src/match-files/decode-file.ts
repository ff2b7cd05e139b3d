import { IntakeError } from './format.ts';

/** The first bytes of files that people often mistake for match files. */
const signatures: readonly [start: string, what: string][] = [
  ['1f8b', 'packed with gzip. Unpack it first'],
  ['377abcaf', 'a 7z archive. Unpack it first'],
  ['52617221', 'a RAR archive. Unpack it first'],
  ['25504446', 'a PDF, which can’t be read. Save the match’s table as .xlsx or CSV and add that'],
  ['89504e47', 'a picture. Type its table into a spreadsheet and add that'],
  ['ffd8ff', 'a picture. Type its table into a spreadsheet and add that'],
  [
    '426f786f',
    'a club that was saved as one file. It opens in the settings, under “On this device”',
  ],
];

/** The first bytes of Microsoft's compound file: an old workbook, or a new one with a password ([MS-OFFCRYPTO] 2.3.4.4). */
const compound = 'd0cf11e0';
const encryptedPart = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);

/** Decodes bytes like a fatal `TextDecoder`: throws a RangeError for an unknown encoding and a TypeError for invalid bytes. */
export type Decode = (bytes: Uint8Array, encoding: string) => string;

/**
 * The text of a match file: UTF-8, UTF-16 with a byte order mark, the encoding declared in its XML, or windows-1252 for any
 * other text, as spreadsheets save CSV. Throws an IntakeError that names `fileName` for a binary file.
 */
export function decodeFile(bytes: Uint8Array, fileName: string, decode: Decode): string {
  const read = (encoding: string): string => {
    const text = attempt(bytes, encoding, decode);
    if (text !== null) return text;
    throw new IntakeError(
      `${fileName}: its letters can't be read as ${encoding.toUpperCase()}. Save it again in UTF-8.`,
    );
  };
  const start = [...bytes.subarray(0, 4)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  const known = signatures.find(([signature]) => start.startsWith(signature));
  if (known !== undefined) throw new IntakeError(`${fileName}: ${known[1]}.`);
  if (start === compound) {
    const isEncrypted = bytes.some((_, at) =>
      encryptedPart.every((byte, index) => bytes[at + index] === byte),
    );
    throw new IntakeError(
      `${fileName}: ${isEncrypted ? 'a workbook with a password. Save it without one and add that' : 'an old Excel file. Save it as .xlsx or CSV and add that'}.`,
    );
  }
  const mark = start.slice(0, 4);
  if (mark === 'fffe') return read('utf-16le');
  if (mark === 'feff') return read('utf-16be');
  if (bytes.includes(0)) throw new IntakeError(`${fileName}: not a match file. Leave it out.`);
  const head = String.fromCharCode(...bytes.subarray(0, 200)).trimStart();
  const declared = /^<\?xml[^>]*\bencoding\s*=\s*["']([\w-]+)["']/i.exec(head)?.[1];
  if (declared !== undefined) return read(declared);
  const isPlain = !/^(\u00EF\u00BB\u00BF)?\s*[{[<]/.test(head);
  return (
    (isPlain ? attempt(bytes, 'utf-8', decode) : null) ?? read(isPlain ? 'windows-1252' : 'utf-8')
  );
}

/** The text; null if the encoding is unknown or the bytes are invalid. */
function attempt(bytes: Uint8Array, encoding: string, decode: Decode): string | null {
  try {
    return decode(bytes, encoding);
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return null;
    throw error;
  }
}
