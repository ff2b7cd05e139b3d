import { useMemo } from 'react';
import { matchRoutes, useLocation } from 'react-router';
import { pages } from '../api/paths.ts';

/** A page of the table of pages. */
export type Page = (typeof pages)[keyof typeof pages];

/** The page that is open, and what its address names. */
interface OpenPage {
  /** `undefined` for an address that no page has. */
  page: Page | undefined;
  teamId: string | undefined;
  matchId: string | undefined;
  playerId: string | undefined;
}

const table: Page[] = Object.values(pages);

/** The page of the address, also for what stands outside that page. */
export function usePage(): OpenPage {
  const { pathname } = useLocation();
  return useMemo(() => {
    const found = matchRoutes(table, pathname)?.at(-1);
    const { teamId, matchId, playerId } = found?.params ?? {};
    return { page: found?.route, teamId, matchId, playerId };
  }, [pathname]);
}
