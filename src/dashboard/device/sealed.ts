import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { ClubFileError } from '../../club/read-club.ts';
import {
  dataVersion,
  headOf,
  longestHead,
  sumLength,
  versionIn,
} from '../../contract/club-file.ts';

/** Characters of a line, at most, as the service has it: a longer one was made to fill the memory. */
const longestLine = 16_000_000;

type Sha256 = (bytes: Uint8Array) => Promise<string>;

/** Lines as a club's file. Throws what the lines throw. */
export async function sealed(lines: AsyncIterator<string>, sha256: Sha256): Promise<Blob> {
  const encoder = new TextEncoder();
  const text = new ReadableStream<BufferSource>({
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  const packed = text.pipeThrough(new CompressionStream('gzip'));
  const body = new Blob([headOf('club', dataVersion), await new Response(packed).blob()]);
  const sum = hexToBytes(await sha256(new Uint8Array(await body.arrayBuffer())));
  return new Blob([body, sum], { type: 'application/octet-stream' });
}

/** The lines of a club's file, once its sum was found to fit. Throws ClubFileError. */
export async function* unsealed(file: Blob, sha256: Sha256): AsyncGenerator<string> {
  const beginning = new TextDecoder('latin1').decode(
    await file.slice(0, longestHead).arrayBuffer(),
  );
  const head = beginning.slice(0, beginning.indexOf('\n') + 1);
  const version = versionIn(head, 'club');
  if (version === null) throw new ClubFileError({ reason: 'no club' });
  if (version > dataVersion) throw new ClubFileError({ reason: 'newer', version });
  const end = file.size - sumLength;
  const sum = await file.slice(Math.max(end, 0)).arrayBuffer();
  const own = await sha256(new Uint8Array(await file.slice(0, Math.max(end, 0)).arrayBuffer()));
  if (own !== bytesToHex(new Uint8Array(sum))) throw new ClubFileError({ reason: 'damaged' });
  const text = file
    .slice(head.length, end)
    .stream()
    .pipeThrough(new DecompressionStream('gzip'))
    .pipeThrough(new TextDecoderStream())
    .getReader();
  // Joined only at a line's end: a long line in many chunks would be copied once a chunk.
  let begun: string[] = [];
  let length = 0;
  for (;;) {
    const { done, value = '' } = await text.read();
    const [first = '', ...others] = value.split('\n');
    begun.push(first);
    length += first.length;
    if (length > longestLine) throw new ClubFileError({ reason: 'no club' });
    if (others.length > 0 || done) {
      const lines = [begun.join(''), ...others];
      const rest = done ? '' : (lines.pop() ?? '');
      for (const line of lines) if (line !== '') yield line;
      begun = [rest];
      length = rest.length;
    }
    if (done) return;
  }
}
