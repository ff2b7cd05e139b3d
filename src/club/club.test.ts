import { beforeAll, expect, test } from 'vitest';
import { sampleLiveStats } from '../match-files/testing/livestats-sample.ts';
import { kinds } from './documents.ts';
import { add, call, clubsOver, now, sampleFile, untilReady } from './testing/club-calls.ts';
import { full, fullStore } from './testing/full-store.ts';
import { createMemoryStore } from './testing/memory-store.ts';

/** The demo club, which takes a while to simulate. */
const demo = createMemoryStore();
beforeAll(() => clubsOver(demo).engine.lookAround());

test('every call about the demo club conforms to the contract', async () => {
  const here = clubsOver(demo);
  const { id: clubId, name } = await here.engine.lookAround();
  expect(await call(here, clubId, 'getClub')).toEqual({ id: clubId, name });
  const { teams } = await call(here, clubId, 'listTeams', { clubId });
  expect(teams).toHaveLength(3);
  for (const { id: teamId } of teams) {
    const { roster } = await call(here, clubId, 'listRoster', { teamId });
    const { matches } = await call(here, clubId, 'listMatches', { teamId });
    const starts = matches.map(({ startsAt }) => startsAt ?? '');
    expect(starts).toEqual(starts.toSorted().reverse());
    const played = matches.filter(({ status }) => status === 'completed');
    expect(played.map(({ insightsStatus }) => insightsStatus)).toEqual(
      played.map((_, index) => (index < 2 ? 'not_generated' : 'ready')),
    );
    for (const { id: matchId, score } of matches.slice(0, 5)) {
      const box = await call(here, clubId, 'getBoxScore', { matchId });
      expect(box.team.totals?.points ?? null).toBe(score?.team ?? null);
      const { events } = await call(here, clubId, 'getPlayByPlay', { matchId });
      expect(events.at(-1)?.score.team ?? null).toBe(score?.team ?? null);
    }
    const [, , written] = played;
    const [player] = roster;
    const ids = { matchId: written?.id ?? '', playerId: player?.playerId ?? '' };
    expect((await call(here, clubId, 'getInsights', ids)).summary?.whatsWorking).not.toEqual([]);
    expect((await call(here, clubId, 'getPlayerInsights', ids)).status).toBe('ready');
  }
});

test('insights go from not generated through generating to ready, for the team and each player', async () => {
  const here = clubsOver(demo);
  const { id: clubId } = await here.engine.lookAround();
  const { teams } = await call(here, clubId, 'listTeams', { clubId });
  const teamId = teams[0]?.id ?? '';
  const { matches } = await call(here, clubId, 'listMatches', { teamId });
  const { roster } = await call(here, clubId, 'listRoster', { teamId });
  const matchId = matches.find((match) => match.insightsStatus === 'not_generated')?.id ?? '';
  const before = await call(here, clubId, 'getInsights', { matchId });
  expect(before.message).toBe('Todavía no se ha escrito el análisis.');
  expect((await call(here, clubId, 'writeInsights', { matchId })).status).toBe('generating');
  const after = await untilReady(() => call(here, clubId, 'getInsights', { matchId }));
  expect(after).toMatchObject({ status: 'ready', stale: false });
  for (const { playerId } of roster) {
    const ids = { matchId, playerId };
    expect((await call(here, clubId, 'getPlayerInsights', ids)).status).toBe('ready');
  }
  expect((await call(here, clubId, 'writeInsights', { matchId })).status).toBe('ready');
  const { ask } = here;
  const again = await ask(clubId, 'POST', `/v1/matches/${matchId}/insights?regenerate=true`);
  expect([again.status, again.data.status, again.language]).toEqual([202, 'generating', 'es']);
  expect(again.data.summary).toEqual(after.summary);
});

test('the next call resumes a run whose tab was closed', async () => {
  const first = clubsOver(demo);
  const { id: clubId } = await first.engine.lookAround();
  const runs = new Set((await first.all('run', clubId)).map((run) => run.matchId));
  const matchId = (await first.all('match', clubId))
    .map(({ row }) => row)
    .find(({ id, status }) => status === 'completed' && !runs.has(id))?.id;
  if (matchId === undefined) throw new Error('every match has its insights');
  const about = { matchId, runId: 'r1', status: 'generating' as const, startedAt: now };
  const run = { ...about, generatedAt: null, generatedFrom: null };
  await first.tools.store.transact(clubId, (tx) => tx.put('run', matchId, run));
  const here = clubsOver(first.documents);
  expect((await untilReady(() => call(here, clubId, 'getInsights', { matchId }))).status).toBe(
    'ready',
  );
});

test('a dropped file becomes a match, is recognised the second time, and can be undone', async () => {
  const here = clubsOver();
  const { id: clubId } = await here.engine.make('My club');
  const outcome = await add(here, clubId, [sampleFile()]);
  expect(outcome.kind).toBe('added');
  const { teams } = await call(here, clubId, 'listTeams', { clubId });
  expect(await call(here, clubId, 'getClub')).toEqual({ id: clubId, name: teams[0]?.name });
  const teamId = teams[0]?.id ?? '';
  const { matches } = await call(here, clubId, 'listMatches', { teamId });
  expect(matches).toMatchObject([{ id: outcome.matchId, startsAt: '2026-11-14' }]);
  const { matchId = '' } = outcome;
  const box = await call(here, clubId, 'getBoxScore', { matchId });
  expect(box.team.totals?.points).toBe(matches[0]?.score?.team);
  expect((await call(here, clubId, 'listRoster', { teamId })).roster).toHaveLength(
    box.team.players.length,
  );
  expect((await add(here, clubId, [sampleFile('again.json')])).kind).toBe('unchanged');

  expect((await here.ask(clubId, 'POST', '/import/undo')).data).toEqual({ matches: 1 });
  expect((await call(here, clubId, 'listTeams', { clubId })).teams).toEqual([]);
  expect(await here.all('record', clubId)).toEqual([]);
});

test('with a full store no part of a match is stored, and once there is space it is added', async () => {
  let isFull = false;
  const failures: unknown[] = [];
  const documents = fullStore(createMemoryStore(), () => isFull);
  const here = clubsOver(documents, (error) => failures.push(error));
  const { id: clubId } = await here.engine.make('My club');
  const before = await here.all('club', clubId);
  isFull = true;
  expect(await add(here, clubId, [sampleFile()])).toEqual({
    kind: 'failed',
    reason: 'the storage of this device is full; nothing of it was stored',
  });
  expect(failures).toEqual([]);
  expect(await here.all('club', clubId)).toEqual(before);
  expect(await here.all('match', clubId)).toEqual([]);
  isFull = false;
  expect(await add(here, clubId, [sampleFile()])).toMatchObject({ kind: 'added' });
});

test('with a full store a run fails, and succeeds once there is space', async () => {
  let isFull = false;
  const failures: unknown[] = [];
  const documents = fullStore(createMemoryStore(), (kind) => isFull && kind === 'texts');
  const here = clubsOver(documents, (error) => failures.push(error));
  const { id: clubId } = await here.engine.make('My club');
  const { matchId = '' } = await add(here, clubId, [sampleFile()]);
  const written = async () => {
    await call(here, clubId, 'writeInsights', { matchId });
    return (await untilReady(() => call(here, clubId, 'getInsights', { matchId }))).status;
  };
  isFull = true;
  expect(await written()).toBe('failed');
  expect(failures).toEqual([full]);
  isFull = false;
  expect(await written()).toBe('ready');
});

test('a cut-off file is refused by name without affecting others', async () => {
  const here = clubsOver();
  const { id: clubId } = await here.engine.make('My club');
  const cut = new File([JSON.stringify(sampleLiveStats()).slice(0, -200)], 'cut.json');
  const { data } = await here.ask(clubId, 'POST', '/import/looks', [cut, sampleFile()]);
  expect(data.matches).toHaveLength(1);
  expect(data.refused).toMatchObject([{ file: 'cut.json' }]);
});

test('a forgotten club is deleted completely, and its key opens nothing', async () => {
  const here = clubsOver();
  const { id: clubId } = await here.engine.make('My club');
  const { id: other } = await here.engine.make('Another');
  await add(here, clubId, [sampleFile()]);
  await here.engine.forget(clubId);
  for (const kind of kinds) expect(await here.all(kind, clubId)).toEqual([]);
  expect((await here.ask(clubId, 'GET', '/v1/clubs')).error.code).toBe('UNAUTHORIZED');
  expect(await here.engine.list()).toMatchObject([{ id: other, matches: 0, isDemo: false }]);
});

test('ids of other clubs, and calls that a device lacks, are not found', async () => {
  const here = clubsOver(demo);
  const { id: clubId } = await here.engine.lookAround();
  const { id: other } = await here.engine.make('Another');
  const { teams } = await call(here, clubId, 'listTeams', { clubId });
  const { matches } = await call(here, clubId, 'listMatches', { teamId: teams[0]?.id ?? '' });
  for (const path of [
    `/v1/clubs/${clubId}/teams`,
    `/v1/teams/${teams[0]?.id}/roster`,
    `/v1/matches/${matches[0]?.id}/box-score`,
    `/v1/matches/${matches[0]?.id}/insights`,
    '/v1/nothing',
  ]) {
    expect((await here.ask(other, 'GET', path)).error.code).toBe('NOT_FOUND');
  }
});
