import { matchRoutes, useLocation } from 'react-router';
import { pages } from '../api/paths.ts';

/** A page of the table of pages. */
export type Page = (typeof pages)[keyof typeof pages];

/** The page that is open, and what its address names. */
export interface OpenPage {
  /** `undefined` for an address that no page has. */
  page: Page | undefined;
  teamId: string | undefined;
  matchId: string | undefined;
  playerId: string | undefined;
}

const table: Page[] = Object.values(pages);

let last: { pathname: string; open: OpenPage } | undefined;

/** The page of an address; looked for once, since several parts of a page ask for it each time they are drawn. */
export function pageOf(pathname: string): OpenPage {
  if (last?.pathname !== pathname) last = { pathname, open: find(pathname) };
  return last.open;
}

/** One page after the other: of a whole table the router would compile and rank each path first. */
function find(pathname: string): OpenPage {
  for (const page of table) {
    const [found] = matchRoutes([page], pathname) ?? [];
    const { teamId, matchId, playerId } = found?.params ?? {};
    if (found) return { page, teamId, matchId, playerId };
  }
  return { page: undefined, teamId: undefined, matchId: undefined, playerId: undefined };
}

/** The page of the address, also for what stands outside that page. */
export const usePage = (): OpenPage => pageOf(useLocation().pathname);
