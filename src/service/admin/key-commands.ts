import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { validate } from 'uuid';
import { shownPrefix } from '../../contract/api-key-format.ts';
import { hashApiKey } from '../api-key.ts';
import type { Database } from '../database/open.ts';
import { apiKeys, clubs } from '../database/schema.ts';
import { AdminError } from './admin-error.ts';
import type { AdminContext } from './context.ts';
import { requireClub } from './find.ts';
import type { AdminRequestOf } from './request.ts';

/** Makes a key for a club. The answer is the only place where the key ever stands in full. */
export async function addKey(context: AdminContext, request: AdminRequestOf<'key add'>) {
  const club = await requireClub(context.db, request.club);
  const key = context.newKey();
  const id = await keepKey(context.db, context, club.id, key);
  return { key, id, prefix: shownPrefix(key), club };
}

/** Keeps a key of a club as its hash; returns the id that it is listed and revoked by. */
export async function keepKey(
  db: Database,
  { clock, newId }: Pick<AdminContext, 'clock' | 'newId'>,
  clubId: string,
  key: string,
): Promise<string> {
  const id = newId();
  const kept = { prefix: shownPrefix(key), hash: hashApiKey(key), createdAt: clock() };
  await db.insert(apiKeys).values({ clubId, id, ...kept });
  return id;
}

/** Lists the keys of one club or of all, oldest first; never more of a key than its prefix. */
export async function listKeys({ db }: AdminContext, request: AdminRequestOf<'key list'>) {
  const club = request.club === undefined ? null : await requireClub(db, request.club);
  const rows = await db
    .select({
      id: apiKeys.id,
      prefix: apiKeys.prefix,
      club: { id: clubs.id, name: clubs.name },
      createdAt: apiKeys.createdAt,
      revokedAt: apiKeys.revokedAt,
    })
    .from(apiKeys)
    .innerJoin(clubs, eq(clubs.id, apiKeys.clubId))
    .where(club === null ? undefined : eq(apiKeys.clubId, club.id))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));
  return {
    keys: rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      revokedAt: row.revokedAt?.toISOString() ?? null,
    })),
  };
}

/** Revokes a key, named by its id, by its prefix or in full. Throws AdminError where that is not one live key. */
export async function revokeKey(
  { db, clock }: AdminContext,
  { key }: AdminRequestOf<'key revoke'>,
) {
  const named = validate(key)
    ? eq(apiKeys.id, key)
    : or(eq(apiKeys.prefix, key), eq(apiKeys.hash, hashApiKey(key)));
  return await db.transaction(async (tx) => {
    const found = await tx
      .select({ id: apiKeys.id, prefix: apiKeys.prefix, clubId: apiKeys.clubId })
      .from(apiKeys)
      .where(and(named, isNull(apiKeys.revokedAt)));
    const [only] = found;
    if (only === undefined) {
      throw new AdminError('There is no such key in use. See them with: key list');
    }
    if (found.length > 1) {
      throw new AdminError(`${found.length} keys begin so. Name one by its id; see: key list`);
    }
    const revokedAt = clock();
    await tx
      .update(apiKeys)
      .set({ revokedAt })
      .where(and(eq(apiKeys.clubId, only.clubId), eq(apiKeys.id, only.id)));
    return { id: only.id, prefix: only.prefix, revokedAt: revokedAt.toISOString() };
  });
}
