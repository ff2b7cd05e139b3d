import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { matchPath, useLocation } from 'react-router';
import { type Season, seasonOfMatch, seasonsOf } from '../../basketball/seasons.ts';
import type { Match } from '../../contract/match.ts';
import { useTeam } from './club.ts';
import { matchesQuery } from './matches.ts';
import { useApi } from './session-context.ts';

const matchPages = '/teams/:teamId/matches/:matchId';

/** A list is divided once, although every link of a page asks. */
const divided = new WeakMap<readonly Match[], { word: string | undefined; seasons: Season[] }>();

function seasonsOfList(matches: readonly Match[], word: string | undefined): Season[] {
  const known = divided.get(matches);
  if (known?.word === word && known) return known.seasons;
  const seasons = seasonsOf(matches, word);
  divided.set(matches, { word, seasons });
  return seasons;
}

/** The match and the season in the address; a match's page is of the season of its match. */
export function useAddressedSeason(): { matchId: string | undefined; name: string | null } {
  const { pathname, search } = useLocation();
  const match = matchPath({ path: matchPages, end: false }, pathname);
  return { matchId: match?.params.matchId, name: new URLSearchParams(search).get('season') };
}

/** The season that the address asks for, otherwise the present one. */
function openSeason(
  seasons: readonly Season[],
  { matchId, name }: ReturnType<typeof useAddressedSeason>,
): Season | undefined {
  const asked =
    matchId === undefined
      ? seasons.find((season) => season.name === name)
      : seasonOfMatch(seasons, matchId);
  return asked ?? seasons[0];
}

/** A team's matches of the season that is open, newest first: every page reads them here. */
export function useTeamMatches(teamId: string) {
  const word = useTeam(teamId).team?.season;
  const { matchId, name } = useAddressedSeason();
  const select = useCallback(
    <Read extends { value: Match[] }>(read: Read): Read => {
      const seasons = seasonsOfList(read.value, word);
      if (seasons.length < 2) return read;
      const ids = new Set(openSeason(seasons, { matchId, name })?.matchIds);
      return { ...read, value: read.value.filter(({ id }) => ids.has(id)) };
    },
    [word, matchId, name],
  );
  return useQuery({ ...matchesQuery(useApi(), teamId), select });
}

/** A team's seasons, the present one first, and the open one; it makes no call. */
export function useTeamSeasons(teamId: string): { seasons: Season[]; open: Season | undefined } {
  const word = useTeam(teamId).team?.season;
  const address = useAddressedSeason();
  const { data } = useQuery({ ...matchesQuery(useApi(), teamId), enabled: false });
  const seasons = data ? seasonsOfList(data.value, word) : [];
  return { seasons, open: openSeason(seasons, address) };
}

/** An address with a season behind its question mark; those of a club or a match need none. */
export function withSeason(address: string, season: string | null | undefined): string {
  const [rest = '', hash] = address.split('#');
  const [pathname = ''] = rest.split('?');
  const ofTeam = matchPath({ path: '/teams/:teamId', end: false }, pathname);
  if (!season || !ofTeam || matchPath({ path: matchPages, end: false }, pathname)) return address;
  const joined = `${rest}${rest.includes('?') ? '&' : '?'}${new URLSearchParams({ season })}`;
  return hash === undefined ? joined : `${joined}#${hash}`;
}
