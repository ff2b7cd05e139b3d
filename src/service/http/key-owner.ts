import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { clubOfKey } from '../../contract/api-key-format.ts';
import { hashApiKey } from '../api-key.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { apiKeys, club } from '../database/schema.ts';

/** The owner of a key. */
export interface KeyOwner {
  id: string;
  name: string;
  keyId: string;
  /** The key's name, or its beginning. */
  keyName: string;
  /** A recorder's key may add matches and edit them, too. */
  kind: 'reading' | 'recorder';
  /** Another one after each change to a row of the club. */
  revision: string;
  /** The last day on which the key opens anything, YYYY-MM-DD (UTC); null for a key without an end. */
  endsOn: string | null;
  /** The latest day on which it was used, as the database had it. */
  lastUsed: string | null;
}

/** Finds the owner of a key; undefined if no key in force is like it. */
export type FindKeyOwner = (key: string) => Promise<KeyOwner | undefined>;

/** Reads the owner of a key that was not revoked, by its hash and the club that the key names; null for a key that names none. */
type ReadKeyOwner = (hash: string, clubId: string | null) => PromiseLike<KeyOwner[]>;

export const keyOwnerIn =
  (db: Database): ReadKeyOwner =>
  (hash, clubId) =>
    db
      .select({
        id: club.clubId,
        name: sql<string>`${club.document} ->> 'name'`,
        keyId: apiKeys.id,
        keyName: sql<string>`coalesce(${apiKeys.name}, ${apiKeys.prefix} || '…')`,
        kind: apiKeys.kind,
        revision: club.revision,
        endsOn: apiKeys.endsOn,
        lastUsed: apiKeys.lastUsed,
      })
      .from(apiKeys)
      .innerJoin(club, eq(club.clubId, apiKeys.clubId))
      .where(
        and(
          clubId === null ? undefined : eq(apiKeys.clubId, clubId),
          eq(apiKeys.hash, hash),
          isNull(apiKeys.revokedAt),
        ),
      );

export interface KeyOwnerOptions extends Pick<OpenDatabase, 'onChange'> {
  read: ReadKeyOwner;
  clock: () => Date;
  /** Called at the first uses of a key on a day; the call does not wait for it. See `keyUses`. */
  onUse: (owner: KeyOwner, day: string) => void;
}

/**
 * Looks a key up at each call, so that a revoked one stops at the next, and one whose last day is over, too. The database of one
 * process reports its changes: there an owner is cached until the next, and a call costs no statement.
 */
export function keyOwners({ read, onChange, clock, onUse }: KeyOwnerOptions): FindKeyOwner {
  const known = new Map<string, KeyOwner>();
  let changes = 0;
  onChange?.(() => {
    changes += 1;
    known.clear();
  });
  const find: FindKeyOwner = async (key) => {
    const before = changes;
    const [owner] = await read(hashApiKey(key), clubOfKey(key));
    // An owner read during a change may be out of date.
    if (onChange !== null && owner !== undefined && changes === before) known.set(key, owner);
    return owner;
  };
  return async (key) => {
    const owner = known.get(key) ?? (await find(key));
    const today = clock().toISOString().slice(0, 10);
    if (owner === undefined || (owner.endsOn !== null && owner.endsOn < today)) return undefined;
    if (owner.lastUsed !== today) onUse(owner, today);
    return owner;
  };
}

const hour = 3_600_000;

/**
 * Records the day of a key's use, for `key list`, at most once an hour per key and process. It runs beside the call, which
 * must not wait for a lock on the key's row; a failure is logged.
 */
export function keyUses(
  db: Database,
  clock: () => Date,
  logger: Pick<Logger, 'error'>,
): (owner: KeyOwner, day: string) => void {
  const written = new Map<string, number>();
  return ({ id: clubId, keyId }, lastUsed) => {
    const now = clock().getTime();
    if (now - (written.get(keyId) ?? 0) < hour) return;
    written.set(keyId, now);
    db.update(apiKeys)
      .set({ lastUsed })
      .where(and(eq(apiKeys.clubId, clubId), eq(apiKeys.id, keyId)))
      .catch((error: unknown) => {
        logger.error({ err: error, keyId }, 'the use of a key could not be written down');
      });
  };
}
