import { once } from 'node:events';
import { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { CallError } from '../../club/tools.ts';
import { addingLimits } from '../../contract/adding.ts';
import { largestArchive, largestOf, type SentMatchFile } from '../../match-files/read-files.ts';

/** Bytes that `multipart/form-data` adds to its files, at most. */
const envelope = 1_000_000;

const tooMuch = () =>
  new CallError(
    'TOO_LARGE',
    `At once at most ${addingLimits.files} files, of ${addingLimits.bytes / 2 ** 20} MB together: add them in turns`,
  );

/** Milliseconds within which all files of a body must arrive: 200 MB at 7 Mbit/s. */
const usualTimeout = 240_000;

/**
 * The files of a multipart body as they arrive, one in memory at a time; a file too large for a match has no bytes. Throws
 * TOO_LARGE as soon as the body or its announced length is past the limits, and INVALID_REQUEST for another body and (408) for
 * one that takes longer than `timeout`.
 */
export async function* receiveFiles(
  request: Request,
  timeout = usualTimeout,
): AsyncGenerator<SentMatchFile> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type) || request.body === null) {
    throw new CallError(
      'INVALID_REQUEST',
      'The body must be files: Content-Type: multipart/form-data',
    );
  }
  const most = addingLimits.bytes + envelope;
  if (Number(request.headers.get('Content-Length') ?? 0) > most) throw tooMuch();
  const parser = parserOf(type);
  const arrived = new Readable({ objectMode: true, read() {} });
  let current: BusboyFileStream | undefined;
  const fail = (error: Error) => {
    arrived.destroy(error);
    current?.destroy(error);
    parser.destroy(error);
  };
  parser.on('file', (_, bytes, name) => {
    // A cut body fails the file too, perhaps before it is read.
    bytes.on('error', fail);
    arrived.push({ bytes, name });
  });
  parser.on('finish', () => void arrived.push(null));
  parser.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
  parser.on('filesLimit', () => fail(tooMuch()));
  const deadline = setTimeout(() => fail(tooSlow()), timeout);
  const sending = send(request.body, parser, most).catch(fail);
  try {
    for await (const file of arrived) {
      const { bytes, name }: { bytes: BusboyFileStream; name: string | undefined } = file;
      current = bytes;
      yield { name: name ?? '', bytes: await bytesOf(bytes) };
    }
    await sending;
  } catch (error) {
    if (error instanceof CallError) throw error;
    throw noMultipart();
  } finally {
    clearTimeout(deadline);
    fail(new Error('nobody reads on'));
  }
}

const tooSlow = () =>
  new CallError(
    'INVALID_REQUEST',
    'The files took too long to arrive: add fewer at once, or try a faster network',
    {},
    408,
  );
const noMultipart = () =>
  new CallError('INVALID_REQUEST', 'The body ends in the middle, or is no multipart body');

/** Throws INVALID_REQUEST for a boundary that is missing or longer than the parser takes (RFC 2046: 70 characters). */
function parserOf(type: string): InstanceType<typeof Busboy> {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      // The folder distinguishes files of one name.
      preservePath: true,
      limits: { files: addingLimits.files, fields: 10, fieldSize: 1_000, fileSize: largestArchive },
    });
  } catch {
    throw noMultipart();
  }
}

/** Writes a body into the parser, waiting until it is read. */
async function send(
  body: ReadableStream<Uint8Array>,
  parser: InstanceType<typeof Busboy>,
  most: number,
): Promise<void> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > most) throw tooMuch();
    if (parser.destroyed) return;
    if (!parser.write(chunk)) await once(parser, 'drain');
  }
  parser.end();
}

/** Null for a file larger than any match or archive, which is not held in memory. */
async function bytesOf(file: BusboyFileStream): Promise<Uint8Array | null> {
  const parts: Buffer[] = [];
  let size = 0;
  let isTooLarge = false;
  for await (const part of file) {
    size += part.byteLength;
    if (size > largestOf(parts[0] ?? part)) isTooLarge = true;
    if (isTooLarge) parts.length = 0;
    else parts.push(part);
  }
  return isTooLarge || file.truncated ? null : Buffer.concat(parts);
}
