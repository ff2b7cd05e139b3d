import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { boxScoreSchema } from '../contract/box-score.ts';
import { endpoints, pathOf } from '../contract/endpoints.ts';
import { insightResultSchema } from '../contract/insight.ts';
import { there } from '../league/testing/few-matches.ts';
import { type CaredHost, cared } from './cared-club.ts';

const { player, other, mate, matches, late, team } = cared;
const first = there(matches[0]);
const last = there(matches.at(-1));
const insightsOf = (matchId: string) => `/v1/matches/${matchId}/insights`;

/** The paths whose replies differ. */
function differing(one: Map<string, string>, two: Map<string, string>): string[] {
  return [...one].filter(([path, body]) => two.get(path) !== body).map(([path]) => path);
}

/** The editing tests that every host of clubs must pass: the service, and a device. */
export function testCare(open: (split: boolean, live?: string) => Promise<CaredHost>): void {
  let club: CaredHost;
  beforeEach(async () => {
    club = await open(true);
  });
  const rosterOf = () => club.read(`/v1/teams/${team.id}/roster`, endpoints.listRoster.data);
  const matchesIn = () => club.read(`/v1/teams/${team.id}/matches`, endpoints.listMatches.data);
  const boxScore = (id: string) => club.read(`/v1/matches/${id}/box-score`, boxScoreSchema);
  const insights = (id: string) => club.read(insightsOf(id), insightResultSchema);

  describe('a wrong number', () => {
    const correct = (...numbers: (readonly [string, string, number | null, number])[]) =>
      club.care('POST', `matches/${first.id}/corrections`, {
        numbers: numbers.map(([playerId, statistic, from, to]) => ({
          playerId,
          statistic,
          from,
          to,
        })),
      });
    const own = async () => {
      const { team: side } = await boxScore(first.id);
      const lineOf = (id: string) => there(side.players.find(({ playerId }) => playerId === id));
      return { mate: lineOf(mate.playerId), player: lineOf(player.playerId), totals: side.totals };
    };

    it('is corrected with a trace, its total follows, and insights are stale until regenerated', async () => {
      for (const { id } of matches) await club.write(id);
      const before = await own();
      const from = before.mate.assists ?? 0;
      const done = await correct([mate.playerId, 'assists', from, from + 1]);
      expect(done).toMatchObject({ status: 200, data: { matches: 1 } });
      const after = await own();
      expect(after.mate).toMatchObject({
        assists: from + 1,
        corrections: [{ statistic: 'assists', from, to: from + 1, by: expect.any(String) }],
      });
      expect(after.totals?.assists).toBe((before.totals?.assists ?? 0) + 1);
      for (const { id } of matches) expect((await insights(id)).stale).toBe(true);
      expect(await club.write(first.id)).toBe('ready');
      // Another user corrects the same number without having seen the change.
      const late = await correct([mate.playerId, 'assists', from, from + 2]);
      expect(late).toMatchObject({
        status: 409,
        error: { message: expect.stringContaining(`somebody changed it to ${from + 1}`) },
      });
      await correct([mate.playerId, 'assists', from + 1, from]);
      expect(await own(), 'as recorded again, without a trace').toEqual(before);
    });

    it('can be another player’s basket, but nothing impossible', async () => {
      const before = await own();
      const { made, attempted } = before.mate.twos;
      const shots = [made ?? 0, attempted ?? 0] as const;
      const refused = async (why: string, ...numbers: Parameters<typeof correct>) =>
        expect(await correct(...numbers)).toMatchObject({
          status: 400,
          error: { message: expect.stringContaining(why) },
        });
      const more = (id: string, [made, attempted]: readonly [number, number], by: 1 | -1) =>
        [
          [id, 'twos.made', made, made + by],
          [id, 'twos.attempted', attempted, attempted + by],
        ] as const;
      await refused('made of', [mate.playerId, 'twos.made', shots[0], shots[1] + 1]);
      await refused('below 0', [mate.playerId, 'fouls', before.mate.fouls, -1]);
      await refused('Correct the shots', [mate.playerId, 'points', before.mate.points, 1]);
      await refused('the score says', ...more(mate.playerId, shots, 1));
      const { twos } = before.player;
      const others = [twos.made ?? 0, twos.attempted ?? 0] as const;
      const [from, to] =
        shots[0] > 0 ? [mate.playerId, player.playerId] : [player.playerId, mate.playerId];
      const [less, most] = shots[0] > 0 ? [shots, others] : [others, shots];
      expect(await correct(...more(from, less, -1), ...more(to, most, 1))).toMatchObject({
        status: 200,
      });
      const after = await own();
      expect(after.totals).toEqual(before.totals);
      expect(Math.abs((after.mate.points ?? 0) - (before.mate.points ?? 0))).toBe(2);
      expect((await correct([randomUUID(), 'fouls', 1, 2])).status).toBe(404);
    });
  });

  describe('a player who is on the roster twice', () => {
    it('is found', async () => {
      const { data } = await club.care('GET', `teams/${team.id}/like-players`);
      expect(data).toEqual({
        pairs: expect.arrayContaining([
          {
            one: expect.objectContaining({ playerId: player.playerId, matches: 2 }),
            other: expect.objectContaining({ playerId: other.playerId, matches: 2 }),
          },
        ]),
      });
    });

    it('is one after joining: every reply is as if there had never been two', async () => {
      for (const { id } of matches) await club.write(id);
      const joined = await club.care('POST', `players/${player.playerId}/merge`, {
        playerId: other.playerId,
      });
      expect(joined).toMatchObject({ status: 200, data: { matches: 2 } });
      for (const { id } of matches) {
        expect(await insights(id)).toMatchObject({ status: 'ready', stale: true });
      }
      const { data } = await club.care('GET', `players/${player.playerId}/names`);
      expect(data).toEqual({
        names: [
          { name: player.name, matches: matches.slice(0, 2).map(({ id }) => id) },
          { name: other.name, matches: late },
        ],
      });
      await club.care('PATCH', `players/${player.playerId}`, { name: player.name });
      for (const { id } of matches) expect(await club.write(id)).toBe('ready');
      const never = await open(false);
      for (const { id } of matches) await never.write(id);
      expect(differing(await club.replies(), await never.replies())).toEqual([]);
    });

    it('is two again after splitting, each with their matches', async () => {
      const before = await club.replies();
      const path = `players/${player.playerId}`;
      await club.care('POST', `${path}/merge`, { playerId: other.playerId });
      expect(differing(before, await club.replies())).not.toEqual([]);
      const split = await club.care('POST', `${path}/split`, { name: other.name.toUpperCase() });
      expect(split).toMatchObject({ status: 200, data: { matches: 2 } });
      const after = await club.replies();
      const { roster } = await rosterOf();
      const again = there(roster.find(({ name }) => name === other.name));
      const asBefore = new Map(
        [...after].map(([key, body]) => [key, body.replaceAll(again.playerId, other.playerId)]),
      );
      // The match sheet has no position.
      const rosterPath = `/v1/teams/${team.id}/roster`;
      expect(differing(before, asBefore).filter((key) => key !== rosterPath)).toEqual([]);
    });

    it('is shown as a possible duplicate before an erasure, and is erased in the same step', async () => {
      const path = `players/${player.playerId}`;
      const { data } = await club.care('GET', `${path}/duplicates`);
      expect(data).toEqual({
        players: [
          expect.objectContaining({
            playerId: other.playerId,
            name: other.name,
            of: team.name,
            matches: 2,
          }),
        ],
      });
      const also = (name: string) => ({
        name: player.name,
        also: [{ playerId: other.playerId, name }],
      });
      const wrong = await club.care('POST', `${path}/erase`, also(mate.name));
      expect(wrong).toMatchObject({
        status: 400,
        error: { message: expect.stringContaining(`type "${other.name}"`) },
      });
      expect(await club.care('POST', `${path}/erase`, also(other.name))).toMatchObject({
        status: 200,
        data: { matches: 4 },
      });
      const names = (await rosterOf()).roster.map(({ name }) => name);
      expect(names.filter((name) => name === 'Player')).toHaveLength(2);
      expect([...(await club.replies()).values()].join()).not.toContain('Quambly');
    });

    it('can’t be joined to a teammate of the same match or themselves, nor split without another name', async () => {
      const path = `players/${player.playerId}`;
      const joined = (playerId: string) => club.care('POST', `${path}/merge`, { playerId });
      expect(await joined(mate.playerId)).toMatchObject({
        status: 400,
        error: { message: expect.stringContaining(first.fixture.opponent.name) },
      });
      expect(await joined(player.playerId)).toMatchObject({ status: 400 });
      expect(await joined(randomUUID())).toMatchObject({ status: 404 });
      for (const name of [player.name, 'Nobody']) {
        expect(await club.care('POST', `${path}/split`, { name })).toMatchObject({
          status: 400,
          error: { message: `${player.name} has no other name in any match` },
        });
      }
    });
  });

  it('renames a player everywhere under the same id, and makes insights stale', async () => {
    await club.write(first.id);
    const before = await club.replies();
    const path = `players/${player.playerId}`;
    const renamed = await club.care('PATCH', path, { name: 'Zoë Quist', number: '99' });
    expect(renamed).toMatchObject({ status: 200, data: { matches: 2 } });
    const naming = (replies: Map<string, string>, name: string) =>
      [...replies]
        .filter(([key, body]) => !key.includes('insights') && body.includes(`"${name}"`))
        .map(([key]) => key);
    const after = await club.replies();
    expect(naming(after, player.name)).toEqual([]);
    expect(naming(after, 'Zoë Quist')).toEqual(naming(before, player.name));
    expect(await insights(first.id)).toMatchObject({ stale: true });
    expect((await rosterOf()).roster).toContainEqual({
      ...player,
      name: 'Zoë Quist',
      number: '99',
    });
    await club.care('PATCH', path, { name: player.name, number: player.number ?? '' });
    expect(differing(before, await club.replies())).toEqual([]);
  });

  it('moves a match to another day at its hour and renames its opponent, and makes insights stale', async () => {
    await club.write(last.id);
    const startsAt = last.fixture.startsAt ?? '';
    const moved = await club.care('PATCH', `matches/${last.id}`, {
      day: '2026-12-24',
      opponent: 'Água Clara',
      venue: 'Old Hall',
      competition: 'Cup',
      homeAway: 'neutral',
    });
    expect(moved).toMatchObject({ status: 200, data: { matches: 1 } });
    const [match] = (await matchesIn()).matches;
    expect(match).toMatchObject({
      id: last.id,
      startsAt: `2026-12-24${startsAt.slice(10)}`,
      opponent: { name: 'Água Clara' },
      venue: 'Old Hall',
      competition: 'Cup',
      homeAway: 'neutral',
    });
    expect(await boxScore(last.id)).toMatchObject({ opponent: { name: 'Água Clara' } });
    expect(await insights(last.id)).toMatchObject({ stale: true });
    await club.write(last.id);
    expect(await insights(last.id)).toMatchObject({ stale: false });
  });

  it('ends a match that its file left unfinished: every reply as if the file had been complete', async () => {
    const unfinished = await open(true, last.id);
    const statusOf = async () =>
      (await unfinished.read(`/v1/teams/${team.id}/matches`, endpoints.listMatches.data)).matches[0]
        ?.status;
    expect(await statusOf()).toBe('live');
    const ended = await unfinished.care('PATCH', `matches/${last.id}`, { end: true });
    expect(ended).toMatchObject({ status: 200, data: { matches: 1 } });
    expect(await statusOf()).toBe('completed');
    expect(differing(await club.replies(), await unfinished.replies())).toEqual([]);
    expect(await unfinished.write(last.id)).toBe('ready');
    const again = await unfinished.care('PATCH', `matches/${last.id}`, { end: true });
    expect(again).toMatchObject({ status: 200, data: { matches: 0 } });
  });

  it('switches the sides of a match in all replies, and back', async () => {
    for (const { id } of matches) await club.write(id);
    const path = `matches/${first.id}`;
    const before = await club.replies();
    const [boxBefore, [matchBefore]] = [
      await boxScore(first.id),
      (await matchesIn()).matches.slice(-1),
    ];
    const ofPlayer = async () => {
      const path = `/v1/matches/${first.id}/player-insights/${player.playerId}`;
      return (await club.read(path, endpoints.getPlayerInsights.data)).status;
    };
    expect(await ofPlayer()).toBe('ready');
    expect(await club.care('PATCH', path, { swapSides: true })).toMatchObject({
      status: 400,
      error: { message: 'Name the opponent to switch the sides' },
    });
    const swap = { swapSides: true, opponent: 'Água Clara' };
    expect(await club.care('PATCH', path, swap)).toMatchObject({
      status: 200,
      data: { matches: 1 },
    });

    const box = await boxScore(first.id);
    const numbers = (side: typeof box.team) => [
      side.totals,
      side.players.map(({ playerId: _, ...line }) => line),
    ];
    expect(numbers(box.team)).toEqual(numbers(boxBefore.opponent));
    expect(numbers(box.opponent)).toEqual(numbers(boxBefore.team));
    expect(box).toMatchObject({ team: { name: team.name }, opponent: { name: 'Água Clara' } });
    const [match] = (await matchesIn()).matches.slice(-1);
    expect(match).toMatchObject({
      opponent: { name: 'Água Clara' },
      homeAway: matchBefore?.homeAway === 'home' ? 'away' : 'home',
      score: { team: matchBefore?.score?.opponent, opponent: matchBefore?.score?.team },
    });
    const plays = await club.read(
      `/v1/matches/${first.id}/play-by-play`,
      endpoints.getPlayByPlay.data,
    );
    expect(plays.events.at(-1)?.score).toEqual(match?.score);
    const ids = (await rosterOf()).roster.map(({ playerId }) => playerId);
    expect(ids).toEqual(expect.arrayContaining(box.team.players.map(({ playerId }) => playerId)));
    for (const { id } of matches) expect(await insights(id)).toMatchObject({ stale: true });
    expect(await ofPlayer()).toBe('not_generated');

    const back = { swapSides: true, opponent: first.fixture.opponent.name };
    expect(await club.care('PATCH', path, back)).toMatchObject({ status: 200 });
    // The demo's opponents have ids of another form.
    const comparable = (replies: Map<string, string>) =>
      [...replies]
        .filter(([name]) => !name.includes('insights'))
        .map(([name, body]) => [
          name,
          body.replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'id'),
        ]);
    expect(comparable(await club.replies())).toEqual(comparable(before));
    expect((await boxScore(first.id)).team).toEqual(boxBefore.team);
  });

  it('makes insights stale if a match they compare with was moved past theirs', async () => {
    for (const { id } of matches) await club.write(id);
    await club.care('PATCH', `matches/${first.id}`, { day: '2026-12-24' });
    const isStale = [];
    for (const { id } of matches) isStale.push((await insights(id)).stale);
    expect(isStale).toEqual([true, true, true, true]);
  });

  it('renames team and club, and makes insights that name the team stale', async () => {
    await club.write(first.id);
    expect(
      await club.care('PATCH', `teams/${team.id}`, { name: 'Under 16', season: '26' }),
    ).toEqual({ status: 200, data: { matches: 4 }, error: null });
    expect(await club.care('PATCH', 'club', { name: 'New Club' })).toMatchObject({ status: 200 });
    expect(await club.read('/v1/clubs', endpoints.getClub.data)).toMatchObject({
      name: 'New Club',
    });
    expect(await boxScore(first.id)).toMatchObject({ team: { name: 'Under 16' } });
    expect(await insights(first.id)).toMatchObject({ stale: true });
  });

  it('renames the season without changing insights', async () => {
    for (const { id } of matches) await club.write(id);
    const before = await club.replies();
    await club.care('PATCH', `teams/${team.id}`, { season: '2026' });
    const path = pathOf('listTeams', { clubId: cared.club.id });
    expect(differing(before, await club.replies())).toEqual([path]);
    const { teams } = await club.read(path, endpoints.listTeams.data);
    expect(teams.map(({ season }) => season)).toEqual(['2026']);
  });

  it('deletes a match, then the team, only with its typed name', async () => {
    await club.write(first.id);
    const opponent = first.fixture.opponent.name;
    const wrong = await club.care('DELETE', `matches/${first.id}`, { name: 'Somebody' });
    expect(wrong).toMatchObject({
      status: 400,
      error: { message: `"Somebody" does not confirm it: type "${opponent}"` },
    });
    expect(
      await club.care('DELETE', `matches/${first.id}`, { name: opponent.toUpperCase() }),
    ).toMatchObject({ status: 200, data: { matches: 1 } });
    expect(await club.status(insightsOf(first.id))).toBe(404);
    expect((await matchesIn()).matches).toHaveLength(3);
    await club.care('DELETE', `teams/${team.id}`, { name: team.name });
    expect(await club.left()).toBe(0);
  });

  it('changes nothing with an empty request, and refuses a name without letters', async () => {
    const before = await club.replies();
    for (const path of [`players/${player.playerId}`, `matches/${first.id}`, `teams/${team.id}`]) {
      expect(await club.care('PATCH', path, {})).toMatchObject({ data: { matches: 0 } });
      const named = path.startsWith('matches') ? { opponent: '!!!' } : { name: '!!!' };
      expect(await club.care('PATCH', path, named)).toMatchObject({ status: 400 });
    }
    expect(differing(before, await club.replies())).toEqual([]);
  });
}
