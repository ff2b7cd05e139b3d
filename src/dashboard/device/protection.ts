import { scryptAsync } from '@noble/hashes/scrypt.js';
import {
  type CipherOf,
  isProtected,
  protect,
  protectionCost,
  saltLength,
  unprotect,
} from '../../contract/protected-file.ts';

/** As the service's: browsers have AES, and no scrypt. Other calls have their turn meanwhile. */
const browserCipher: CipherOf = async (passphrase, salt) => {
  const bytes = await scryptAsync(passphrase, salt, { ...protectionCost, dkLen: 32 });
  const raw = new Uint8Array(bytes);
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
  const by = (iv: BufferSource, additionalData: BufferSource) => ({
    name: 'AES-GCM',
    iv,
    additionalData,
  });
  return {
    seal: async (nonce, data, about) =>
      new Uint8Array(await crypto.subtle.encrypt(by(nonce, about), key, data)),
    open: (nonce, sealed, about) =>
      crypto.subtle.decrypt(by(nonce, about), key, sealed).then(
        (data) => new Uint8Array(data),
        // It rejects for a wrong tag alone.
        () => null,
      ),
  };
};

/** A file under a passphrase. */
export async function protectedFile(file: Blob, passphrase: string): Promise<Blob> {
  const salt = crypto.getRandomValues(new Uint8Array(saltLength));
  return whole(protect(bytesOf(file), passphrase, salt, browserCipher));
}

/** The file that a protected one holds. Throws ProtectedFileError. */
export function openedFile(file: Blob, passphrase: string): Promise<Blob> {
  return whole(unprotect(bytesOf(file), passphrase, browserCipher));
}

/** Whether a file opens with a passphrase only. */
export async function isProtectedFile(file: Blob): Promise<boolean> {
  return isProtected(new Uint8Array(await file.slice(0, 100).arrayBuffer()));
}

async function* bytesOf(file: Blob): AsyncGenerator<Uint8Array> {
  const size = 1_000_000;
  for (let at = 0; at < file.size; at += size) {
    yield new Uint8Array(await file.slice(at, at + size).arrayBuffer());
  }
}

async function whole(bytes: AsyncIterable<Uint8Array>): Promise<Blob> {
  const parts: Blob[] = [];
  for await (const part of bytes) parts.push(new Blob([new Uint8Array(part)]));
  return new Blob(parts, { type: 'application/octet-stream' });
}
