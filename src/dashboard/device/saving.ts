import type { Club } from '../../contract/club.ts';
import { forgotten } from './demo.ts';
import { readClub } from './read-club.ts';
import { linesOfClub } from './rows-of-club.ts';
import { ClubFileError, type Refusal, sealed, unsealed } from './sealed.ts';
import { type DeviceTools, requireClub } from './tools.ts';

/** What came of opening a club's file; `there` = a club of its id is on the device, and stays until it is said to go. */
export type Opened =
  | { kind: 'opened'; club: Club }
  | { kind: 'there'; club: Club; here: number; unsaved: number; inFile: number }
  | { kind: 'refused'; refusal: Refusal };

/** Clubs as files, in the form in which the service exports and imports them. */
export function createSaving(tools: DeviceTools) {
  const { clubs, clock, sha256 } = tools;
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

    /** Stores the club of a file, whole or not at all. Throws what the browser's storage throws. */
    async openFile(file: Blob, replace: boolean): Promise<Opened> {
      const read = await readClub(unsealed(file, sha256)).catch((error: unknown) => {
        if (error instanceof ClubFileError) return error.refusal;
        throw error;
      });
      if ('reason' in read) return { kind: 'refused', refusal: read };
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
