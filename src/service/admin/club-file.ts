import { readClub } from '../../club/read-club.ts';
import { clubFile, unsealed } from '../../contract/sealed-file.ts';
import { comparableName } from '../../match-files/edit/typed-name.ts';
import type { Clubs } from '../clubs.ts';
import { packing } from '../database/packing.ts';
import { AdminError } from './errors.ts';
import { listClubs, type NamedClub, sameName } from './find.ts';

/**
 * Stores a club out of its file, whole or not at all, perhaps under another name. Throws ClubFileError like `unsealed` and for a
 * file that is no whole club, and AdminError if the club is there already or another one has its name.
 */
export async function importClub(
  { store, engine }: Pick<Clubs, 'store' | 'engine'>,
  bytes: AsyncIterable<Uint8Array>,
  as?: string,
): Promise<NamedClub> {
  const read = await readClub(unsealed(clubFile, bytes, packing));
  read.club.name = as ?? read.club.name;
  const { id, name } = read.club;
  comparableName(name);
  const others = (await listClubs({ store })).filter((each) => each.id !== id);
  const namesake = sameName(others, name);
  if (namesake !== undefined) {
    throw new AdminError(
      `There is another club "${namesake.name}": give this one another name with --as.`,
    );
  }
  const { kind, club } = await engine.store(read, false);
  if (kind === 'opened') return club;
  throw new AdminError(
    `The club "${club.name}" is there already (${id}), so nothing was changed. ` +
      `To replace it, delete it first: club delete ${id} --confirm "${club.name}"`,
  );
}
