import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { Match } from '../../contract/match.ts';
import { useTeam } from '../api/club.ts';
import { useTeamMatches, useTeamSeasons, useUsual } from '../api/team-season.ts';
import { teamAbout } from '../figures/match-text.ts';
import { QueryState } from '../figures/QueryState.tsx';
import { usualNote } from '../figures/SeasonNote.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { TeamPaper } from './season-rows.ts';

/** What a sheet about a team is made from. */
export interface TeamOfSheet {
  teamId: string;
  team: TeamPaper;
  matches: Match[];
}

/** The team of the page's address and its matches, once they are there. */
export function LoadedTeam({ children }: { children: (read: TeamOfSheet) => ReactNode }) {
  const { teamId = '' } = useParams();
  const { team, failed } = useTeam(teamId);
  const matches = useTeamMatches(teamId);
  const { seasons, open } = useTeamSeasons(teamId);
  const { seasonBefore } = useUsual(teamId);
  const season = seasons.length > 1 ? open?.name : team?.season;
  const paper: TeamPaper = {
    name: team?.name ?? i18n.t('Team'),
    about: teamAbout(team && { ...team, season }).join(', '),
    season: season?.replaceAll('/', '-'),
    usual: seasonBefore === null || !open ? '' : usualNote(open.name, seasonBefore),
    colour: team?.colour,
  };
  const skeleton = (
    <>
      <PageTitle parts={[i18n.t('Print')]} />
      <Skeleton height="60rem" />
    </>
  );
  return (
    <QueryState query={matches} skeleton={skeleton}>
      {(list) => (team || failed ? children({ teamId, team: paper, matches: list }) : skeleton)}
    </QueryState>
  );
}
