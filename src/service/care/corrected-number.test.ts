import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { endpoints, pathOf } from '../../contract/endpoints.ts';
import { hashApiKey } from '../api-key.ts';
import { restoreBackup, writeBackup } from '../database/backup.ts';
import { apiKeys } from '../database/schema.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestService } from '../testing/test-service.ts';

test('a corrected number is in every reply and in a backup that is restored, with its key, time and old value, until it is set back', async () => {
  const database = await openTestDatabase();
  const { ours, send } = await createTestService(database);
  const hash = hashApiKey(ours.recorderKey);
  await database.db.update(apiKeys).set({ name: 'Ana’s phone' }).where(eq(apiKeys.hash, hash));
  const matchId = ours.completed;

  type Fetch = (path: string) => Promise<Response>;
  const here: Fetch = (path) => send('GET', path, ours.key);
  const boxScoreBy = async (from: Fetch) => {
    const reply = await from(pathOf('getBoxScore', { matchId }));
    return v.parse(v.object({ data: endpoints.getBoxScore.data }), await reply.json()).data;
  };
  const correct = async (numbers: object[]) => {
    const path = `/import/matches/${matchId}/corrections`;
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ numbers });
    return (await send('POST', path, ours.recorderKey, headers, body)).status;
  };

  const before = await boxScoreBy(here);
  const [line] = before.team.players;
  const { playerId = '', assists: from = 0 } = line ?? {};
  const to = Number(from) + 7;
  expect(await correct([{ playerId, statistic: 'assists', from, to }])).toBe(200);

  const after = await boxScoreBy(here);
  const trace = { statistic: 'assists', from, to, by: 'Ana’s phone', at: expect.any(String) };
  expect(after.team.players[0]).toMatchObject({ assists: to, corrections: [trace] });
  expect(after.team.totals?.assists).toBe(Number(before.team.totals?.assists) + 7);
  const plays = await here(pathOf('getPlayByPlay', { matchId }));
  const { data } = v.parse(v.object({ data: endpoints.getPlayByPlay.data }), await plays.json());
  expect(data.matchSheet.team.flatMap(({ corrections = [] }) => corrections)).toEqual([trace]);

  const file = new PassThrough();
  const [bytes] = await Promise.all([buffer(file), writeBackup(database.db, file)]);
  const copy = await openTestDatabase();
  await restoreBackup(copy.db, Readable.from([bytes]));
  const restored = createTestApp(copy);
  const headers = { Authorization: `Bearer ${ours.key}` };
  const there: Fetch = async (path) =>
    restored.fetch(new Request(`http://service${path}`, { headers }));
  expect(await boxScoreBy(there)).toEqual(after);
  await copy.close();

  expect(await correct([{ playerId, statistic: 'assists', from, to: Number(to) + 1 }])).toBe(409);
  expect(await correct([{ playerId, statistic: 'assists', from: to, to: from }])).toBe(200);
  expect(await boxScoreBy(here)).toEqual(before);
  await database.close();
});
