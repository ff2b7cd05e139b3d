import * as v from 'valibot';
import { endpoints } from '../../src/contract/endpoints.ts';
import { call } from './load.ts';

/** A completed match with insights, of a demo team that has none under way: nothing of it changes by itself. */
export async function findDemoMatch(
  url: string,
  headers: Record<string, string>,
): Promise<{ teamId: string; matchId: string }> {
  const read = async <Data>(path: string, data: v.GenericSchema<unknown, Data>) =>
    v.parse(v.object({ data }), JSON.parse((await call(url + path, headers)).text)).data;
  const club = await read('/v1/clubs', endpoints.getClub.data);
  const { teams } = await read(`/v1/clubs/${club.id}/teams`, endpoints.listTeams.data);
  for (const { id: teamId } of teams) {
    const { matches } = await read(`/v1/teams/${teamId}/matches`, endpoints.listMatches.data);
    const match = matches.find(({ insightsStatus }) => insightsStatus === 'ready');
    if (match !== undefined && matches.every(({ status }) => status !== 'live')) {
      return { teamId, matchId: match.id };
    }
  }
  throw new Error('The demo league has no team without a match under way');
}
