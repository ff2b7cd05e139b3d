import { readClub } from '../../club/read-club.ts';
import { clubFile, unsealed } from '../../contract/sealed-file.ts';
import { comparableName } from '../../match-files/edit/typed-name.ts';
import type { Clubs } from '../clubs.ts';
import { packing } from '../database/packing.ts';
import { AdminError } from './errors.ts';
import { listClubs, type NamedClub, sameName } from './find.ts';

/**
 * Stores a club out of its file, whole or not at all, perhaps under another name, and notes it in its trail. Throws ClubFileError
 * like `unsealed` and for a file that is no whole club, and AdminError if the club is there already or another one has its name.
 */
export async function importClub(
  { store }: Pick<Clubs, 'store'>,
  bytes: AsyncIterable<Uint8Array>,
  as?: string,
): Promise<NamedClub> {
  const { club, readRest } = await readClub(unsealed(clubFile, bytes, packing));
  club.name = as ?? club.name;
  const { id, name } = club;
  const others = (await listClubs({ store })).filter((each) => each.id !== id);
  const namesake = sameName(others, name);
  await store.transact(id, async (tx) => {
    const there = await tx.get('club', id);
    if (there !== undefined) {
      throw new AdminError(
        `The club "${there.name}" is there already (${id}), so nothing was changed. ` +
          `To replace it, delete it first: club delete ${id} --confirm "${there.name}"`,
      );
    }
    if (namesake !== undefined) {
      throw new AdminError(
        `There is another club "${namesake.name}": give this one another name with --as.`,
      );
    }
    comparableName(name);
    await readRest(tx);
    await tx.note({ act: 'restored', by: '' });
  });
  return { id, name };
}
