import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { matchPath, useLocation } from 'react-router';
import {
  type Season,
  seasonOfMatch,
  seasonsOf,
  type UsualMatches,
  usualBefore,
  usualOf,
} from '../../basketball/seasons.ts';
import type { Match } from '../../contract/match.ts';
import { useKnownTeam } from './club.ts';
import { matchesQuery } from './matches.ts';
import { useApi } from './session-context.ts';

const matchPages = '/teams/:teamId/matches/:matchId';

/** The match and season in the address; a match's page belongs to its match's season. */
export function useAddressedSeason(): { matchId: string | undefined; name: string | null } {
  const { pathname, search } = useLocation();
  const match = matchPath({ path: matchPages, end: false }, pathname);
  return { matchId: match?.params.matchId, name: new URLSearchParams(search).get('season') };
}

/** The season in the address, otherwise the current one. */
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

/**
 * The ids of a season's matches. Before the current season's first match they include those of the season before, since the
 * coach has no other numbers to prepare with.
 */
function idsOf(
  seasons: readonly Season[],
  open: Season | undefined,
  matches: readonly Match[],
): Set<string> {
  const own = new Set(open?.matchIds);
  const isBegun = matches.some(
    ({ id, status }) => own.has(id) && (status === 'completed' || status === 'live'),
  );
  const [present, before] = seasons;
  const isAlone = isBegun || open !== present;
  return isAlone ? own : new Set([...own, ...(before?.matchIds ?? [])]);
}

/** A team's matches of the open season, newest first; all pages read them here. */
export function useTeamMatches(teamId: string) {
  const word = useKnownTeam(teamId)?.season;
  const { matchId, name } = useAddressedSeason();
  const select = useCallback(
    <Read extends { value: Match[] }>(read: Read): Read => {
      const seasons = seasonsOf(read.value, word);
      if (seasons.length < 2) return read;
      const ids = idsOf(seasons, openSeason(seasons, { matchId, name }), read.value);
      return { ...read, value: read.value.filter(({ id }) => ids.has(id)) };
    },
    [word, matchId, name],
  );
  return useQuery({ ...matchesQuery(useApi(), teamId), select });
}

const none: readonly Match[] = [];

/** A team's cached matches by season, current first, and the open season; makes no call. */
export function useTeamSeasons(teamId: string) {
  const word = useKnownTeam(teamId)?.season;
  const { matchId, name } = useAddressedSeason();
  const { data } = useQuery({ ...matchesQuery(useApi(), teamId), enabled: false });
  const matches: readonly Match[] = data?.value ?? none;
  return useMemo(() => {
    const seasons = seasonsOf(matches, word);
    return { matches, word, seasons, open: openSeason(seasons, { matchId, name }) };
  }, [matches, word, matchId, name]);
}

/** A season's cached matches, newest first; makes no call. */
export function useMatchesOf(teamId: string, season: Season | undefined): readonly Match[] {
  const { matches } = useTeamSeasons(teamId);
  return useMemo(() => {
    const ids = new Set(season?.matchIds);
    return matches.filter(({ id }) => ids.has(id));
  }, [matches, season]);
}

/**
 * The matches for the usual numbers in the open season, or before a match, newest first: the season's, or those of the
 * season before until there are five. `seasonBefore` is its name then, and `before` the same matches.
 */
export function useUsual(teamId: string, matchId?: string) {
  const { matches, word, seasons, open } = useTeamSeasons(teamId);
  return useMemo(() => {
    const usual: UsualMatches =
      matchId === undefined ? usualOf(matches, seasons, open) : usualBefore(matches, matchId, word);
    const ids = new Set(usual.matchIds);
    const { seasonBefore } = usual;
    const found = matches.filter(({ id }) => ids.has(id));
    return { matches: found, seasonBefore, before: seasonBefore === null ? none : found };
  }, [matches, word, seasons, open, matchId]);
}

/** An address with a season as query parameter, for pages that depend on one. */
export function withSeason(address: string, season: string | null | undefined): string {
  const [rest = '', hash] = address.split('#');
  const [pathname = ''] = rest.split('?');
  const ofTeam = matchPath({ path: '/teams/:teamId', end: false }, pathname);
  if (!season || !ofTeam || matchPath({ path: matchPages, end: false }, pathname)) return address;
  const joined = `${rest}${rest.includes('?') ? '&' : '?'}${new URLSearchParams({ season })}`;
  return hash === undefined ? joined : `${joined}#${hash}`;
}
