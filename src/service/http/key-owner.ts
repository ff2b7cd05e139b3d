import type { ClubChanges } from '../database/open.ts';

/** Whose key it is. `revision` changes with every row of the club. */
export interface KeyOwner {
  id: string;
  name: string;
  keyId: string;
  revision: number;
}

/** Finds the owner of a key by its hash; undefined where no key in force has it. */
export type FindKeyOwner = (hash: string) => Promise<KeyOwner | undefined>;

/** The prepared read of a key's owner, of no row or one. */
interface KeyRead {
  keyOwner: { execute(values: { hash: string }): Promise<KeyOwner[]> };
}

/**
 * Looks a key up at each call, so that a revoked one stops at the next. An embedded database tells of
 * every change before the call that made it returns: there an owner is kept until something changes,
 * and a call costs no statement at all.
 */
export function keyOwners(reads: KeyRead, changes: ClubChanges | null): FindKeyOwner {
  const find: FindKeyOwner = async (hash) => (await reads.keyOwner.execute({ hash }))[0];
  if (changes === null) return find;
  const kept = new Map<string, KeyOwner>();
  let changed = 0;
  changes.listen(() => {
    changed += 1;
    kept.clear();
  });
  return async (hash) => {
    const known = kept.get(hash);
    if (known !== undefined) return known;
    const before = changed;
    const owner = await find(hash);
    // What was read while something changed may be of before the change.
    if (owner !== undefined && changed === before) kept.set(hash, owner);
    return owner;
  };
}
