import * as v from 'valibot';
import { endpoints, pathOf } from '../../contract/endpoints.ts';

const envelope = v.object({ data: v.unknown() });

/** All GET replies of a club: each path with its `data`. `get` calls the host, a device or a service. */
export async function repliesOf(
  clubId: string,
  get: (path: string) => Promise<{ text: string }>,
  { insights = true } = {},
): Promise<[path: string, data: unknown][]> {
  const replies: [string, unknown][] = [];
  const read = async (path: string) => {
    const { data } = v.parse(v.pipe(v.string(), v.parseJson(), envelope), (await get(path)).text);
    replies.push([path, data]);
    return data;
  };
  await read(pathOf('getClub', {}));
  const { teams } = v.parse(endpoints.listTeams.data, await read(pathOf('listTeams', { clubId })));
  for (const { id: teamId } of teams) {
    const people = v.parse(endpoints.listRoster.data, await read(pathOf('listRoster', { teamId })));
    const list = v.parse(endpoints.listMatches.data, await read(pathOf('listMatches', { teamId })));
    for (const { id: matchId } of list.matches) {
      for (const name of ['getBoxScore', 'getPlayByPlay'] as const) {
        await read(pathOf(name, { matchId }));
      }
      if (!insights) continue;
      await read(pathOf('getInsights', { matchId }));
      for (const { playerId } of people.roster) {
        await read(pathOf('getPlayerInsights', { matchId, playerId }));
      }
    }
  }
  return replies;
}
