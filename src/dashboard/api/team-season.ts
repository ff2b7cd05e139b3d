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

/**
 * The ids of a season's matches. Until one of the present season was played, those of the season before are with them: its
 * numbers are all that there are, and the coach prepares for fixtures.
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

/** A team's matches of the season that is open, newest first: every page reads them here. */
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

/** A team's list as far as it was read, in its seasons, the present one first, and the open one; it makes no call. */
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

/** A season's matches, newest first; it makes no call. */
export function useMatchesOf(teamId: string, season: Season | undefined): readonly Match[] {
  const { matches } = useTeamSeasons(teamId);
  return useMemo(() => {
    const ids = new Set(season?.matchIds);
    return matches.filter(({ id }) => ids.has(id));
  }, [matches, season]);
}

/** The matches that define the usual figures, newest first. */
export interface UsualOfPage {
  matches: readonly Match[];
  /** The season before, if they are of that; `null` if they are of the season itself. */
  seasonBefore: string | null;
  /** The same matches if they are of the season before, otherwise none. */
  before: readonly Match[];
}

/**
 * The usual figures' matches on the pages of the open season, or at the start of a match: the season's own, until there are
 * five those of the season before.
 */
export function useUsual(teamId: string, matchId?: string): UsualOfPage {
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

/** An address with a season behind its question mark; those of a club or a match need none. */
export function withSeason(address: string, season: string | null | undefined): string {
  const [rest = '', hash] = address.split('#');
  const [pathname = ''] = rest.split('?');
  const ofTeam = matchPath({ path: '/teams/:teamId', end: false }, pathname);
  if (!season || !ofTeam || matchPath({ path: matchPages, end: false }, pathname)) return address;
  const joined = `${rest}${rest.includes('?') ? '&' : '?'}${new URLSearchParams({ season })}`;
  return hash === undefined ? joined : `${joined}#${hash}`;
}
