import { Inflate, strFromU8 } from 'fflate';
import { IntakeError } from '../format.ts';

/** A file in a ZIP archive. */
export interface ZipEntry {
  name: string;
  isEncrypted: boolean;
  /** Its bytes; `null` if there are more than `most`. Throws an IntakeError if they are damaged. */
  unpack(most: number): Uint8Array | null;
}

/** Whether the bytes begin like a ZIP archive, as a spreadsheet (.xlsx) does too. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 0x03 || bytes[2] === 0x05);

/** Signatures and lengths of records: PKWARE's APPNOTE 6.3.10, section 4.3. */
const [endRecord, centralRecord, localRecord] = [0x06054b50, 0x02014b50, 0x04034b50];
const longestEnd = 22 + 65_535;
const stored = 0;
const deflated = 8;

/**
 * The files listed in a ZIP archive's central directory, without folders and hidden system files. Throws an IntakeError that
 * names `fileName` if it is cut off or damaged.
 */
export function zipEntries(bytes: Uint8Array, fileName: string): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const damaged = (cause?: unknown) =>
    new IntakeError(`${fileName}: a ZIP archive that is cut off or damaged. Save it again.`, {
      cause,
    });
  try {
    const end = endOf(view);
    if (end === null) throw damaged();
    const entries: ZipEntry[] = [];
    let at = view.getUint32(end + 16, true);
    for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
      if (view.getUint32(at, true) !== centralRecord) throw damaged();
      const flags = view.getUint16(at + 8, true);
      const method = view.getUint16(at + 10, true);
      const packedSize = view.getUint32(at + 20, true);
      const size = view.getUint32(at + 24, true);
      const nameEnd = at + 46 + view.getUint16(at + 28, true);
      const local = view.getUint32(at + 42, true);
      const name = strFromU8(bytes.subarray(at + 46, nameEnd), (flags & 0x800) === 0);
      at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
      if (isHidden(name)) continue;
      entries.push({
        name,
        isEncrypted: (flags & 1) === 1,
        unpack(most) {
          try {
            if (view.getUint32(local, true) !== localRecord) throw damaged();
            const start =
              local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
            const packed = bytes.subarray(start, start + packedSize);
            if (method !== stored && method !== deflated) throw damaged();
            const whole =
              method === stored ? (size > most ? null : packed) : inflated(packed, most);
            if (whole !== null && whole.byteLength !== size) throw damaged();
            return whole;
          } catch (error) {
            throw error instanceof IntakeError ? error : damaged(error);
          }
        },
      });
    }
    return entries;
  } catch (error) {
    throw error instanceof IntakeError ? error : damaged(error);
  }
}

const isHidden = (name: string) => /(^|\/)(__MACOSX\/|\.[^/]*$|Thumbs\.db$)|\/$/.test(name);

/** The offset of the end-of-archive record; a comment may follow it. */
function endOf(view: DataView): number | null {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - longestEnd); at -= 1) {
    if (view.getUint32(at, true) === endRecord) return at;
  }
  return null;
}

/** Packed bytes to inflate at a time, which come to 16 MB at most. */
const step = 16 * 1_024;

/** Inflates, and stops after `most` bytes, since the declared size may be wrong. */
function inflated(packed: Uint8Array, most: number): Uint8Array | null {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate((chunk) => {
    size += chunk.byteLength;
    if (size <= most) chunks.push(chunk.slice());
  });
  for (let at = 0; at < packed.byteLength && size <= most; at += step) {
    stream.push(packed.subarray(at, at + step), at + step >= packed.byteLength);
  }
  if (size > most) return null;
  const whole = new Uint8Array(size);
  let filled = 0;
  for (const chunk of chunks) {
    whole.set(chunk, filled);
    filled += chunk.byteLength;
  }
  return whole;
}
