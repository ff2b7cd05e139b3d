import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { type CipherOf, isProtected, protect, unprotect } from './protected-file.ts';

/** As the service's, but with a cheap key: these tests do not depend on the cost of a guess. */
const cipherOf: CipherOf = async (passphrase, salt) => {
  const key = createHash('sha256').update(passphrase).update(salt).digest();
  return {
    async seal(nonce, data, about) {
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(about);
      return Buffer.concat([cipher.update(data), cipher.final(), cipher.getAuthTag()]);
    },
    async open(nonce, sealed, about) {
      const cipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(about);
      cipher.setAuthTag(sealed.subarray(-16));
      const data = cipher.update(sealed.subarray(0, -16));
      try {
        cipher.final();
      } catch {
        return null;
      }
      return data;
    },
  };
};

const passphrase = 'four plain words here';
const salt = new Uint8Array(16).fill(7);
const chunk = 65_536;
const head = 27 + 16 + 16;

const sealed = (bytes: Buffer) =>
  buffer(Readable.from(protect(Readable.from(bytes), passphrase, salt, cipherOf)));
const opened = (bytes: Uint8Array, typed = passphrase) =>
  buffer(Readable.from(unprotect(Readable.from([bytes]), typed, cipherOf)));
/** Bytes that are nowhere the same twice. */
const content = (length: number) =>
  Buffer.from(Uint32Array.from({ length: Math.ceil(length / 4) }, (_, at) => at).buffer).subarray(
    0,
    length,
  );

test.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk, 3 * chunk + 5])(
  '%d bytes come back unchanged, however the file is chunked',
  async (length) => {
    const bytes = content(length);
    const file = await sealed(bytes);
    expect(isProtected(file)).toBe(true);
    expect((await opened(file)).equals(bytes)).toBe(true);
    for (const size of [1_000, chunk]) {
      const pieces = [];
      for (let at = 0; at < file.length; at += size) pieces.push(file.subarray(at, at + size));
      const again = unprotect(Readable.from(pieces), passphrase, cipherOf);
      expect((await buffer(Readable.from(again))).equals(bytes)).toBe(true);
    }
  },
);

test('accents may be typed either way', async () => {
  const file = await buffer(
    Readable.from(protect(Readable.from([content(9)]), 'año señal', salt, cipherOf)),
  );
  expect(await opened(file, 'an\u0303o sen\u0303al')).toHaveLength(9);
});

describe('a protected file of three chunks is refused', () => {
  const place = (number: number) => head + number * (chunk + 16);
  const changedAt = (file: Buffer, at: number) => {
    const changed = Buffer.from(file);
    changed[at] = (changed[at] ?? 0) ^ 1;
    return changed;
  };
  const piece = (file: Buffer, number: number) => file.subarray(place(number), place(number + 1));
  const joined = (file: Buffer, numbers: number[]) =>
    Buffer.concat([file.subarray(0, head), ...numbers.map((number) => piece(file, number))]);
  const damaged = 'is damaged: it was cut short or changed';
  const wrong = 'The passphrase does not open this file';

  test.each<[string, (file: Buffer) => Buffer, string]>([
    ['its salt changed', (file) => changedAt(file, 30), wrong],
    ['its head’s tag changed', (file) => changedAt(file, 50), wrong],
    ['its first chunk changed', (file) => changedAt(file, place(0)), damaged],
    ['a tag changed', (file) => changedAt(file, place(1) - 1), damaged],
    ['its last byte changed', (file) => changedAt(file, file.length - 1), damaged],
    ['cut in its head', (file) => file.subarray(0, 40), damaged],
    ['cut after its head', (file) => file.subarray(0, head), damaged],
    ['cut in a chunk', (file) => file.subarray(0, place(1) + 100), damaged],
    ['cut between two chunks', (file) => file.subarray(0, place(2)), damaged],
    ['cut by its last byte', (file) => file.subarray(0, -1), damaged],
    ['longer than it was', (file) => Buffer.concat([file, Buffer.from('x')]), damaged],
    ['two chunks swapped', (file) => joined(file, [1, 0, 2]), damaged],
    ['a chunk left out', (file) => joined(file, [0, 2]), damaged],
    ['a chunk twice', (file) => joined(file, [0, 0, 1, 2]), damaged],
    ['its last chunk first', (file) => joined(file, [2, 0, 1]), damaged],
    ['of a later format', (file) => changedAt(file, 25), 'A newer Boxout protected this file'],
  ])('%s', async (_, change, message) => {
    const file = await sealed(content(2 * chunk + 77));
    await expect(opened(change(file))).rejects.toThrow(message);
  });

  test('by another passphrase', async () => {
    const file = await sealed(content(10));
    await expect(opened(file, `${passphrase} `)).rejects.toThrow(wrong);
  });

  test('with the chunks of another file under the same passphrase', async () => {
    const one = await sealed(content(10));
    const other = await buffer(
      Readable.from(
        protect(
          Readable.from([content(10)]),
          passphrase,
          salt.map((byte) => byte + 1),
          cipherOf,
        ),
      ),
    );
    const mixed = Buffer.concat([one.subarray(0, head), other.subarray(head)]);
    await expect(opened(mixed)).rejects.toThrow(damaged);
  });
});
