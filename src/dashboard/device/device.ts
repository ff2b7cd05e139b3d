import { scryptAsync } from '@noble/hashes/scrypt.js';
import { createClub, type ListedClub, type StoredOfFile } from '../../club/club.ts';
import { readClub } from '../../club/read-club.ts';
import type { ClubTools } from '../../club/tools.ts';
import { ClubFileError, type Refusal } from '../../contract/club-file.ts';
import {
  type Ciphering,
  isProtected,
  ProtectedFileError,
  protect,
  protectionCost,
  unprotect,
} from '../../contract/protected-file.ts';
import { checkSealed, clubFile, sealed, unsealed } from '../../contract/sealed-file.ts';
import { packing } from './packing.ts';

/** The functions of the clubs on this device, which the page calls by name. */
export type Device = ReturnType<typeof createDevice>;

/** A club in the page's list. */
export type ClubOnDevice = ListedClub;

/** The result of opening a club's file; `locked` = it needs a passphrase, and none or a wrong one was given. */
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

/** Browsers have no scrypt. Other tasks can run meanwhile. */
const ciphering: Ciphering = {
  keyOf: async (passphrase, salt) =>
    new Uint8Array(await scryptAsync(passphrase, salt, { ...protectionCost, dkLen: 32 })),
  webCrypto: crypto,
};

/** The clubs of a store, and clubs as files in the service's format. */
export function createDevice(tools: ClubTools) {
  const { store, ...club } = createClub(tools, (lines) => whole(sealed(clubFile, lines, packing)));
  return {
    ...club,

    /** A file encrypted with a passphrase. */
    protect: (file: Blob, passphrase: string): Promise<Blob> =>
      whole(protect(bytesOf(file), passphrase, ciphering)),

    /** Stores the club of a file, whole or not at all. Throws StoreError. */
    async openFile(
      file: Blob,
      replace: boolean,
      passphrase: string | null = null,
    ): Promise<Opened> {
      const isLocked = isProtected(new Uint8Array(await file.slice(0, 100).arrayBuffer()));
      if (isLocked && passphrase === null) return { kind: 'locked', isWrong: false };
      try {
        const opened =
          isLocked && passphrase !== null
            ? await whole(unprotect(bytesOf(file), passphrase, ciphering))
            : file;
        // Read to its end first, so that damage is reported before anything changes.
        await checkSealed(clubFile, bytesOf(opened), packing);
        return await store(await readClub(unsealed(clubFile, bytesOf(opened), packing)), replace);
      } catch (error) {
        return refusalIn(error);
      }
    },
  };
}

async function* bytesOf(file: Blob): AsyncGenerator<Uint8Array> {
  const size = 1_000_000;
  for (let at = 0; at < file.size; at += size) {
    yield new Uint8Array(await file.slice(at, at + size).arrayBuffer());
  }
}

/** The bytes as one file. */
async function whole(bytes: AsyncIterable<Uint8Array>): Promise<Blob> {
  const parts: Blob[] = [];
  for await (const part of bytes) parts.push(new Blob([new Uint8Array(part)]));
  return new Blob(parts, { type: 'application/octet-stream' });
}
