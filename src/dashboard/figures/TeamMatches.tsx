import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { Match } from '../../contract/match.ts';
import { useTeam } from '../api/club.ts';
import { useTeamMatches } from '../api/team-season.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { QueryState } from './QueryState.tsx';

interface TeamMatchesProps {
  title: string;
  /** As large as the content. */
  skeleton: ReactNode;
  children: (list: { teamId: string; matches: Match[] }) => ReactNode;
}

/** A page about a team's matches, with its title and the team's name. */
export function TeamMatches({ title, skeleton, children }: TeamMatchesProps) {
  const { teamId = '' } = useParams();
  const { team } = useTeam(teamId);
  const matches = useTeamMatches(teamId);
  return (
    <>
      <PageTitle parts={[title, team?.name]} />
      <QueryState query={matches} skeleton={skeleton}>
        {(list) => children({ teamId, matches: list })}
      </QueryState>
    </>
  );
}
