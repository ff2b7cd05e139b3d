import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { Team } from '../../contract/club.ts';
import type { ApiClient } from './api-client.ts';
import { useApi } from './session-context.ts';

/** The key's club. */
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
      const { value, ...unreadable } = await api.call('listTeams', { clubId }, { signal });
      return { value: value.teams, ...unreadable };
    },
    staleTime: 5 * 60_000,
  });
}

/** The teams of the key's club; waits for both calls. */
export function useTeams() {
  const api = useApi();
  const club = useQuery(clubQuery(api));
  const clubId = club.data?.value.id;
  const teams = teamsQuery(api, clubId ?? '');
  const query = useQuery({ ...teams, queryFn: clubId ? teams.queryFn : skipToken });
  return { teams: query.data?.value, failed: club.isError || query.isError };
}

/** A team; `undefined` until loaded, and with `failed` if loading failed. */
export function useTeam(teamId: string): { team: Team | undefined; failed: boolean } {
  const { teams, failed } = useTeams();
  const team = teams?.find(({ id }) => id === teamId);
  return { team, failed: failed || (teams !== undefined && !team) };
}

/** A team from the cache, without a call, so that links can use it. */
export function useKnownTeam(teamId: string): Team | undefined {
  const api = useApi();
  const club = useQuery({ ...clubQuery(api), enabled: false });
  const teams = useQuery({ ...teamsQuery(api, club.data?.value.id ?? ''), enabled: false });
  return teams.data?.value.find(({ id }) => id === teamId);
}

/** A team's players: `{ value: RosterEntry[], unreadableRows }`; a 404 if the service has no such route. */
export function rosterQuery(api: ApiClient, teamId: string) {
  return queryOptions({
    queryKey: ['roster', teamId],
    queryFn: async ({ signal }) => {
      const { value, ...unreadable } = await api.call('listRoster', { teamId }, { signal });
      return { value: value.roster, ...unreadable };
    },
    staleTime: 5 * 60_000,
  });
}
