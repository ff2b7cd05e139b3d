import { expect, test } from 'vitest';
import { add, call, deviceOver, sampleFile, untilReady } from './testing/device-calls.ts';

/** A club with the sample match, whose insights are written. */
async function writtenClub() {
  const here = deviceOver();
  const { id: clubId } = await here.device.make('My club');
  const { matchId = '', teamId = '' } = await add(here, clubId, [sampleFile()]);
  await call(here, clubId, 'writeInsights', { matchId });
  await untilReady(() => call(here, clubId, 'getInsights', { matchId }));
  const care = (method: string, path: string, body: object) =>
    here.ask(clubId, method, `/import/${path}`, JSON.stringify(body));
  return { here, clubId, matchId, teamId, care };
}

test('a match gets another opponent and day, its players the opponent’s ids, and its texts are stale', async () => {
  const { here, clubId, matchId, teamId, care } = await writtenClub();
  const before = await call(here, clubId, 'getBoxScore', { matchId });
  const body = { opponent: 'Riverside', day: '2026-11-12', venue: 'Old Hall' };
  expect((await care('PATCH', `matches/${matchId}`, body)).data).toEqual({ matches: 1 });
  const { matches } = await call(here, clubId, 'listMatches', { teamId });
  expect(matches).toMatchObject([
    { startsAt: '2026-11-12', opponent: { name: 'Riverside' }, venue: 'Old Hall' },
  ]);
  const box = await call(here, clubId, 'getBoxScore', { matchId });
  expect(box.opponent.name).toBe('Riverside');
  expect(box.team).toEqual(before.team);
  const idsOf = ({ opponent }: typeof box) => opponent.players.map(({ playerId }) => playerId);
  expect(idsOf(box).some((id) => idsOf(before).includes(id))).toBe(false);
  const { events } = await call(here, clubId, 'getPlayByPlay', { matchId });
  const named = events.flatMap(({ side, playerId }) =>
    side === 'opponent' && playerId ? [playerId] : [],
  );
  expect(idsOf(box)).toEqual(expect.arrayContaining(named));
  expect(await call(here, clubId, 'getInsights', { matchId })).toMatchObject({ stale: true });
});

test('a match goes once its opponent’s name was typed, and need not be taken back then', async () => {
  const { here, clubId, matchId, teamId, care } = await writtenClub();
  const wrong = await care('DELETE', `matches/${matchId}`, { name: 'Somebody' });
  expect(wrong.error).toMatchObject({ code: 'INVALID_REQUEST' });
  const { matches } = await call(here, clubId, 'listMatches', { teamId });
  const name = matches[0]?.opponent.name ?? '';
  expect((await care('DELETE', `matches/${matchId}`, { name })).data).toEqual({ matches: 1 });
  expect((await call(here, clubId, 'listMatches', { teamId })).matches).toEqual([]);
  for (const kind of ['match', 'record', 'texts'] as const) {
    expect(await here.clubs.all(kind, clubId)).toEqual([]);
  }
  expect((await here.ask(clubId, 'POST', '/import/undo')).data).toEqual({ matches: 0 });
});

test('a club is renamed, and a name without a letter is refused', async () => {
  const { here, clubId, care } = await writtenClub();
  expect((await care('PATCH', 'club', { name: 'Harbour Juniors' })).status).toBe(200);
  expect(await call(here, clubId, 'getClub')).toEqual({ id: clubId, name: 'Harbour Juniors' });
  expect((await care('PATCH', 'club', { name: '?!' })).error.code).toBe('INVALID_REQUEST');
  expect((await care('PATCH', 'matches/7', { day: '2026-11-12' })).error.code).toBe(
    'INVALID_REQUEST',
  );
});
