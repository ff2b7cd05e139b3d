import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../api/api-client.ts';

/** The club that the key opens. */
export function clubQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['club'],
    queryFn: ({ signal }) => api.call('getClub', {}, { signal }),
    staleTime: 10 * 60_000,
  });
}

/** The club's teams: `{ value: Team[], unreadableRows }`. */
export function teamsQuery(api: ApiClient, clubId: string) {
  return queryOptions({
    queryKey: ['teams', clubId],
    queryFn: async ({ signal }) => {
      const { value, unreadableRows } = await api.call('listTeams', { clubId }, { signal });
      return { value: value.teams, unreadableRows };
    },
    staleTime: 5 * 60_000,
  });
}

/** A team's players: `{ value: RosterEntry[], unreadableRows }`; a 404 where the service has no such route. */
export function rosterQuery(api: ApiClient, teamId: string) {
  return queryOptions({
    queryKey: ['roster', teamId],
    queryFn: async ({ signal }) => {
      const { value, unreadableRows } = await api.call('listRoster', { teamId }, { signal });
      return { value: value.roster, unreadableRows };
    },
    staleTime: 5 * 60_000,
  });
}
