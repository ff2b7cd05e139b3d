import { clubOfKey } from '../../contract/api-key-format.ts';
import { hashApiKey } from '../api-key.ts';
import type { ClubChanges } from '../database/open.ts';

/** Whose key it is. */
export interface KeyOwner {
  id: string;
  name: string;
  keyId: string;
  /** What the key is called, or its beginning. */
  keyName: string;
  /** A recorder's key may add matches and look after them, too. */
  kind: 'reading' | 'recorder';
  /** Another one after each change to a row of the club. */
  revision: string;
  /** The last day on which the key opens anything, YYYY-MM-DD (UTC); null for a key without an end. */
  endsOn: string | null;
  /** The latest day on which it was used, as the database had it. */
  lastUsed: string | null;
}

/** Finds the owner of a key; undefined where no key in force is like it. */
export type FindKeyOwner = (key: string) => Promise<KeyOwner | undefined>;

/** The prepared reads of a key's owner, of no row or one. */
interface KeyReads {
  keyOwner: { execute(values: { clubId: string; hash: string }): Promise<KeyOwner[]> };
  keyOwnerWithoutClub: { execute(values: { hash: string }): Promise<KeyOwner[]> };
}

export interface KeyOwnerOptions {
  reads: KeyReads;
  changes: ClubChanges | null;
  clock: () => Date;
  /** Called at the first uses of a key on a day; the call does not wait for it. See `keyUses`. */
  onUse: (owner: KeyOwner, day: string) => void;
}

/**
 * Looks a key up at each call, so that a revoked one stops at the next, and one whose last day is over, too. The club that
 * the key names is asked for along with its hash; a key that names none goes by its hash alone.
 */
export function keyOwners({ reads, changes, clock, onUse }: KeyOwnerOptions): FindKeyOwner {
  const read: FindKeyOwner = async (key) => {
    const clubId = clubOfKey(key);
    const hash = hashApiKey(key);
    const [owner] =
      clubId === null
        ? await reads.keyOwnerWithoutClub.execute({ hash })
        : await reads.keyOwner.execute({ clubId, hash });
    return owner;
  };
  const find = changes === null ? read : remembering(read, changes);
  return async (key) => {
    const owner = await find(key);
    const today = clock().toISOString().slice(0, 10);
    if (owner === undefined || (owner.endsOn !== null && owner.endsOn < today)) return undefined;
    if (owner.lastUsed !== today) onUse(owner, today);
    return owner;
  };
}

/**
 * An embedded database tells of every change before the call that made it returns: there an owner is remembered until
 * something changes, and a call costs no statement at all.
 */
function remembering(read: FindKeyOwner, changes: ClubChanges): FindKeyOwner {
  const known = new Map<string, KeyOwner>();
  let changed = 0;
  changes.listen(() => {
    changed += 1;
    known.clear();
  });
  return async (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const before = changed;
    const owner = await read(key);
    // What was read while something changed may be of before the change.
    if (owner !== undefined && changed === before) known.set(key, owner);
    return owner;
  };
}
