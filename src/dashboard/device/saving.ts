import type { Club } from '../../contract/club.ts';
import { ProtectedFileError } from '../../contract/protected-file.ts';
import { forgotten } from './demo.ts';
import { isProtectedFile, openedFile, protectedFile } from './protection.ts';
import { readClub } from './read-club.ts';
import { linesOfClub } from './rows-of-club.ts';
import { ClubFileError, type Refusal, sealed, unsealed } from './sealed.ts';
import { type DeviceTools, requireClub } from './tools.ts';

/**
 * The result of opening a club's file; `there` = a club of its id is on the device, and stays until it is said to go;
 * `locked` = the file opens with a passphrase, and none or a wrong one was given.
 */
export type Opened =
  | { kind: 'opened'; club: Club }
  | { kind: 'locked'; isWrong: boolean }
  | { kind: 'there'; club: Club; here: number; unsaved: number; inFile: number }
  | { kind: 'refused'; refusal: Refusal };

function refusalIn(error: unknown): Opened & { kind: 'locked' | 'refused' } {
  if (error instanceof ClubFileError) return { kind: 'refused', refusal: error.refusal };
  if (!(error instanceof ProtectedFileError)) throw error;
  const { reason } = error;
  if (reason === 'wrong passphrase') return { kind: 'locked', isWrong: true };
  return { kind: 'refused', refusal: { reason } };
}

/** Clubs as files, in the form in which the service exports and imports them. */
export function createSaving(tools: DeviceTools) {
  const { clubs, clock, sha256 } = tools;
  const readFile = async (file: Blob, passphrase: string | null) => {
    const opened = passphrase === null ? file : await openedFile(file, passphrase);
    return readClub(unsealed(opened, sha256));
  };
  return {
    /** The club as one file, as it stands at one moment. Throws what the browser's storage throws. */
    save: (clubId: string): Promise<Blob> =>
      tools.alone(clubId, async () => {
        const file = await sealed(linesOfClub(tools, clubId), sha256);
        const club = await requireClub(tools, clubId);
        const value = { ...club, savedAt: clock(), unsaved: 0 };
        await clubs.write([{ put: 'club', ids: [clubId], value }]);
        return file;
      }),

    /** A file under a passphrase. */
    protect: protectedFile,

    /** Stores the club of a file, whole or not at all. Throws what the browser's storage throws. */
    async openFile(
      file: Blob,
      replace: boolean,
      passphrase: string | null = null,
    ): Promise<Opened> {
      const isLocked = await isProtectedFile(file);
      if (isLocked && passphrase === null) return { kind: 'locked', isWrong: false };
      const read = await readFile(file, isLocked ? passphrase : null).catch(refusalIn);
      if ('kind' in read) return read;
      const { id, name } = read.club;
      return tools.alone(id, async () => {
        const there = await clubs.get('club', id);
        if (there !== undefined && !replace) {
          const here = (await clubs.all('match', id)).length;
          const { unsaved = 0 } = there;
          return { kind: 'there', club: { id, name }, here, unsaved, inFile: read.matches };
        }
        await clubs.write([...forgotten(id), ...read.changes]);
        return { kind: 'opened', club: { id, name } };
      });
    },
  };
}
