import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { trailSchema } from '../../contract/edits.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';
import { present } from '../testing/present.ts';
import { createTestService, type TestService } from '../testing/test-service.ts';
import type { OpenDatabase } from './open.ts';
import { noteInTrail, readTrail } from './trail.ts';

const noon = new Date('2026-11-23T12:00:00.000Z');
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

describeOnBothDatabases('the trail of a club', (open) => {
  let database: OpenDatabase;
  let service: TestService;
  beforeAll(async () => {
    database = await open();
    service = await createTestService(database);
  });
  const trailOf = async (key: string) => {
    const response = await service.send('GET', '/import/trail', key);
    const { data } = v.parse(v.object({ data: trailSchema }), await response.json());
    return data.entries;
  };
  const send = (method: string, path: string, body: object) =>
    service.send(
      method,
      `/import/${path}`,
      service.ours.recorderKey,
      { 'Content-Type': 'application/json' },
      JSON.stringify(body),
    );

  test('has edits, exports and erasures by the name of their key, without a person’s name', async () => {
    const { ours, theirs } = service;
    const roster = await service.send('GET', `/v1/teams/${ours.teamId}/roster`, ours.key);
    const players = v.parse(
      v.object({
        data: v.object({ roster: v.array(v.object({ playerId: v.string(), name: v.string() })) }),
      }),
      await roster.json(),
    ).data.roster;
    const [first, second] = players.map(present);
    const renamed = (name: string) => send('PATCH', `players/${first?.playerId}`, { name });
    expect((await renamed('Zoë Quist')).status).toBe(200);
    expect((await renamed('Zoë Quist Vega')).status).toBe(200);
    const path = `players/${second?.playerId}/erase`;
    expect((await send('POST', path, { name: second?.name })).status).toBe(200);
    await (await send('POST', 'club/export', { name: ours.club.name })).arrayBuffer();
    expect((await send('POST', 'club/export', { name: 'Another club' })).status).toBe(400);
    const found = await trailOf(ours.recorderKey);
    const by = `${ours.recorderKey.slice(0, 8)}`;
    expect(found.map(({ act, count }) => [act, count])).toEqual(
      expect.arrayContaining([
        ['edited', 2],
        ['erased', 1],
        ['exported', 1],
      ]),
    );
    expect(found).toHaveLength(3);
    for (const entry of found) expect(entry.by).toContain(by);
    const text = JSON.stringify(found);
    for (const name of ['Quist', 'Vega', ...(second?.name.split(' ') ?? [])]) {
      expect(text).not.toContain(name);
    }
    expect(await trailOf(theirs.recorderKey)).toEqual([]);
  });

  test('counts one entry a day, act and key, latest first, and forgets it after two years', async () => {
    const clubId = service.theirs.club.id;
    const note = (act: 'added' | 'undone', by: string, at: Date, count = 1) =>
      noteInTrail(database.db, clubId, { act, by, at, count });
    await note('added', 'Home laptop', noon);
    await note('added', 'Home laptop', later(9), 2);
    await note('undone', '', later(5), 3);
    await note('added', 'Tablet', later(24 * 60));
    const { entries } = await readTrail(database.db, clubId);
    expect(entries).toEqual([
      {
        act: 'added',
        by: 'Tablet',
        count: 1,
        firstAt: later(24 * 60).toISOString(),
        lastAt: later(24 * 60).toISOString(),
      },
      {
        act: 'added',
        by: 'Home laptop',
        count: 3,
        firstAt: noon.toISOString(),
        lastAt: later(9).toISOString(),
      },
      {
        act: 'undone',
        by: null,
        count: 3,
        firstAt: later(5).toISOString(),
        lastAt: later(5).toISOString(),
      },
    ]);
    await note('added', randomUUID(), new Date('2028-11-24T00:00:00.000Z'));
    expect((await readTrail(database.db, clubId)).entries).toHaveLength(2);
  });
});
