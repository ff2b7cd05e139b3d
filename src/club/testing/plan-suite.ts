import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { type Plan, plansSchema, storedPlanSchema } from '../../contract/playing-time.ts';
import { there } from '../../league/testing/few-matches.ts';
import { cared, caredTeam } from '../../testing/cared-club.ts';
import { readClub } from '../read-club.ts';
import { clubsOver } from './club-calls.ts';
import { putClub } from './put-club.ts';
import type { OpenStore } from './store-suite.ts';

const { club, team, player, other, mate, matches } = cared;
const first = there(matches[0]);
const path = `/import/teams/${team.id}/plans`;
const five = [player.playerId, other.playerId, mate.playerId];
const plan: Plan = {
  matchId: first.id,
  day: '2026-11-21',
  periods: 4,
  periodMinutes: 10,
  shiftsPerPeriod: 2,
  players: five.map((playerId) => ({ playerId, from: 0, until: null, target: null })),
  rule: 'least',
  least: 4,
  most: 8,
  groups: [{ kind: 'guards', ids: five, least: 1, most: 5 }],
  fives: [five, five],
  played: { seconds: 60, since: null, changes: [{ at: 0, on: five, off: [] }] },
};

/** Tests of plans of playing time, for any store. */
export function testPlans(open: OpenStore): void {
  let here: ReturnType<typeof clubsOver>;
  const ask = (method: string, to: string, body?: object) =>
    here.ask(club.id, method, to, body && JSON.stringify(body));
  const listed = async () => v.parse(plansSchema, (await ask('GET', path)).data).plans;
  const store = async (sent: object, replaces: string | null = null) =>
    ask('PUT', path, { plan: sent, replaces });
  beforeEach(async () => {
    here = clubsOver(await open());
    await putClub(here.tools, club, caredTeam(true));
  });

  test('a plan is stored and listed unchanged', async () => {
    expect(await listed()).toEqual([]);
    const { status, data } = await store(plan);
    expect(status).toBe(200);
    expect(v.parse(storedPlanSchema, data)).toEqual(data);
    expect(await listed()).toEqual([{ plan, savedAt: data.savedAt }]);
    const ofDay = { ...plan, matchId: null, day: '2026-11-28' };
    await store(ofDay);
    expect((await listed()).map((each) => each.plan)).toEqual([ofDay, plan]);
  });

  test('if two phones store a plan, the later one gets a conflict and can still read both', async () => {
    const { data } = await store(plan);
    expect(await store({ ...plan, least: 3 })).toMatchObject({
      status: 409,
      error: { code: 'CONFLICT' },
    });
    expect((await store({ ...plan, least: 3 }, data.savedAt)).status).toBe(200);
    expect((await listed())[0]?.plan.least).toBe(3);
  });

  test.each([
    ['a player of nobody’s', { players: [{ ...plan.players[0], playerId: first.id }] }, 400],
    ['a five with a stranger', { fives: [[first.id]] }, 400],
    ['a match that is not there', { matchId: player.playerId }, 404],
    ['six on court', { fives: [[...five, ...five]] }, 400],
    ['no day of the calendar', { day: '2026-02-30' }, 400],
  ])('%s is refused', async (_, wrong, status) => {
    expect((await store({ ...plan, ...wrong })).status).toBe(status);
    expect(await listed()).toEqual([]);
  });

  test('an erased player is removed from plans, and a joined player is replaced', async () => {
    await store(plan);
    const joined = `/import/players/${player.playerId}/merge`;
    await ask('POST', joined, { playerId: other.playerId });
    const two = [player.playerId, mate.playerId];
    expect(await listed()).toMatchObject([{ plan: { fives: [two, two], groups: [{ ids: two }] } }]);
    await ask('POST', `/import/players/${player.playerId}/erase`, { name: player.name });
    expect(JSON.stringify(await listed())).not.toContain(player.playerId);
    expect((await listed())[0]?.plan.fives).toEqual([[mate.playerId], [mate.playerId]]);
  });

  test('deleting its match or team deletes a plan', async () => {
    await store(plan);
    await store({ ...plan, matchId: null });
    const { name } = first.fixture.opponent;
    await ask('DELETE', `/import/matches/${first.id}`, { name });
    expect((await listed()).map((each) => each.plan.matchId)).toEqual([null]);
    await ask('DELETE', `/import/teams/${team.id}`, { name: team.name });
    expect(await here.all('plan', club.id)).toEqual([]);
  });

  test('plans are saved in the club’s file and restored', async () => {
    await store(plan);
    const before = await listed();
    const lines = await here.engine.save(club.id);
    here = clubsOver(await open());
    await here.engine.store(await readClub([lines]), false);
    expect(await listed()).toEqual(before);
  });
}
