import { createDecipheriv, createHash, webcrypto } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { type Ciphering, isProtected, protect, unprotect } from './protected-file.ts';

/** A cheap key, since these tests do not depend on its cost. */
const ciphering: Ciphering = {
  keyOf: async (passphrase, salt) =>
    new Uint8Array(createHash('sha256').update(passphrase).update(salt).digest()),
  webCrypto: webcrypto,
};

const passphrase = 'four plain words here';
const salt = new Uint8Array(16).fill(7);
const chunk = 65_536;
const head = 27 + 16 + 16;

const sealed = (bytes: Buffer) =>
  buffer(Readable.from(protect(Readable.from(bytes), passphrase, ciphering, salt)));
const opened = (bytes: Uint8Array, typed = passphrase) =>
  buffer(Readable.from(unprotect(Readable.from([bytes]), typed, ciphering)));
/** Bytes without repetition. */
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
      const again = unprotect(Readable.from(pieces), passphrase, ciphering);
      expect((await buffer(Readable.from(again))).equals(bytes)).toBe(true);
    }
  },
);

test('a chunk equals OpenSSL’s AES-256-GCM', async () => {
  const file = await sealed(content(10));
  const nonce = Buffer.from('020000000000000000000000', 'hex');
  const decipher = createDecipheriv('aes-256-gcm', await ciphering.keyOf(passphrase, salt), nonce);
  decipher.setAuthTag(file.subarray(-16));
  const data = decipher.update(file.subarray(head, -16));
  decipher.final();
  expect(data).toEqual(content(10));
});

test('composed and decomposed accents give the same key', async () => {
  const file = await buffer(
    Readable.from(protect(Readable.from([content(9)]), 'año señal', ciphering)),
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

  test('with another passphrase', async () => {
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
          ciphering,
          salt.map((byte) => byte + 1),
        ),
      ),
    );
    const mixed = Buffer.concat([one.subarray(0, head), other.subarray(head)]);
    await expect(opened(mixed)).rejects.toThrow(damaged);
  });
});
