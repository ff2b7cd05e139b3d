/*
 * A file with a passphrase: 27 bytes of text, 16 of salt, a tag of 16 over both, then AES-256-GCM chunks of 64 KiB with their
 * tags. A nonce is the chunk's kind and number, so that moved, missing and added chunks fail.
 */

const beginning = bytesOf('Boxout protected, format 1\n');
const anyFormat = bytesOf('Boxout protected, format ');
const saltLength = 16;
const tagLength = 16;
const headLength = beginning.length + saltLength;
const chunkLength = 65_536;

/** 128 MB and about 0.5 s a guess (RFC 7914, and OWASP's advice for stored passwords). */
export const protectionCost = { N: 2 ** 17, r: 8, p: 1 } as const;

/** The fewest characters of a passphrase for a new file. */
export const shortestPassphrase = 12;

export type Bytes = Uint8Array<ArrayBuffer>;

/** The host's cryptography. */
export interface Ciphering {
  /** Derives the key from a passphrase: scrypt with `protectionCost`, 32 bytes. */
  keyOf(passphrase: string, salt: Bytes): Promise<Bytes>;
  webCrypto: WebCrypto;
}

/** The part of WebCrypto that both Node and browsers have. */
interface WebCrypto {
  getRandomValues(bytes: Bytes): Bytes;
  subtle: {
    importKey(
      format: 'raw',
      bytes: Bytes,
      algorithm: string,
      extractable: boolean,
      uses: ('encrypt' | 'decrypt')[],
    ): Promise<object>;
    encrypt(algorithm: AesGcm, key: object, data: Bytes): Promise<ArrayBuffer>;
    decrypt(algorithm: AesGcm, key: object, data: Bytes): Promise<ArrayBuffer>;
  };
}
interface AesGcm {
  name: 'AES-GCM';
  iv: Bytes;
  additionalData: Bytes;
}

/** A protected file that can't be opened; the message is for people. */
export class ProtectedFileError extends Error {
  constructor(
    readonly reason: 'wrong passphrase' | 'damaged' | 'newer format',
    message: string,
  ) {
    super(message);
  }
}

/** Whether a file's first bytes are a protected file's. */
export function isProtected(first: Uint8Array): boolean {
  return startsWith(first, anyFormat);
}

/** Encrypts a file in chunks. `salt` must be random and new for each file. */
export async function* protect(
  bytes: AsyncIterable<Uint8Array>,
  passphrase: string,
  ciphering: Ciphering,
  salt = ciphering.webCrypto.getRandomValues(new Uint8Array(saltLength)),
): AsyncGenerator<Uint8Array> {
  const cipher = await cipherOf(passphrase, salt, ciphering);
  const head = joined(beginning, salt);
  yield head;
  yield await cipher.seal(nonceOf('head', 0), nothing, head);
  let number = 0;
  for await (const { chunk, isLast } of chunksOf(bytes, chunkLength)) {
    yield await cipher.seal(nonceOf(isLast ? 'last' : 'chunk', number), chunk, nothing);
    number += 1;
  }
}

/** Decrypts a file in chunks; those before a damaged one are yielded first. Throws ProtectedFileError. */
export async function* unprotect(
  bytes: AsyncIterable<Uint8Array>,
  passphrase: string,
  ciphering: Ciphering,
): AsyncGenerator<Uint8Array> {
  let cipher: Awaited<ReturnType<typeof cipherOf>> | null = null;
  let first: Bytes = nothing;
  let number = 0;
  const body = withoutHead(bytes, (head) => {
    first = head;
  });
  for await (const { chunk, isLast } of chunksOf(body, chunkLength + tagLength)) {
    cipher ??= await openHead(first, passphrase, ciphering);
    if (chunk.length < tagLength) throw damaged();
    const opened = await cipher.open(nonceOf(isLast ? 'last' : 'chunk', number), chunk, nothing);
    if (opened === null) throw damaged();
    yield opened;
    number += 1;
  }
}

async function openHead(first: Bytes, passphrase: string, ciphering: Ciphering) {
  if (isProtected(first) && !startsWith(first, beginning)) {
    throw new ProtectedFileError(
      'newer format',
      'A newer Boxout protected this file. Open it with that version.',
    );
  }
  if (first.length < headLength + tagLength || !isProtected(first)) throw damaged();
  const head = first.slice(0, headLength);
  const cipher = await cipherOf(passphrase, head.slice(beginning.length), ciphering);
  const isRight = await cipher.open(nonceOf('head', 0), first.slice(headLength), head);
  if (isRight !== null) return cipher;
  throw new ProtectedFileError(
    'wrong passphrase',
    'The passphrase does not open this file: it is another one, or the beginning of the file was changed.',
  );
}

/** AES-256-GCM with a passphrase's key: a tag of 16 bytes follows the data and also covers `about`. */
async function cipherOf(
  passphrase: string,
  salt: Bytes,
  { keyOf, webCrypto: { subtle } }: Ciphering,
) {
  const bytes = await keyOf(passphrase.normalize('NFKC'), salt);
  const key = await subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
  const by = (iv: Bytes, additionalData: Bytes) =>
    ({ name: 'AES-GCM', iv, additionalData }) as const;
  return {
    seal: async (nonce: Bytes, data: Bytes, about: Bytes) =>
      new Uint8Array(await subtle.encrypt(by(nonce, about), key, data)),
    /** null if the tag does not fit. */
    open: (nonce: Bytes, sealed: Bytes, about: Bytes) =>
      subtle.decrypt(by(nonce, about), key, sealed).then(
        (data) => new Uint8Array(data),
        // Decryption rejects only for a wrong tag.
        () => null,
      ),
  };
}

const damaged = () =>
  new ProtectedFileError(
    'damaged',
    'The protected file is damaged: it was cut short or changed; take another copy.',
  );

/** The bytes after head and tag; `onHead` gets the bytes before, or all bytes of a shorter file. */
async function* withoutHead(
  bytes: AsyncIterable<Uint8Array>,
  onHead: (head: Bytes) => void,
): AsyncGenerator<Uint8Array> {
  const length = headLength + tagLength;
  let head: Bytes = nothing;
  for await (const piece of bytes) {
    const missing = length - head.length;
    if (missing > 0) {
      head = joined(head, piece.subarray(0, missing));
      onHead(head);
    }
    if (piece.length > missing) yield piece.subarray(Math.max(missing, 0));
  }
}

/** Chunks of equal length; the last is shorter, or empty if there are no bytes. */
async function* chunksOf(
  bytes: AsyncIterable<Uint8Array>,
  length: number,
): AsyncGenerator<{ chunk: Bytes; isLast: boolean }> {
  let chunk = new Uint8Array(length);
  let filled = 0;
  for await (const piece of bytes) {
    for (let at = 0; at < piece.length; ) {
      if (filled === length) {
        yield { chunk, isLast: false };
        chunk = new Uint8Array(length);
        filled = 0;
      }
      const taken = piece.subarray(at, at + length - filled);
      chunk.set(taken, filled);
      filled += taken.length;
      at += taken.length;
    }
  }
  yield { chunk: chunk.slice(0, filled), isLast: true };
}

const kinds = { head: 0, chunk: 1, last: 2 } as const;

function nonceOf(kind: keyof typeof kinds, number: number): Bytes {
  const nonce = new Uint8Array(12);
  nonce[0] = kinds[kind];
  new DataView(nonce.buffer).setUint32(8, number);
  return nonce;
}

const nothing = new Uint8Array(0);

/** The bytes of ASCII text. */
export function bytesOf(text: string): Bytes {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

export function joined(one: Uint8Array, other: Uint8Array): Bytes {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

const startsWith = (bytes: Uint8Array, wanted: Uint8Array) =>
  wanted.every((byte, at) => bytes[at] === byte);
