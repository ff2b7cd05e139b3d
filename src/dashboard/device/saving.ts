import { scryptAsync } from '@noble/hashes/scrypt.js';
import type { ClubEngine, StoredOfFile } from '../../club/club.ts';
import { ClubFileError, type Refusal, readClub } from '../../club/read-club.ts';
import {
  type CipherOf,
  isProtected,
  ProtectedFileError,
  protect,
  protectionCost,
  saltLength,
  unprotect,
} from '../../contract/protected-file.ts';
import { unsealed } from './sealed.ts';

/** The result of opening a club's file; `locked` = it opens with a passphrase, and none or a wrong one was given. */
export type Opened =
  | StoredOfFile
  | { kind: 'locked'; isWrong: boolean }
  | { kind: 'refused'; refusal: Refusal };

function refusalIn(error: unknown): Opened & { kind: 'locked' | 'refused' } {
  if (error instanceof ClubFileError) return { kind: 'refused', refusal: error.refusal };
  if (!(error instanceof ProtectedFileError)) throw error;
  const { reason } = error;
  if (reason === 'wrong passphrase') return { kind: 'locked', isWrong: true };
  return { kind: 'refused', refusal: { reason } };
}

/** Clubs as files, in the form in which the service exports and imports them. */
export function createSaving(
  { store }: Pick<ClubEngine<Blob>, 'store'>,
  sha256: (bytes: Uint8Array) => Promise<string>,
) {
  const storeFile = async (file: Blob, passphrase: string | null, replace: boolean) => {
    const opened = passphrase === null ? file : await openedFile(file, passphrase);
    return store(await readClub(unsealed(opened, sha256)), replace);
  };
  return {
    /** A file under a passphrase. */
    protect: protectedFile,

    /** Stores the club of a file, whole or not at all. Throws StoreError. */
    async openFile(
      file: Blob,
      replace: boolean,
      passphrase: string | null = null,
    ): Promise<Opened> {
      const isLocked = await isProtectedFile(file);
      if (isLocked && passphrase === null) return { kind: 'locked', isWrong: false };
      return storeFile(file, isLocked ? passphrase : null, replace).catch(refusalIn);
    },
  };
}

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
async function protectedFile(file: Blob, passphrase: string): Promise<Blob> {
  const salt = crypto.getRandomValues(new Uint8Array(saltLength));
  return whole(protect(bytesOf(file), passphrase, salt, browserCipher));
}

/** The file that a protected one holds. Throws ProtectedFileError. */
function openedFile(file: Blob, passphrase: string): Promise<Blob> {
  return whole(unprotect(bytesOf(file), passphrase, browserCipher));
}

/** Whether a file opens with a passphrase only. */
async function isProtectedFile(file: Blob): Promise<boolean> {
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
