import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clubOfKey } from '../../contract/api-key-format.ts';
import { hashApiKey } from '../api-key.ts';
import type { Clubs } from '../clubs.ts';
import type { OpenDatabase } from '../database/open.ts';
import { apiKeys } from '../database/schema.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { openTestClubs } from '../testing/test-app.ts';
import { commandsOf } from './testing/commands.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
let database: OpenDatabase;
let clubs: Clubs;
beforeAll(async () => {
  database = await openTestDatabase();
  clubs = openTestClubs(database, { clock: () => now });
});
afterAll(async () => {
  await clubs.stop();
  await database.close();
});
beforeEach(async () => {
  for (const { id } of await clubs.engine.list()) await clubs.engine.forget(id);
  await database.db.delete(apiKeys);
});

const admin = (...words: string[]) => commandsOf(clubs)(...words);

async function json<Schema extends v.GenericSchema>(schema: Schema, ...words: string[]) {
  return v.parse(schema, JSON.parse(await admin(...words, '--json')));
}

const withClub = v.object({ club: v.object({ id: v.string() }) });
const withKey = v.object({ key: v.string(), id: v.string() });
const rows = () => database.db.select().from(apiKeys);

describe('keys', () => {
  beforeEach(() => admin('club', 'add', 'North'));

  it('have a name, a kind and an end, are listed with them, and are revoked by their name', async () => {
    const terms = ['--name', 'Hall tablet', '--recorder', '--ends', '2026-12-31'];
    const { key } = await json(withKey, 'key', 'add', 'North', ...terms);
    const [row] = await rows();
    expect(row).toMatchObject({ clubId: clubOfKey(key), hash: hashApiKey(key), revokedAt: null });
    expect(JSON.stringify(row)).not.toContain(key);
    expect(await admin('key', 'list')).not.toContain(key);
    await expect(admin('key', 'revoke', key)).rejects.toThrow('does not belong on a command line');
    expect(await admin('key', 'list')).toContain(
      'North: Hall tablet (recorder), made 2026-11-20, never used, ends 2026-12-31',
    );
    expect(await admin('key', 'revoke', 'hall TABLET')).toContain('(Hall tablet)');
    await expect(admin('key', 'revoke', 'Hall tablet')).rejects.toThrow(
      'no key "Hall tablet" in use',
    );
    expect(await rows()).toMatchObject([
      { name: 'Hall tablet', kind: 'recorder', endsOn: '2026-12-31', revokedAt: now },
    ]);
  });

  it('have one name a club; where two clubs have a key of that name, its id says which', async () => {
    await admin('key', 'add', 'North', '--name', 'Coach');
    await expect(admin('key', 'add', 'North', '--name', 'coach')).rejects.toThrow(
      'North has a key "coach" already',
    );
    await admin('club', 'add', 'South');
    const { id } = await json(withKey, 'key', 'add', 'South', '--name', 'Coach');
    const ids = (await rows()).map((row) => row.id).sort();
    await expect(admin('key', 'revoke', 'Coach')).rejects.toThrow(
      `2 keys are called "Coach". Name one by its id: ${ids.join(', ')}`,
    );
    await admin('key', 'revoke', id);
    expect((await rows()).map(({ revokedAt }) => revokedAt)).toEqual([null, now]);
    await admin('key', 'revoke', 'Coach');
    await admin('key', 'add', 'North', '--name', 'Coach');
  });

  it('refuse an end that has passed or is no day', async () => {
    const ending = (day: string) => admin('key', 'add', 'North', '--ends', day);
    await expect(ending('2026-11-19')).rejects.toThrow('2026-11-19 has passed');
    await expect(ending('2026-02-30')).rejects.toThrow('--ends is not a day of the calendar');
    await ending('2026-11-20');
  });
});

it('distinguishes two clubs of one name by their ids', async () => {
  const first = await json(withClub, 'club', 'add', 'North');
  const second = await json(withClub, 'club', 'add', 'North', '--namesake');
  const both = [first.club.id, second.club.id].sort().join(', ');
  await expect(admin('team', 'add', 'North', 'U16')).rejects.toThrow(
    `2 clubs are called "North". Name one by its id: ${both}`,
  );
  await admin('team', 'add', second.club.id, 'U16');
  const teamsOf = (id: string) => clubs.store.read(id, (tx) => tx.list('team'));
  expect(await teamsOf(first.club.id)).toEqual([]);
  expect(await teamsOf(second.club.id)).toMatchObject([{ name: 'U16' }]);
});
