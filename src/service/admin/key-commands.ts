import { and, asc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import { validate } from 'uuid';
import { name } from '../../contract/adding.ts';
import { addingEndpoints } from '../../contract/adding-endpoints.ts';
import { isWellFormedKey, shownPrefix } from '../../contract/api-key-format.ts';
import { createApiKey, storeKey } from '../api-key.ts';
import type { Database } from '../database/database.ts';
import { transactClub } from '../database/document-store.ts';
import { apiKeys } from '../database/schema.ts';
import { clubOption, command, dayOption, flag, text } from './command.ts';
import { AdminError } from './errors.ts';
import { among, call, listClubs, type NamedClub, onlyOne, requireClub, there } from './find.ts';

export const keyCommands = [
  command({
    line: 'key add <club>',
    about: 'make a key for a club (name or id); it is printed this once',
    words: {
      club: name,
      name: text('--name <text>', 'the name of the key, for instance "Tablet in the hall"'),
      recorder: flag('--recorder', 'a key that may also add matches'),
      ends: dayOption('--ends', 'the last day on which it opens anything, YYYY-MM-DD'),
    },
    async run(clubs, { club: named, name: called = null, recorder, ends: endsOn = null }) {
      const { database, clock, newId } = clubs;
      const club = await requireClub(clubs, named);
      const today = clock().toISOString().slice(0, 10);
      if (endsOn !== null && endsOn < today) throw new AdminError(`${endsOn} has passed.`);
      const kind: 'recorder' | 'reading' = recorder ? 'recorder' : 'reading';
      const terms = { name: called, kind, endsOn };
      const key = createApiKey(club.id);
      const id = newId();
      await transactClub(database.db, clock, club.id, async (tx, sqlTx) => {
        if (called !== null) await requireFreeName(sqlTx, club, called, today);
        await storeKey(sqlTx, { ...terms, clubId: club.id, id, createdAt: clock() }, key);
        await tx.note({ act: 'key made', by: '' });
      });
      return { key, id, prefix: shownPrefix(key), ...terms, club };
    },
    say: ({ key, kind, club }) => `A ${kind} key for ${club.name}. It is shown this once:\n${key}`,
  }),
  command({
    line: 'key list',
    about: 'list the keys',
    words: { club: clubOption },
    async run(clubs, those) {
      const { clubId } = await among(clubs, those);
      const all = await listClubs(clubs, clubId);
      const rows = await clubs.database.db
        .select()
        .from(apiKeys)
        .where(clubId === undefined ? undefined : eq(apiKeys.clubId, clubId))
        .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));
      const keys = rows.flatMap(({ clubId: id, hash: _, ...row }) => {
        const club = all.find((each) => each.id === id);
        return club === undefined ? [] : [{ ...row, club }];
      });
      return { keys };
    },
    say({ keys }) {
      if (keys.length === 0) return 'There are no keys.';
      const lines = keys.map((key) => [
        `${key.prefix}…  ${key.id}  ${key.club.name}: ${key.name ?? 'no name'} (${key.kind})`,
        `made ${key.createdAt.toISOString().slice(0, 10)}`,
        key.lastUsed === null ? 'never used' : `last used ${key.lastUsed}`,
        ...(key.endsOn === null ? [] : [`ends ${key.endsOn}`]),
        ...(key.revokedAt === null ? [] : [`revoked ${key.revokedAt.toISOString().slice(0, 10)}`]),
      ]);
      return lines.map((parts) => parts.join(', ')).join('\n');
    },
  }),
  command({
    line: 'key revoke <key>',
    about: 'revoke a key, named by its name or id (see: key list)',
    words: { key: name },
    async run({ database: { db }, clock }, { key }) {
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
      const absent = `There is no key "${key}" in use. See them with: key list`;
      const only = there(onlyOne(found, 'keys', key), absent);
      const { id, name: called, prefix, clubId } = only;
      const revokedAt = clock();
      await transactClub(db, clock, clubId, async (tx, sqlTx) => {
        const own = and(eq(apiKeys.clubId, clubId), eq(apiKeys.id, id));
        await sqlTx.update(apiKeys).set({ revokedAt }).where(own);
        await tx.note({ act: 'key revoked', by: '' });
      });
      return { id, name: called, prefix, revokedAt };
    },
    say: ({ name: called, prefix }) =>
      `Revoked the key ${prefix}…${called === null ? '' : ` (${called})`}`,
  }),
];

/** Throws AdminError for the name of another key in force. */
async function requireFreeName(tx: Database, club: NamedClub, wanted: string, today: string) {
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

const named = (wanted: string) => eq(sql`lower(${apiKeys.name})`, wanted.toLowerCase());

export const trailCommand = command({
  line: 'trail',
  about: 'show who changed the clubs, when and with which key (UTC)',
  words: { club: clubOption },
  async run(clubs, those) {
    const { clubId } = await among(clubs, those);
    const trails = [];
    for (const club of await listClubs(clubs, clubId)) {
      trails.push({ club, ...(await call(clubs, club.id, addingEndpoints.readTrail)) });
    }
    return { trails };
  },
  /** A line for each day, act and key, under a line for each club. */
  say({ trails }) {
    const lines = trails.flatMap(({ club, entries }) => [
      club.name,
      ...entries.map(({ act, by, count, firstAt, lastAt }) => {
        const [from, to] = [firstAt, lastAt].map((moment) => moment.slice(11, 16));
        const time = from === to ? from : `${from}–${to}`;
        return `  ${lastAt.slice(0, 10)} ${time}  ${act}${count === 1 ? '' : ` (${count})`}  ${by ?? 'by a command'}`;
      }),
    ]);
    return lines.length === 0 ? 'There are no clubs.' : lines.join('\n');
  },
});
