import { and, asc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import { validate } from 'uuid';
import { isWellFormedKey, shownPrefix } from '../../contract/api-key-format.ts';
import { hashApiKey } from '../api-key.ts';
import { noteChange } from '../database/changes.ts';
import type { Database } from '../database/database.ts';
import { apiKeys, clubs } from '../database/schema.ts';
import { noteInTrail } from '../database/trail.ts';
import { type AdminContext, AdminError } from './context.ts';
import { refuseSeveral, requireClub } from './find.ts';
import type { AdminRequestOf } from './request.ts';

/** What a key may do, for how long, and what it is called. */
type KeyTerms = Partial<Pick<typeof apiKeys.$inferInsert, 'name' | 'kind' | 'endsOn'>>;

/**
 * Makes a key for a club. The answer is the only place where the key ever stands in full. Throws AdminError for a name
 * that another key in force has, and for an end that has passed.
 */
export function addKey(context: AdminContext, request: AdminRequestOf<'key add'>) {
  const { clock, newKey } = context;
  const today = dayOf(clock());
  return context.db.transaction(async (tx) => {
    const club = await requireClub(tx, request.club);
    const { name = null, ends: endsOn = null } = request;
    if (endsOn !== null && endsOn < today) throw new AdminError(`${endsOn} has passed.`);
    if (name !== null) {
      const namesakes = await tx
        .select({ id: apiKeys.id })
        .from(apiKeys)
        .where(and(eq(apiKeys.clubId, club.id), named(name), inForce(today)));
      if (namesakes.length > 0) {
        throw new AdminError(`${club.name} has a key "${name}" already. See: key list`);
      }
    }
    const kind: 'recorder' | 'reading' = request.recorder === true ? 'recorder' : 'reading';
    const key = newKey(club.id);
    const id = await storeKey(tx, context, club.id, key, { name, kind, endsOn });
    await noteInTrail(tx, club.id, { act: 'key made', by: '', at: clock() });
    await noteChange(tx, club.id);
    return { key, id, prefix: shownPrefix(key), name, kind, endsOn, club };
  });
}

/** Stores a key of a club as its hash; returns the id that it is listed and revoked by. `noteChange` is the caller's. */
export async function storeKey(
  tx: Database,
  { clock, newId }: Pick<AdminContext, 'clock' | 'newId'>,
  clubId: string,
  key: string,
  terms: KeyTerms,
): Promise<string> {
  const id = newId();
  const row = { prefix: shownPrefix(key), hash: hashApiKey(key), createdAt: clock() };
  await tx.insert(apiKeys).values({ ...terms, ...row, clubId, id });
  return id;
}

/** Lists the keys of one club or of all, oldest first; never more of a key than its prefix. */
export async function listKeys({ db }: AdminContext, request: AdminRequestOf<'key list'>) {
  const club = request.club === undefined ? null : await requireClub(db, request.club);
  const rows = await db
    .select({
      id: apiKeys.id,
      prefix: apiKeys.prefix,
      name: apiKeys.name,
      kind: apiKeys.kind,
      club: { id: clubs.id, name: clubs.name },
      createdAt: apiKeys.createdAt,
      endsOn: apiKeys.endsOn,
      lastUsed: apiKeys.lastUsed,
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

/** Revokes a key, named by its name or id. Throws AdminError where that is not one key that could still be used. */
export async function revokeKey(
  { db, clock }: AdminContext,
  { key }: AdminRequestOf<'key revoke'>,
) {
  if (isWellFormedKey(key)) {
    throw new AdminError(
      'A whole key does not belong on a command line, where others may read it. ' +
        'Name it by its name or id; see: key list',
    );
  }
  return await db.transaction(async (tx) => {
    const found = await tx
      .select({
        id: apiKeys.id,
        name: apiKeys.name,
        prefix: apiKeys.prefix,
        clubId: apiKeys.clubId,
      })
      .from(apiKeys)
      .where(and(validate(key) ? eq(apiKeys.id, key) : named(key), isNull(apiKeys.revokedAt)));
    const [only] = found;
    if (only === undefined) {
      throw new AdminError(`There is no key "${key}" in use. See them with: key list`);
    }
    refuseSeveral(found, 'keys', key);
    const { id, name, prefix, clubId } = only;
    const revokedAt = clock();
    await tx
      .update(apiKeys)
      .set({ revokedAt })
      .where(and(eq(apiKeys.clubId, clubId), eq(apiKeys.id, id)));
    await noteInTrail(tx, clubId, { act: 'key revoked', by: '', at: revokedAt });
    await noteChange(tx, clubId);
    return { id, name, prefix, revokedAt: revokedAt.toISOString() };
  });
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

const named = (name: string) => eq(sql`lower(${apiKeys.name})`, name.toLowerCase());

const inForce = (today: string) =>
  and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.endsOn), gte(apiKeys.endsOn, today)));
