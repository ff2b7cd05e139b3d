import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { noteChange } from '../database/changes.ts';
import type { OpenDatabase } from '../database/open.ts';
import { apiKeys, insightRuns, matches, players, teams } from '../database/schema.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { createTestService, type TestService } from '../testing/test-service.ts';
import { testNow } from '../testing/two-clubs.ts';
import type { Answer } from './answer.ts';
import { keepAnswers } from './kept-answers.ts';

describeOnEachDatabase('an answer kept in memory', (open) => {
  let database: OpenDatabase;
  let service: TestService;
  beforeAll(async () => {
    database = await open();
    service = await createTestService(database);
  });
  const get = async (path: string) => {
    const response = await service.send('GET', path, service.ours.key);
    return { tag: response.headers.get('ETag'), text: await response.text() };
  };

  test('is gone at the next call after a row changed, whichever table it is of', async () => {
    const { db } = database;
    const { club, teamId, playerId, completed } = service.ours;
    const clubId = club.id;
    const ofTeam = and(eq(teams.clubId, clubId), eq(teams.id, teamId));
    const ofPlayer = and(eq(players.clubId, clubId), eq(players.id, playerId));
    const ofMatch = and(eq(matches.clubId, clubId), eq(matches.id, completed));
    const run = { clubId, matchId: completed, runId: randomUUID(), startedAt: testNow };
    const changes: [path: string, shown: string, change: () => Promise<unknown>][] = [
      [
        `/v1/clubs/${clubId}/teams`,
        'Renamed team',
        () => db.update(teams).set({ name: 'Renamed team' }).where(ofTeam),
      ],
      [
        `/v1/teams/${teamId}/roster`,
        'Renamed player',
        () => db.update(players).set({ name: 'Renamed player' }).where(ofPlayer),
      ],
      [
        `/v1/matches/${completed}/insights`,
        'generating',
        () => db.insert(insightRuns).values({ ...run, status: 'generating' }),
      ],
      [
        `/v1/matches/${completed}/insights`,
        'not_generated',
        () => db.delete(insightRuns).where(eq(insightRuns.matchId, completed)),
      ],
      [
        `/v1/matches/${completed}/insights`,
        'unavailable',
        () => db.transaction((tx) => tx.update(matches).set({ status: 'live' }).where(ofMatch)),
      ],
    ];
    for (const [path, shown, change] of changes) {
      expect((await get(path)).text).not.toContain(shown);
      await change();
      await noteChange(db, clubId);
      expect((await get(path)).text).toContain(shown);
    }
  });

  test('keeps its tag when something else of the club changed', async () => {
    const path = `/v1/matches/${service.ours.completed}/box-score`;
    const { tag } = await get(path);
    await database.db.update(teams).set({ colour: '#123456' });
    await noteChange(database.db, service.ours.club.id);
    expect((await get(path)).tag).toBe(tag);
  });

  test('is not given to a key that was revoked since, nor to another club', async () => {
    const path = `/v1/matches/${service.theirs.completed}/box-score`;
    const ask = async (key: string) => (await service.send('GET', path, key)).status;
    expect([await ask(service.theirs.key), await ask(service.ours.key)]).toEqual([200, 404]);
    await database.db
      .update(apiKeys)
      .set({ revokedAt: testNow })
      .where(eq(apiKeys.clubId, service.theirs.club.id));
    await noteChange(database.db, service.theirs.club.id);
    expect(await ask(service.theirs.key)).toBe(401);
  });
});

test('what was asked for longest ago makes room first, and another revision is another answer', () => {
  const answer = (): Answer => ({ tag: 'a', identity: new Uint8Array(1_000) });
  const kept = keepAnswers(3_200);
  kept.keep('one', 'first', answer());
  kept.keep('two', 'first', answer());
  expect(kept.find('one', 'first')).toBeDefined();
  kept.keep('three', 'first', answer());
  expect(['one', 'two', 'three'].map((path) => kept.find(path, 'first') !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
  expect(kept.find('one', 'second')).toBeUndefined();
  expect(kept.find('one', 'first')).toBeUndefined();
});
