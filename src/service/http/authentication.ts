import { and, eq, isNull, sql } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { CallError } from '../../club/tools.ts';
import { clubOfKey } from '../../contract/api-key-format.ts';
import { hashApiKey } from '../api-key.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { club } from '../database/document-tables.ts';
import { apiKeys } from '../database/schema.ts';
import type { AppEnv, KeyOwner } from './app-env.ts';
import type { KeyAttempts } from './rate-limit.ts';

/** Finds the owner of a key; undefined if no key in force is like it. */
export type FindKeyOwner = (key: string) => Promise<KeyOwner | undefined>;

/** RFC 6750, section 2.1: the scheme in any case, one blank, a b64token. */
const bearer = /^bearer ([A-Za-z0-9\-._~+/]{1,512}=*)$/i;

/**
 * Accepts a call only with a key in force, and sets its owner. All others get the same 401, which reveals nothing about keys.
 * `attempts` may throw to slow down guessing.
 */
export function authentication(
  ownerOf: FindKeyOwner,
  attempts: KeyAttempts,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const key = bearer.exec(c.req.header('Authorization') ?? '')?.[1];
    await attempts.tried(c, key);
    const owner = key && (await ownerOf(key));
    if (!key || !owner) {
      if (key) attempts.refused(key);
      const message = 'A valid API key is needed: Authorization: Bearer <key>';
      throw new CallError('UNAUTHORIZED', message, { 'WWW-Authenticate': 'Bearer' });
    }
    await attempts.accepted(c, key);
    c.set('owner', owner);
    await next();
  };
}

/** Reads the owner of a key that was not revoked, by its hash and the club that it names; null if it names none. */
type ReadKeyOwner = (hash: string, clubId: string | null) => PromiseLike<KeyOwner[]>;

export const keyOwnerIn =
  (db: Database): ReadKeyOwner =>
  (hash, clubId) =>
    db
      .select({
        id: club.clubId,
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
 * Looks up a key at each call, so that a revoked or ended one stops at the next. An embedded database reports its changes, so
 * owners are cached until the next change and a call costs no statement.
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
 * Records the day of a key's use, for `key list`, at most once an hour per key and process. The call does not wait for it,
 * because the key's row may be locked; a failure is logged.
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
