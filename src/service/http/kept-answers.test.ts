import { beforeAll, expect, test } from 'vitest';
import type { ClubTransaction } from '../../club/store.ts';
import { requireMatch, requireTeam } from '../../club/tools.ts';
import type { OpenDatabase } from '../database/open.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { createTestService, type TestService } from '../testing/test-service.ts';
import { testNow } from '../testing/two-clubs.ts';
import { type Answer, responseCache } from './answer.ts';

describeOnEachDatabase('an answer cached in memory', (open) => {
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

  test('is gone at the next call after a document changed, of any kind', async () => {
    const { club, teamId, completed: matchId } = service.ours;
    const change = (work: (tx: ClubTransaction) => Promise<void>) => () =>
      service.clubs.store.transact(club.id, work);
    const about = { matchId, runId: 'r', startedAt: testNow };
    const run = { ...about, status: 'generating', generatedAt: null, generatedFrom: null } as const;
    const changes: [path: string, shown: string, change: () => Promise<void>][] = [
      [
        `/v1/clubs/${club.id}/teams`,
        'Renamed team',
        change(async (tx) => {
          const team = await requireTeam(tx, teamId);
          await tx.put('team', teamId, { ...team, name: 'Renamed team' });
        }),
      ],
      [
        `/v1/teams/${teamId}/roster`,
        'Renamed player',
        change(async (tx) => {
          const team = await requireTeam(tx, teamId);
          const roster = team.roster.map((player) => ({ ...player, name: 'Renamed player' }));
          await tx.put('team', teamId, { ...team, roster });
        }),
      ],
      [
        `/v1/matches/${matchId}/insights`,
        'generating',
        change((tx) => tx.put('run', matchId, run)),
      ],
      [
        `/v1/matches/${matchId}/insights`,
        'not_generated',
        change((tx) => tx.remove('run', matchId)),
      ],
      [
        `/v1/matches/${matchId}/insights`,
        'unavailable',
        change(async (tx) => {
          const match = await requireMatch(tx, matchId);
          await tx.put('match', matchId, { ...match, row: { ...match.row, status: 'live' } });
        }),
      ],
    ];
    for (const [path, shown, make] of changes) {
      expect((await get(path)).text).not.toContain(shown);
      await make();
      expect((await get(path)).text).toContain(shown);
    }
  });

  test('keeps its tag when other data of the club changed', async () => {
    const path = `/v1/matches/${service.ours.completed}/box-score`;
    const { tag } = await get(path);
    const { club, teamId } = service.ours;
    await service.clubs.store.transact(club.id, async (tx) => {
      await tx.put('team', teamId, { ...(await requireTeam(tx, teamId)), colour: '#123456' });
    });
    expect((await get(path)).tag).toBe(tag);
  });
});

test('the least recently used answer is evicted first, and another revision is another answer', () => {
  const answer = (): Answer => ({ tag: 'a', identity: new Uint8Array(1_000) });
  const kept = responseCache(4_200);
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
});
