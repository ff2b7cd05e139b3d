import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Match } from '../../contract/match.ts';
import { useTeam } from '../api/club.ts';
import { matchesQuery } from '../api/matches.ts';
import { useApi } from '../api/session-context.ts';
import { Loaded } from '../figures/Loaded.tsx';
import { teamAbout } from '../figures/team-about.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { TeamPaper } from './season-paper.ts';

interface LoadedTeamProps {
  teamId: string;
  children: (team: TeamPaper, matches: Match[]) => ReactNode;
}

/** What a sheet about a team begins with: the team and its matches, once they are there. */
export function LoadedTeam({ teamId, children }: LoadedTeamProps) {
  const { team, failed } = useTeam(teamId);
  const matches = useQuery(matchesQuery(useApi(), teamId));
  const paper: TeamPaper = {
    name: team?.name ?? i18n.t('Team'),
    about: teamAbout(team).join(', '),
    season: team?.season,
    colour: team?.colour,
  };
  const skeleton = (
    <>
      <PageTitle parts={[i18n.t('Print')]} />
      <Skeleton height="60rem" />
    </>
  );
  return (
    <Loaded query={matches} skeleton={skeleton}>
      {(list) => (team || failed ? children(paper, list) : skeleton)}
    </Loaded>
  );
}
