import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { boxScoreSchema } from '../../contract/box-score.ts';
import { there } from '../../league/testing/few-matches.ts';
import { liveStatsOf } from '../../match-files/testing/livestats-of-record.ts';
import { cared, caredPaths, caredTeam } from '../../testing/cared-club.ts';
import { testCare } from '../../testing/every-care.ts';
import { kinds } from '../documents.ts';
import { readClub } from '../read-club.ts';
import { add, call, clubsOver, sampleFile, untilReady } from './club-calls.ts';
import { putClub } from './put-club.ts';
import type { OpenStore } from './store-suite.ts';

/** Tests of edits, for any store. */
export function testEdits(open: OpenStore): void {
  const { club, team, player, other, mate, matches } = cared;
  const [first, , , last] = matches;
  const ours = there(first);

  /** The club `cared` on a device. */
  async function caredClub(split: boolean, live?: string) {
    const here = clubsOver(await open());
    await putClub(here.tools, club, caredTeam(split, live));
    const care = async (method: string, path: string, body?: object) => {
      const { status, data, error } = await here.ask(
        club.id,
        method,
        `/import/${path}`,
        body && JSON.stringify(body),
      );
      return { status, data, error };
    };
    const answer = (path: string) =>
      here.engine.answer({ clubId: club.id, method: 'GET', path, language: 'en' });
    return {
      here,
      care,
      status: async (path: string) => (await answer(path)).status,
      read: async <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
        v.parse(schema, JSON.parse((await answer(path)).text).data),
      async write(matchId: string) {
        await call(here, club.id, 'writeInsights', { matchId });
        await here.ask(club.id, 'POST', `/v1/matches/${matchId}/insights?regenerate=true`);
        return (await untilReady(() => call(here, club.id, 'getInsights', { matchId }))).status;
      },
      async replies() {
        const found = new Map<string, string>();
        for (const path of caredPaths()) found.set(path, (await answer(path)).text);
        return found;
      },
      async left() {
        const kinds = ['team', 'match', 'record', 'run', 'texts'] as const;
        const documents = await Promise.all(kinds.map((kind) => here.all(kind, club.id)));
        return documents.flat().length;
      },
    };
  }

  /** All documents of the club, as text. */
  async function everything({ here }: Awaited<ReturnType<typeof caredClub>>): Promise<string> {
    return JSON.stringify(await Promise.all(kinds.map((kind) => here.all(kind, club.id))));
  }

  describe('edits by every route', () => {
    testCare(caredClub);
  });

  const traces = (text: string) =>
    [player.name, 'Philippa', 'Quambly', 'Zorn', 'quambly'].filter((trace) => text.includes(trace));

  test('an erased name is nowhere in the data, can’t be given again, and no file brings it back', async () => {
    const device = await caredClub(true);
    const { here, care } = device;
    for (const { id } of matches) await device.write(id);
    const path = `players/${player.playerId}`;
    await care('POST', `${path}/merge`, { playerId: other.playerId });
    await device.write(ours.id);
    expect(traces(await everything(device))).not.toEqual([]);
    const wrong = await care('POST', `${path}/erase`, { name: mate.name });
    expect(wrong.error).toMatchObject({
      message: expect.stringContaining(`type "${player.name}"`),
    });
    const erased = await care('POST', `${path}/erase`, { name: player.name });
    expect(erased).toMatchObject({ status: 200, data: { matches: 4 } });
    expect(traces(await everything(device))).toEqual([]);
    const { roster } = await call(here, club.id, 'listRoster', { teamId: team.id });
    const left = { playerId: player.playerId, name: 'Player', position: player.position };
    expect(roster).toContainEqual(left);
    for (const [method, where, body] of [
      ['PATCH', path, { name: player.name }],
      ['POST', `${path}/split`, { name: 'Player Two' }],
      ['POST', `${path}/merge`, { playerId: mate.playerId }],
      ['POST', `players/${mate.playerId}/merge`, { playerId: player.playerId }],
      ['POST', `${path}/erase`, { name: 'Player' }],
    ] as const) {
      expect(await care(method, where, body)).toMatchObject({
        status: 400,
        error: { message: 'This player’s name was erased for good' },
      });
    }
    expect(await device.write(ours.id)).toBe('ready');

    const { name: opponent } = there(last).fixture.opponent;
    await care('DELETE', `matches/${last?.id}`, { name: opponent });
    const file = sampleFile('again.json', liveStatsOf(there(last), { team: team.name, opponent }));
    const { kind, matchId = '' } = await add(here, club.id, [file], { day: '2026-11-18' });
    expect(kind).toBe('added');
    const box = await call(here, club.id, 'getBoxScore', { matchId });
    const lines = box.team.players.filter(({ playerId }) => playerId === player.playerId);
    expect(lines).toMatchObject([{ name: 'Player', played: true }]);
    expect(box.team.players).toHaveLength(there(last).matchSheet.team.length);
    expect(await device.write(matchId)).toBe('ready');
    expect(traces(await everything(device))).toEqual([]);
  });

  test('an opponents’ player is erased too, with the id derived from the name', async () => {
    const device = await caredClub(false);
    const { here, care } = device;
    const child = there(ours.matchSheet.opponent[2]);
    for (const { id } of matches) await device.write(id);
    const path = `players/${child.playerId}/erase`;
    expect(await care('POST', path, { name: child.name })).toMatchObject({ status: 200 });
    const kept = await everything(device);
    expect([child.name, child.playerId].filter((trace) => kept.includes(trace))).toEqual([]);
    expect(await care('POST', path, { name: child.name })).toMatchObject({ status: 404 });

    const file = sampleFile(
      'b.json',
      liveStatsOf(ours, { team: team.name, opponent: 'Elsewhere' }),
    );
    const { matchId = '' } = await add(here, club.id, [file], { day: '2026-11-18' });
    const { opponent } = await device.read(`/v1/matches/${matchId}/box-score`, boxScoreSchema);
    expect(opponent.players.filter(({ name }) => name === 'Player')).toHaveLength(1);
    expect(await everything(device)).not.toContain(child.name);
  });

  test('opening a saved club restores no erased name', async () => {
    const device = await caredClub(false);
    await device.care('POST', `players/${player.playerId}/erase`, { name: player.name });
    const opened = clubsOver(await open());
    const lines = await device.here.engine.save(club.id);
    await opened.engine.store(await readClub([lines]), false);
    expect(await opened.all('erased', club.id)).toHaveLength(1);
    const { name } = ours.fixture.opponent;
    const body = JSON.stringify({ name });
    await opened.ask(club.id, 'DELETE', `/import/matches/${ours.id}`, body);
    const file = sampleFile('again.json', liveStatsOf(ours, { team: team.name, opponent: name }));
    const { matchId = '' } = await add(opened, club.id, [file], { day: '2026-11-18' });
    const box = await call(opened, club.id, 'getBoxScore', { matchId });
    expect(box.team.players.map(({ playerId }) => playerId)).toContain(player.playerId);
    expect(JSON.stringify(box)).not.toContain(player.name);
  });

  test('an edited match can’t be undone, and a name without a letter is refused', async () => {
    const here = clubsOver(await open());
    const { id: clubId } = await here.engine.make('My club');
    const { matchId, teamId = '' } = await add(here, clubId, [sampleFile()]);
    const ask = (method: string, path: string, body: object) =>
      here.ask(clubId, method, `/import/${path}`, JSON.stringify(body));
    expect((await ask('PATCH', 'club', { name: '?!' })).error.code).toBe('INVALID_REQUEST');
    expect((await ask('PATCH', 'matches/7', { day: '2026-11-12' })).error.code).toBe(
      'INVALID_REQUEST',
    );
    const { matches: list } = await call(here, clubId, 'listMatches', { teamId });
    const { name } = there(list[0]).opponent;
    expect((await ask('DELETE', `matches/${matchId}`, { name })).data).toEqual({ matches: 1 });
    expect((await here.ask(clubId, 'POST', '/import/undo')).error.message).toContain('no adding');
  });
}
