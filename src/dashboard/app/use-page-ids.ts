import { useMatches } from 'react-router';

/** What the address names. */
export interface PageIds {
  teamId: string | undefined;
  matchId: string | undefined;
  playerId: string | undefined;
}

/** The team, match and player of the page that is open, also for what stands outside that page. */
export function usePageIds(): PageIds {
  const { teamId, matchId, playerId } = useMatches().at(-1)?.params ?? {};
  return { teamId, matchId, playerId };
}
