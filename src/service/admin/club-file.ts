import { ClubFileError, readClub } from '../../club/read-club.ts';
import { comparableName } from '../../match-files/care/typed-name.ts';
import type { Clubs } from '../clubs.ts';
import { BackupError, clubKind, readSealed } from '../database/sealed-lines.ts';
import { listClubs, type NamedClub, sameName } from './find.ts';

/**
 * Stores a club out of its file, whole or not at all, perhaps under another name, and notes it in its trail. Throws BackupError
 * like `checkSealed`, if the club is there already, if another one has its name, and for a file that is no whole club.
 */
export async function importClub(
  { store }: Pick<Clubs, 'store'>,
  bytes: AsyncIterable<Uint8Array>,
  as?: string,
): Promise<NamedClub> {
  async function* lines() {
    for await (const piece of readSealed(clubKind, bytes)) yield* piece;
  }
  try {
    const { club, readRest } = await readClub(lines());
    club.name = as ?? club.name;
    const { id, name } = club;
    const others = (await listClubs({ store })).filter((each) => each.id !== id);
    const namesake = sameName(others, name);
    await store.transact(id, async (tx) => {
      const there = await tx.get('club', id);
      if (there !== undefined) {
        throw new BackupError(
          `The club "${there.name}" is there already (${id}), so nothing was changed. ` +
            `To replace it, delete it first: club delete ${id} --confirm "${there.name}"`,
        );
      }
      if (namesake !== undefined) {
        throw new BackupError(
          `There is another club "${namesake.name}": give this one another name with --as.`,
        );
      }
      comparableName(name);
      await readRest(tx);
      await tx.note({ act: 'restored', by: '' });
    });
    return { id, name };
  } catch (cause) {
    if (!(cause instanceof ClubFileError)) throw cause;
    throw new BackupError('The file does not hold one whole club.', { cause });
  }
}
