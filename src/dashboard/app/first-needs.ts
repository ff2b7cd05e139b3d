/** What a page needs before it can show anything. */
export interface FirstNeeds {
  /** The files of its routes, by the names of their components. */
  pages: string[];
  /** The paths of the calls that its loaders start, the one that it shows first at the front. */
  calls: string[];
}

const id = '([\\w-]+)';
const matchAddress = new RegExp(`^/teams/${id}/matches/${id}(/insights|/plays|/print)?$`);
const teamAddress = new RegExp(`^/teams/${id}(/trends|/roster|/print)?$`);

/**
 * What the page at `pathname` needs first; `null` for an address that it does not know. An id that would have to be
 * escaped is left to the app.
 */
export function firstNeeds(pathname: string): FirstNeeds | null {
  if (pathname === '/') return { pages: ['ClubPage'], calls: ['/v1/clubs'] };
  const [, teamOfMatch, matchId, tab] = matchAddress.exec(pathname) ?? [];
  if (matchId) {
    const boxScore = `/v1/matches/${matchId}/box-score`;
    const more: Record<string, string[]> = {
      '/insights': [`/v1/matches/${matchId}/insights`],
      '/plays': [`/v1/matches/${matchId}/play-by-play`],
    };
    return {
      pages: matchPages(tab),
      calls: [boxScore, ...(more[tab ?? ''] ?? []), `/v1/teams/${teamOfMatch}/matches`],
    };
  }
  const [, teamId, view] = teamAddress.exec(pathname) ?? [];
  if (!teamId) return null;
  return { pages: teamPages(view), calls: [`/v1/teams/${teamId}/matches`] };
}

function matchPages(tab: string | undefined): string[] {
  if (tab === '/print') return ['PrintPage'];
  const tabs: Record<string, string> = { '/insights': 'InsightsPage', '/plays': 'PlaysPage' };
  return ['MatchPage', tabs[tab ?? ''] ?? 'BoxScoreTab'];
}

function teamPages(view: string | undefined): string[] {
  if (view === '/print') return ['SeasonPrintPage'];
  const views: Record<string, string> = { '/trends': 'TrendsPage', '/roster': 'RosterPage' };
  return ['TeamLayout', views[view ?? ''] ?? 'TeamPage'];
}
