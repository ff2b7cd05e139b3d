import { sha256 } from '@noble/hashes/sha2.js';
import type { Packing } from '../../contract/sealed-file.ts';

/** The browser's gzip, and a SHA-256 that accepts pieces, which the browser's does not. */
export const packing: Packing = {
  gzip: (text) =>
    piecesOf(
      streamOf(text)
        .pipeThrough(new TextEncoderStream())
        .pipeThrough(new CompressionStream('gzip')),
    ),
  gunzip: (bytes) =>
    piecesOf(
      streamOf(bytes)
        .pipeThrough(new DecompressionStream('gzip'))
        .pipeThrough(new TextDecoderStream()),
    ),
  sha256: () => sha256.create(),
};

/** Chrome lacks `ReadableStream.from`. */
function streamOf<Piece>(pieces: AsyncIterable<Piece>): ReadableStream<Piece> {
  const all = pieces[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await all.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

/** Older Safari versions can't iterate over streams. */
async function* piecesOf<Piece>(stream: ReadableStream<Piece>): AsyncGenerator<Piece> {
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}
