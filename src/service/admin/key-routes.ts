import { and, asc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { validate } from 'uuid';
import * as v from 'valibot';
import { requireClub } from '../../club/tools.ts';
import { name } from '../../contract/adding.ts';
import { isWellFormedKey, shownPrefix } from '../../contract/api-key-format.ts';
import { hashApiKey } from '../api-key.ts';
import type { Clubs } from '../clubs.ts';
import type { Database } from '../database/database.ts';
import { transactClub } from '../database/document-store.ts';
import { apiKeys } from '../database/schema.ts';
import { AdminError, refuseSeveral } from './errors.ts';
import { body, ofClubs, query } from './routes.ts';

/** What a key may do, until when, and what it is called. */
type KeyTerms = Partial<Pick<typeof apiKeys.$inferInsert, 'name' | 'kind' | 'endsOn'>>;

const newKeySchema = v.object({
  name: v.nullable(name),
  kind: v.picklist(['recorder', 'reading']),
  endsOn: v.nullable(v.string()),
});

/** Keys: only a service has them. */
export function keyRoutes({ store, database, clock, newId, newKey }: Clubs) {
  const { db } = database;
  return new Hono()
    .get('/keys', query({ clubId: v.optional(v.string()) }), async (c) => {
      const { clubId } = c.req.valid('query');
      const clubs = await ofClubs(store, clubId, async (_, club) => [club]);
      const rows = await db
        .select()
        .from(apiKeys)
        .where(clubId === undefined ? undefined : eq(apiKeys.clubId, clubId))
        .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));
      const keys = rows.flatMap(({ clubId: id, hash: _, ...row }) => {
        const club = clubs.find((each) => each.id === id);
        if (club === undefined) return [];
        const {
          id: keyId,
          prefix,
          name: called,
          kind,
          createdAt,
          endsOn,
          lastUsed,
          revokedAt,
        } = row;
        return [
          { id: keyId, prefix, name: called, kind, club, createdAt, endsOn, lastUsed, revokedAt },
        ];
      });
      return c.json({ keys });
    })

    .post('/clubs/:clubId/keys', body(newKeySchema), async (c) => {
      // Makes a key. The answer is the only place where it ever is in full.
      const { clubId } = c.req.param();
      const terms = c.req.valid('json');
      const today = dayOf(clock());
      if (terms.endsOn !== null && terms.endsOn < today) {
        throw new AdminError(`${terms.endsOn} has passed.`);
      }
      const key = newKey(clubId);
      const made = await transactClub(db, clock, clubId, async (tx, sqlTx) => {
        const { id, name } = await requireClub(tx);
        if (terms.name !== null) await requireFreeName(sqlTx, { id, name }, terms.name, today);
        const keyId = await storeKey(sqlTx, { clock, newId }, clubId, key, terms);
        await tx.note({ act: 'key made', by: '' });
        return { keyId, club: { id, name } };
      });
      return c.json({ key, id: made.keyId, prefix: shownPrefix(key), ...terms, club: made.club });
    })

    .post('/keys/revoke', body(v.object({ key: name })), async (c) => {
      const { key } = c.req.valid('json');
      if (isWellFormedKey(key)) {
        throw new AdminError(
          'A whole key does not belong on a command line, where others may read it. ' +
            'Name it by its name or id; see: key list',
        );
      }
      const found = await db
        .select()
        .from(apiKeys)
        .where(and(validate(key) ? eq(apiKeys.id, key) : named(key), isNull(apiKeys.revokedAt)));
      const [only] = found;
      if (only === undefined) {
        throw new AdminError(`There is no key "${key}" in use. See them with: key list`);
      }
      refuseSeveral(found, 'keys', key);
      const { id, name: called, prefix, clubId } = only;
      const revokedAt = clock();
      await transactClub(db, clock, clubId, async (tx, sqlTx) => {
        const own = and(eq(apiKeys.clubId, clubId), eq(apiKeys.id, id));
        await sqlTx.update(apiKeys).set({ revokedAt }).where(own);
        await tx.note({ act: 'key revoked', by: '' });
      });
      return c.json({ id, name: called, prefix, revokedAt });
    });
}

/** Stores a key of a club as its hash; returns the id by which it is listed and revoked. */
export async function storeKey(
  tx: Database,
  { clock, newId }: Pick<Clubs, 'clock' | 'newId'>,
  clubId: string,
  key: string,
  terms: KeyTerms,
): Promise<string> {
  const id = newId();
  const row = { prefix: shownPrefix(key), hash: hashApiKey(key), createdAt: clock() };
  await tx.insert(apiKeys).values({ ...terms, ...row, clubId, id });
  return id;
}

/** Throws AdminError for the name of another key in force. */
async function requireFreeName(
  tx: Database,
  club: { id: string; name: string },
  wanted: string,
  today: string,
): Promise<void> {
  const isInForce = and(
    isNull(apiKeys.revokedAt),
    or(isNull(apiKeys.endsOn), gte(apiKeys.endsOn, today)),
  );
  const namesakes = await tx
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(eq(apiKeys.clubId, club.id), named(wanted), isInForce));
  if (namesakes.length === 0) return;
  throw new AdminError(`${club.name} has a key "${wanted}" already. See: key list`);
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

const named = (wanted: string) => eq(sql`lower(${apiKeys.name})`, wanted.toLowerCase());
