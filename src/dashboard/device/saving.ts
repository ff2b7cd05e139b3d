import type { ClubEngine, StoredOfFile } from '../../club/club.ts';
import { ClubFileError, type Refusal, readClub } from '../../club/read-club.ts';
import { ProtectedFileError } from '../../contract/protected-file.ts';
import { isProtectedFile, openedFile, protectedFile } from './protection.ts';
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
